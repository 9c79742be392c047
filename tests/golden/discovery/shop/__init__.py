from .prices import total
