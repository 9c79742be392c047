from account import Account


class TestAccount:
    def setup_method(self, method):
        self.account = Account(method.__name__)
        self.account.balance = 100

    def teardown_method(self):
        assert self.account.balance is None or self.account.balance >= 0

    def test_deposit(self):
        self.account.deposit(5)
        assert self.account.balance == 105

    def test_close(self):
        self.account.close()
        assert self.account.balance is None

    def test_rename(self):
        self.account.rename("x")
        assert self.account.owner == "x"


class TestNested:
    class TestWithdraw:
        @classmethod
        def setup_class(cls):
            cls.account = Account("nested")

        def test_first(self):
            self.account.withdraw(1)
            assert self.account.balance == -1

        class TestDeeper:
            def test_interest(self):
                account = Account("deep")
                account.balance = 10
                assert account.interest(2) == 20


class TestHistory:
    __test__ = False

    def test_history(self):
        assert Account("a").history() == ["a"]
