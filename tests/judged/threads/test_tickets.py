from threading import Thread

from tickets import Tickets


def test_each_ticket_is_drawn_once():
    tickets, drawn = Tickets(), []
    threads = [Thread(target=lambda: drawn.extend(tickets)) for _ in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(drawn) == list(range(1, 101))
