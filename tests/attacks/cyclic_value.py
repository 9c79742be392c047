# Attempts: return a value that contains itself.

def attack(world):
    value = [1]
    value.append(value)
    value.append({"self": value})
    return value
