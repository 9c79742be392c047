# Attempts: make named pipes without end.

def attack(world):
    import os, time
    open("first", "w").close()
    number = 0
    try:
        while number < 3000:
            number += 1
            os.mkfifo(str(number))
    except OSError as error:
        print(number, error)
        return "refused"
    time.sleep(30)
    return "escaped", number
