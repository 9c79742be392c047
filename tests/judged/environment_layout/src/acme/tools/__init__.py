from .lengths import meters
