# Attempts: trace itself from many threads, each with its own hook, while the worker traces too.

def attack(world):
    import sys, threading
    def hook(frame, event, argument):
        frame.f_trace_opcodes = True
        frame.f_locals.update({"x" * 1000: [hook] * 1000})
        return hook
    for name in "settrace setprofile settrace_all_threads setprofile_all_threads".split():
        getattr(threading, name, len)([] if not hasattr(threading, name) else hook)
    def work():
        for number in range(300):
            attack.__name__ += str(number)
    threads = [threading.Thread(target=work) for _ in range(20)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return sys.gettrace()
