# Attempts: break encodings with lone surrogates, in names, values, output and errors.

def attack(world):
    text = "\ud800\udfff\x00\u202e" * 10
    print(text)
    kept = {text: [text]}
    globals()[text] = type(text.replace("\x00", ""), (Exception,), {})
    raise globals()[text](text)
