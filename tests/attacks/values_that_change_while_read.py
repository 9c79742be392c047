# Attempts: change what is traced while it is traced: containers that grow, shrink and empty in another thread.

def attack(world):
    import threading
    box, table, bag, stop = [], {}, set(), []
    def change():
        number = 0
        while not stop:
            number += 1
            box.append(number)
            table[number] = box
            bag.add(number)
            if number % 50 == 0:
                box.clear()
                table.clear()
                bag.clear()
    threading.Thread(target=change, daemon=True).start()
    for step in range(2000):
        here = (box, table, bag, step)
    stop.append(1)
    return [box, table, bag, here]
