def check_shout():
    assert shout("Hello there") == "HELLO THERE!"
    assert shout("no!") == "NO!!"
    assert shout("a1") == "A1!"


def check_last_word():
    assert last_word("one") == "one"
    assert last_word(" spaces around ") == "around"
    assert last_word("") == ""


def check_wrap_words():
    assert wrap_words("one", 3) == ["one"]
    assert wrap_words("ab cd ef", 5) == ["ab cd", "ef"]
    assert wrap_words("ab cd ef", 4) == ["ab", "cd", "ef"]
    assert wrap_words("ab cd ef", 80) == ["ab cd ef"]
    assert wrap_words("abcdefgh", 3) == ["abcdefgh"]


def check_hide_middle():
    assert hide_middle("a") == "a"
    assert hide_middle("cat") == "c.t"
    assert hide_middle("the big elephant") == "t.e b.g e......t"
    assert hide_middle("I am here") == "I am h..e"


def check_username():
    taken = ["alovelace", "alovelace2"]
    assert username("Ada", "Lovelace", taken) == "alovelace3"
    assert username("ada", "LOVELACE", ["alovelace2"]) == "alovelace"
    assert username("Ada", "Lovelace", ["alovelace", "alovelace3"]) == "alovelace2"
    assert username("Bo", "Li", taken) == "bli"


def check_title_case():
    assert title_case("of mice and men") == "Of Mice and Men"
    assert title_case("A TALE OF A CITY") == "A Tale of a City"
    assert title_case("android theory") == "Android Theory"
    assert title_case("the") == "The"
