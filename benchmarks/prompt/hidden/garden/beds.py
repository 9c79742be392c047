def check_Bed_put():
    bed = Bed(2)
    assert bed.put(1, LEEK) is True
    assert bed.plants == {1: LEEK}
    assert bed.put(1, BEAN) is False
    assert bed.put(2, BEAN) is False
    assert bed.put(-1, BEAN) is False
    assert bed.plants == {1: LEEK}


def check_Bed_water():
    assert Bed(1, {0: BEAN}).water() == 0.2
    assert Bed(4, {0: BEAN, 1: BEAN, 2: BEAN}).water() == 0.6
    assert Bed(2, {1: LEEK}).water() == 0.15


def check_Bed_picture():
    assert Bed(0).picture() == ""
    assert Bed(2, {0: LEEK, 1: LEEK}).picture() == "LL"
    assert Bed(4, {3: BEAN}).picture() == "...B"
