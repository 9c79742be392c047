from cinema.showing import ROWS, SEATS, Showing


def evening(*sold: tuple[int, int]) -> Showing:
    return Showing("Alien", 1215, 117, 900, set(sold))


def free_in_row(showing: Showing, row: int) -> list[int]:
    return [seat for seat in range(1, SEATS + 1) if showing.is_free(row, seat)]


def percent_sold(showing: Showing) -> int:
    return 100 * len(showing.sold) // (ROWS * SEATS)


def sell(showing: Showing, row: int, seat: int) -> int:
    if not showing.is_free(row, seat):
        return 0
    showing.sold.add((row, seat))
    return showing.price
