def check_extension():
    assert extension("archive.tar.gz") == "gz"
    assert extension("end.") == ""
    assert extension("a.Py") == "py"
    assert extension("") == ""


def check_split_setting():
    assert split_setting(" name=") == ("name", "")
    assert split_setting("a b = c d ") == ("a b", "c d")
    assert split_setting("x == y") == ("x", "= y")


def check_parse_query():
    assert parse_query("") == {}
    assert parse_query("a=1&a=2") == {"a": "2"}
    assert parse_query("a=1&&b=2&") == {"a": "1", "b": "2"}
    assert parse_query("a=b=c") == {"a": "b=c"}
    assert parse_query("a=") == {"a": ""}


def check_page_numbers():
    assert page_numbers("2-2") == [2]
    assert page_numbers("9-11,1") == [9, 10, 11, 1]
    assert page_numbers("4,4") == [4, 4]
    assert page_numbers("1-2,5-6") == [1, 2, 5, 6]


def check_parse_size():
    assert parse_size("2m") == 2 * 1024 * 1024
    assert parse_size(" 1 k ") == 1024
    assert parse_size("0M") == 0
    assert parse_size("512 ") == 512


def check_read_version():
    assert read_version("3") == (3, 0, 0)
    assert read_version("v1.2.3-rc.1") == (1, 2, 3)
    assert read_version("10.20.30") == (10, 20, 30)
    assert read_version("v2-4.5-x") == (2, 0, 0)
