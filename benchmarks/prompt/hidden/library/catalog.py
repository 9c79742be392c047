def check_shelf_order():
    titles = ["An Egg", "Dune", "A Fox", "the Cat", "Theory"]
    assert shelf_order([]) == []
    assert shelf_order([Book(title, "X, Y", 1, 2000) for title in titles]) == [
        "the Cat",
        "Dune",
        "An Egg",
        "A Fox",
        "Theory",
    ]
    assert shelf_order([EMMA, YEARS, WAVES]) == ["Emma", "The Waves", "The Years"]


def check_citation():
    assert citation(YEARS) == "Woolf: The Years (1937)"
    assert citation(Book("Odes", "Horace", 90, -23)) == "Horace: Odes (-23)"
    assert citation(Book("It", "King, Stephen", 1138, 1986)) == "King: It (1986)"


def check_longest_by():
    assert longest_by([], "Woolf") is None
    assert longest_by([YEARS, WAVES], "Woolf") == YEARS
    assert longest_by([WAVES, EMMA, YEARS], "Austen") == EMMA
    assert longest_by([WAVES], "Virginia") is None
