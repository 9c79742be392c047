def check_Account_deposit():
    account = Account("Ann", 10)
    account.deposit(5)
    assert account.balance == 15
    assert account.deposit(1) == 16
    assert Account("Bob", -20).deposit(20) == 0


def check_Account_withdraw():
    account = Account("Ann", 50)
    assert account.withdraw(151) is False
    assert account.balance == 50
    assert account.withdraw(30) is True
    assert account.balance == 20
    account.overdraft = 0
    assert account.withdraw(21) is False


def check_Playlist_titles():
    assert Playlist([("B", 1), ("A", 2), ("B", 3)]).titles() == ["B", "A", "B"]
    assert Playlist([("", 5)]).titles() == [""]
    assert Playlist([("Only", 1)]).titles() == ["Only"]


def check_Playlist_minutes():
    assert Playlist([]).minutes() == 0
    assert Playlist([("A", 60)]).minutes() == 1
    assert Playlist([("A", 30), ("B", 30), ("C", 1)]).minutes() == 2
    assert Playlist([("A", 1)]).minutes() == 1


def check_Stock_take():
    stock = Stock({"nut": 5, "cog": 1})
    assert stock.take("nut", 3) == 3
    assert stock.pieces == {"nut": 2, "cog": 1}
    assert stock.take("nut", 9) == 2
    assert stock.pieces == {"cog": 1}
    assert stock.take("cog", 1) == 1
    assert stock.pieces == {}


def check_Log_hottest():
    assert Log().add("Mon", -5).hottest() == "Mon"
    assert Log().add("Mon", -5).add("Tue", -2).add("Wed", -9).hottest() == "Tue"
    assert Log().add("Mon", 30).add("Tue", 2).add("Mon", 30).add("Wed", 30).hottest() == "Wed"
