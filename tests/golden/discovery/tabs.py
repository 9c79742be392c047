import os

CAP = 4

class Stack(list):
	"""A stack.

	>>> s = Stack()
	>>> s.push(1)
	>>> s.top
	1
	"""

	limit = CAP

	def __init__(self, *items):
		super().__init__(items)

	def broken(self:
		return 1

	def push(self, item):
		"""Appends, unless full.

		Returns:
			the item
		"""
		pass

	@property
	def top(self):
		if not self:
			raise IndexError(
				"empty")
		...

	class Inner:
		@staticmethod
		def deep(x):
			raise NotImplementedError

	def pop_all(self): return [self.pop()
	                          for _ in range(len(self))]

def test_push():
	s = Stack()
	s.push(1)
	assert s.top == 1
	assert s.pop() == 1
	assert len(s) == 0

def after(:
	pass

def use(s):
  if s:
    return s.top
  """not a docstring"""
  ...
