import os

os.environ["APP_MODE"] = "test"
os.environ.setdefault("APP_LEVEL", "3")
