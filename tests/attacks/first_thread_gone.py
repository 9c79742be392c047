# Attempts: end the first thread, so that nobody finds what the others hold.

def attack(world):
    import ctypes, mmap, os, threading, time
    libc = ctypes.CDLL(None, use_errno=True)
    number = 60 if os.uname().machine == "x86_64" else 93

    def hold():
        kept, data = [], b"x" * (4 << 20)
        for each in range(20):
            time.sleep(0.002)
            file = os.open("gone", os.O_RDWR | os.O_CREAT)
            os.unlink("gone")
            os.write(file, data)
            kept.append(mmap.mmap(file, 4096))
            os.close(file)
        time.sleep(60)

    threading.Thread(target=hold).start()
    libc.syscall(number, 0)
