# Attempts: make files with the longest names without end.

def attack(world):
    import os, time
    open("first", "w").close()
    number = 0
    try:
        while number < 3000:
            number += 1
            os.close(os.open(str(number).ljust(250, 'x'), os.O_CREAT))
    except OSError as error:
        print(number, error)
        return "refused"
    time.sleep(30)
    return "escaped", number
