# Two commands need nothing prepared but Python 3.11 or later: `make demo` and `make test`.
# PIP_ARGS goes to pip; on Linux without a GPU this keeps CUDA packages away:
#   make demo PIP_ARGS="--extra-index-url https://download.pytorch.org/whl/cpu"
# JOBS is how many processes run tests at the same time:
#   make test JOBS=8
# llama-cpp-python is compiled for this machine, once, which takes some minutes and needs a C++ compiler. PIP_ARGS can
# name an index that has it ready; LLAMA_CMAKE_ARGS goes to its build, for example LLAMA_CMAKE_ARGS=-DGGML_CUDA=ON.
# What a developer runs before a change is proposed is `make check`.
PYTHON ?= python3
PIP_ARGS ?=
JOBS ?= 3
LLAMA_CMAKE_ARGS ?= $(shell $(PYTHON) editors/install.py cmake-args)
BIN := .venv/bin
INSTALL = $(BIN)/pip install --quiet --disable-pip-version-check $(PIP_ARGS) -c constraints.txt -e

PYTEST := $(BIN)/python -m pytest
ALL := not slow and not editors and not models and not e2e
QUICK := $(ALL) and not thorough and not weights
E2E := e2e or editors
WITHOUT_EDITORS := --ignore=tests/editors
TOGETHER := --numprocesses $(JOBS) --dist worksteal
# Once, where every process would do it: the sandbox's interpreters never keep what they compile, and others begin
# at the same time.
COMPILE = $(BIN)/python -m compileall -q benchmarks egcfg_lsp engine sandbox
# The model of the demo and of tests in editors.
MODEL = $(BIN)/egcfg model install qwen2.5-coder-0.5b --yes >/dev/null
# Files with tests that must run alone; no other file has to be read for them.
ALONE := grep -rl --include="test_*.py" "mark[.]alone" tests

.PHONY: demo test test-all test-models test-projects check fix e2e pictures slow clean

demo: .venv/installed  # the explanation on stderr shows every answer, so stdout is not needed
	@$(MODEL)
	@$(BIN)/egcfg complete examples/text.py examples/sequences.py examples/shop.py examples/arithmetic.py \
		--model qwen2.5-coder-0.5b --explain >/dev/null || test $$? -eq 1  # 1: some tests fail
	@echo
	@echo "Harder, with rules of their own, in a project of several files; every program is shown with what it did:"
	@$(BIN)/egcfg complete examples/parcels/labels.py examples/parcels/pricing.py --model qwen2.5-coder-0.5b --verbose \
		>/dev/null || test $$? -eq 1
	@echo
	@echo "Next, with functions and tests of your own:"
	@echo "  source .venv/bin/activate"
	@echo "  egcfg complete your_file.py"
	@echo 'or in VS Code or Neovim: "In your editor" in README.md.'

test: .venv/installed-test  # each behavior once, in some minutes
	$(COMPILE)
	$(PYTEST) $(TOGETHER) $(WITHOUT_EDITORS) --hypothesis-profile=quick -m "$(QUICK) and not alone"
	$(PYTEST) $(WITHOUT_EDITORS) --hypothesis-profile=quick -m "$(QUICK) and alone" $$($(ALONE))

test-all: .venv/installed-dev  # also what is marked thorough or weights, and as many examples of each property as ever
	$(COMPILE)
	$(PYTEST) $(TOGETHER) -m "$(ALL) and not alone"
	$(PYTEST) -m "$(ALL) and alone" $$($(ALONE))

# Editors go into .cache/e2e; `make e2e E2E=e2e` does without them.
e2e: .venv/installed-dev  # the server process and real editors with the real model
	$(MODEL)
	$(PYTEST) -m "($(E2E)) and not slow"

test-models: .venv/installed-dev  # every architecture beside transformers' own attention, about half an hour
	$(PYTEST) -m models

test-projects: .venv/installed-dev  # fifteen libraries from the package index, downloaded into .cache/projects; an hour
	$(BIN)/python -m benchmarks.projects

pictures: .venv/installed-dev  # those of the README, made anew by the tests in real editors
	$(MODEL)
	PATH=$(CURDIR)/$(BIN):$$PATH tests/editors/record-terminal.sh docs/pictures/terminal.svg 92 24 \
		"egcfg complete examples/text.py examples/sequences.py"
	EGCFG_E2E_PICTURES=docs/pictures $(PYTEST) -m editors tests/editors -k "ghost_text or lens or values or programs"

slow: .venv/installed-dev
	$(PYTEST) -m slow

check: .venv/installed-dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy
	$(MAKE) test-all

fix: .venv/installed-dev
	$(BIN)/ruff format
	$(BIN)/ruff check --fix

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or later is needed; $(PYTHON) is older. Name one: make PYTHON=python3.12 ..."; exit 1; }
	$(PYTHON) -m venv .venv

.venv/installed: pyproject.toml constraints.txt | .venv/bin/python
	@echo "Installing egcfg, PyTorch and transformers into .venv, and compiling llama-cpp-python for this machine;"
	@echo "this takes some five minutes on two cores."
	@test "$$(uname)" != Linux || test -n "$(PIP_ARGS)" || test -e /dev/nvidiactl || \
		echo "Without a GPU, PIP_ARGS=\"--extra-index-url https://download.pytorch.org/whl/cpu\" spares some 3 GB."
	CMAKE_ARGS="$(LLAMA_CMAKE_ARGS)" $(INSTALL) .
	@touch $@

.venv/installed-test: .venv/installed
	$(INSTALL) ".[test]"
	@touch $@

.venv/installed-dev: .venv/installed-test
	CMAKE_ARGS="$(LLAMA_CMAKE_ARGS)" $(INSTALL) ".[dev]"
	@touch $@

clean:
	rm -rf .venv build *.egg-info
