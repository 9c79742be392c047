"""What models are asked with where nobody names a template."""

from __future__ import annotations

import pytest

from engine.lm.tokens import fitting_form

CHAT = """
qwen2.5-coder-0.5b-instruct-q4_k_m
Qwen/Qwen2.5-Coder-32B-Instruct
Qwen3-Coder-30B-A3B-Instruct
Qwen3-8B-Chat
deepseek-coder-6.7b-instruct
DeepSeek-Coder-V2-Lite-Instruct
CodeLlama-7b-Instruct-hf
Llama-3.1-8B-Instruct
codegemma-7b-it
gemma-3-270m-it
granite-8b-code-instruct-128k
SmolLM2-135M-Instruct
starcoder2-15b-instruct-v0.1
Phi-3.5-mini-instruct
Mistral-7B-Instruct-v0.3
my-own-model
""".split()
FILE = """
Qwen2.5-Coder-0.5B
Qwen/Qwen2.5-Coder-7B
Qwen2.5-Coder-1.5B-Q4_K_M
deepseek-coder-1.3b-base
deepseek-ai/deepseek-coder-6.7b
DeepSeek-Coder-V2-Lite-Base
CodeLlama-7b-hf
CodeLlama-7b-Python-hf
Llama-3.2-1B
codegemma-2b
gemma-3-270m-pt
granite-3b-code-base-2k
SmolLM2-135M
starcoder2-3b
bigcode/santacoder
stable-code-3b
""".split()


@pytest.mark.parametrize("name", CHAT)
def test_models_that_know_turns_are_asked_in_turns(name):
    assert fitting_form(name, has_turns=True) == "chat"


@pytest.mark.parametrize("name", FILE)
def test_base_models_see_a_file_although_their_tokenizer_has_a_chat_template(name):
    assert fitting_form(name, has_turns=True) == "base-file"


@pytest.mark.parametrize("name", [*CHAT, *FILE])
def test_without_a_chat_template_there_are_no_turns(name):
    assert fitting_form(name, has_turns=False) == "base-file"
