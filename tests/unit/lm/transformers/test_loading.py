"""Loading, tokens and number formats of the transformers backend, on a tiny random Llama."""

from __future__ import annotations

import asyncio
import json
import os
import pickle
import shutil
import struct
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import safetensors.torch
import torch
from huggingface_hub.hf_api import ModelInfo
from torch.nn.modules.module import register_module_parameter_registration_hook
from transformers import AutoModelForCausalLM

from engine.lm.transformers import load, loading, tokenizer
from engine.support.errors import ModelError


def test_importing_backends_imports_nothing_heavy():
    code = (
        "import sys, engine.lm.transformers, engine.lm.llama_cpp, tests.scripted; "
        "print({'torch', 'transformers', 'llama_cpp'} & {*sys.modules})"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "set()"


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("absent", None, "There is no model at .*absent.* Name an existing folder"),
        ("", None, "is not a model: the folder has no config.json"),
        ("config.json", "{", "config.json is not JSON"),
        ("config.json", '{"model_type": "llama"}', "It has no weights in safetensors"),
        ("model.bin", "", "is no model. Name a .gguf file"),
        ("model.gguf", "", "model.gguf is empty"),
        ("model.gguf", "GGUF", "cannot be read as a GGUF file: it ends early"),
    ],
)
async def test_a_path_that_is_no_model_is_a_sentence(tmp_path: Path, name, text, sentence):
    path = tmp_path / name
    if text is not None:
        path.write_text(text)
    if name == "config.json":
        path = tmp_path
    with pytest.raises(ModelError, match=sentence) as caught:
        await load(str(path), device="cpu")
    assert str(path) in str(caught.value)
    assert "\n" not in str(caught.value)


DEEP = '{"a":' * 90_000 + "1" + "}" * 90_000


def told(folder: Path, name: str = "config.json", **said: Any) -> None:
    file = folder / name
    file.write_text(json.dumps({**(json.loads(file.read_text()) if file.exists() else {}), **said}))


def replaced(folder: Path, name: str, content: str | bytes) -> None:
    (folder / name).write_bytes(content.encode() if isinstance(content, str) else content)


def weights(folder: Path, header: Any, length: int | None = None) -> None:
    content = (header if isinstance(header, str) else json.dumps(header)).encode()
    size = struct.pack("<Q", len(content) if length is None else length)
    replaced(folder, "model.safetensors", size + content + bytes(32))


def added(number: int) -> dict[str, Any]:
    flags = dict.fromkeys(("single_word", "lstrip", "rstrip", "normalized", "special"), False)
    return {"id": 500 + number, "content": f"<{number}>", **flags}


def piped(folder: Path, name: str) -> None:
    (folder / name).unlink()
    os.mkfifo(folder / name)


def of_code(folder: Path) -> None:
    (folder / "evil.py").write_text(f"open({str(folder / 'executed')!r}, 'w')\nclass C: pass\n")
    told(folder, model_type="evil", auto_map={"AutoConfig": "evil.C", "AutoModelForCausalLM": "evil.C"})


def of_a_tokenizer(folder: Path) -> None:
    of_code(folder)
    shutil.copy(folder / "evil.py", folder / "tokenization_evil.py")
    told(folder, model_type="llama", auto_map={})
    told(
        folder, "tokenizer_config.json", tokenizer_class="E", auto_map={"AutoTokenizer": ["evil.C", "evil.C"]}
    )


class Executed:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __reduce__(self) -> Any:
        return open, (str(self.folder / "executed"), "w")


def pickled(folder: Path) -> None:
    (folder / "model.safetensors").unlink()
    replaced(folder, "pytorch_model.bin", pickle.dumps(Executed(folder)))


def linked(folder: Path, name: str) -> None:
    (folder / name).rename(folder.parent / name)
    (folder / name).symlink_to(folder.parent / name)


def listed(folder: Path, name: str, times: int = 1) -> None:
    weights = (folder / "model.safetensors").rename(folder.parent / "elsewhere.safetensors")
    assert weights.exists()
    replaced(
        folder, "model.safetensors.index.json", json.dumps({"weight_map": dict.fromkeys(range(times), name)})
    )


F32 = {"dtype": "F32", "shape": [8], "data_offsets": [0, 32]}
LARGER = "describes a larger model than its files"
HOSTILE: dict[str, tuple[Callable[[Path], None], str]] = {
    # a traceback in place of a sentence, and a server that is gone
    "deep settings": (lambda it: replaced(it, "config.json", DEEP), "config.json is nested too deeply"),
    "settings in a list": (lambda it: replaced(it, "config.json", "[]"), "config.json is no table"),
    "a deep tokenizer": (lambda it: replaced(it, "tokenizer.json", DEEP), "recursion"),
    "deep settings of a tokenizer": (
        lambda it: replaced(it, "tokenizer_config.json", DEEP),
        "nested too deeply",
    ),
    "deep settings of drawing": (
        lambda it: replaced(it, "generation_config.json", DEEP),
        "nested too deeply",
    ),
    "no heads": (lambda it: told(it, num_attention_heads=0), "cannot be loaded"),
    # memory and time
    "long settings": (lambda it: replaced(it, "config.json", " " * (2**20 + 1)), "more than 1 MiB"),
    "a wide model": (lambda it: told(it, hidden_size=2**24), LARGER),
    "layers without end": (lambda it: told(it, num_hidden_layers=2**31), "more than 16384 num_hidden"),
    "layers for a minute": (lambda it: told(it, num_hidden_layers=2**14), LARGER),
    "less than no context": (lambda it: told(it, max_position_embeddings=-1), "a context of -1 tokens"),
    "labels without end": (lambda it: told(it, num_labels=2**31), "more than 16384 num_labels"),
    "ends without end": (
        lambda it: told(it, "generation_config.json", eos_token_id=[3] * 99_999),
        "more than 16,384 entries",
    ),
    "added tokens without end": (
        lambda it: told(it, "tokenizer_config.json", extra_special_tokens=[f"<{n}>" for n in range(99_999)]),
        "more than 16,384 entries",
    ),
    "added tokens in the vocabulary": (
        lambda it: told(it, "tokenizer.json", added_tokens=[added(n) for n in range(99_999)]),
        "more than 16,384 added tokens",
    ),
    "a long template": (
        lambda it: replaced(it, "chat_template.jinja", "x" * (2**22 + 1)),
        "templates have more than 4 MiB",
    ),
    "a size in letters": (
        lambda it: told(it, "tokenizer_config.json", model_max_length="a"),
        "cannot be loaded",
    ),
    "an adapter of any size": (lambda it: told(it, "adapter_config.json", r=2**30), "holds an adapter"),
    "words without end": (lambda it: told(it, vocab_size=2**31), LARGER),
    "weights that are not there": (lambda it: weights(it, {"a": F32}), LARGER),
    "a long header": (lambda it: weights(it, {}, 2**24 + 1), "header of its model.safetensors has more than"),
    "a deep header": (lambda it: weights(it, DEEP), "recursion limit"),
    "two weights in one place": (lambda it: weights(it, {"a": F32, "b": F32}), "invalid offset"),
    "weights beyond the end": (
        lambda it: weights(it, {"a": {**F32, "shape": [2**40], "data_offsets": [0, 2**42]}}),
        "not fully covered",
    ),
    "a shape that overflows": (lambda it: weights(it, {"a": {**F32, "shape": [2**63, 4]}}), "overflow"),
    "a pipe for weights": (lambda it: piped(it, "model.safetensors"), "no weights in safetensors"),
    "a pipe for a tokenizer": (lambda it: piped(it, "tokenizer.json"), "cannot be loaded"),
    # code of the model in this process
    "code of a model": (of_code, "cannot be loaded"),
    "code of a tokenizer": (of_a_tokenizer, "cannot be loaded"),
    "code of the hub": (lambda it: told(it, _attn_implementation="evil/code"), "asks for code from the hub"),
    "code of the hub, inside": (
        lambda it: told(it, text_config={"attn_implementation": "evil/code"}),
        "asks for code from the hub",
    ),
    "a pickle": (pickled, "no weights in safetensors"),
    # files that are not of the model, or not looked into
    "another tokenizer": (
        lambda it: told(it, "tokenizer_config.json", fast_tokenizer_files=["../tokenizer.4.0.0.json"]),
        "names other files for the tokenizer",
    ),
    "weights elsewhere": (lambda it: listed(it, "../elsewhere.safetensors"), "names files elsewhere"),
    "weights at a place": (
        lambda it: listed(it, str(it.parent / "elsewhere.safetensors")),
        "files elsewhere",
    ),
    "weights behind a link": (lambda it: linked(it, "model.safetensors"), "is a link that leads elsewhere"),
    "a template behind a link": (lambda it: linked(it, "chat_template.jinja"), "a link that leads elsewhere"),
    "a list of pipes": (
        lambda it: (os.mkfifo(it / "a.safetensors"), listed(it, "a.safetensors")),
        "is no file",
    ),
    "a list of pickles": (lambda it: listed(it, "weights.bin"), "or of another kind"),
    "a long list of weights": (
        lambda it: listed(it, "a.safetensors", 2**18 + 1),
        "more than 262,144 entries",
    ),
    "a deep list of weights": (
        lambda it: replaced(it, "model.safetensors.index.json", DEEP),
        "index.json is nested too deeply",
    ),
}


@pytest.mark.parametrize("name", HOSTILE)
async def test_a_hostile_folder_is_a_sentence(tiny_llama: Path, tmp_path: Path, name: str):
    folder = tmp_path / "model"
    shutil.copytree(tiny_llama, folder)
    make, said = HOSTILE[name]
    make(folder)
    with pytest.raises(ModelError, match=said) as caught:
        await load(str(folder), device="cpu", cache_mb=16)
    assert str(folder) in str(caught.value)
    assert "\n" not in str(caught.value)
    assert not (folder / "executed").exists()


async def test_wide_experts_are_no_reason_to_refuse_a_model(tiny_llama: Path, tmp_path: Path):
    folder = shutil.copytree(tiny_llama, tmp_path / "wide")
    told(folder, shared_expert_intermediate_size=20_480)
    await (await load(str(folder), device="cpu")).close()


async def test_as_many_experts_as_doge_has_are_no_reason_to_refuse_a_model(tiny_llama: Path, tmp_path: Path):
    folder = shutil.copytree(tiny_llama, tmp_path / "doge")
    told(folder, num_experts=2**14)
    await (await load(str(folder), device="cpu", cache_mb=16)).close()


HEADS = {"num_attention_heads": 2**12, "num_key_value_heads": 2**12, "hidden_size": 2**12}


@pytest.mark.parametrize(
    "parts", [{"num_hidden_layers": 2**12}, {"model_type": "stablelm", "qk_layernorm": True, **HEADS}]
)
async def test_no_more_of_a_network_is_made_than_files_may_hold(
    tiny_llama: Path, tmp_path: Path, parts: dict[str, Any]
):
    """Of layers, or of heads in each layer, which are networks in StableLM."""
    folder = shutil.copytree(tiny_llama, tmp_path / "parts")
    told(folder, **parts)
    made: list[str] = []
    hook = register_module_parameter_registration_hook(lambda module, name, it: made.append(name))
    try:
        with pytest.raises(ModelError, match=LARGER):
            await load(str(folder), device="cpu", cache_mb=16)
    finally:
        hook.remove()
    assert len(made) < 1000


def test_a_model_may_be_made_while_another_is_measured():
    """The bound is of the thread that measures."""
    with loading._at_most(0), ThreadPoolExecutor(1) as other:
        assert other.submit(torch.nn.Linear, 1, 1).result().in_features == 1
        with pytest.raises(ModelError, match=LARGER):
            torch.nn.Linear(1, 1)
    torch.nn.Linear(1, 1)


async def test_a_context_without_end_takes_no_memory(tiny_llama: Path, tmp_path: Path):
    folder = shutil.copytree(tiny_llama, tmp_path / "long")
    told(folder, max_position_embeddings=10**12)
    model = await load(str(folder), device="cpu", cache_mb=16)
    assert model.context_length == 10**12
    await model.close()


async def test_a_folder_of_the_cache_of_the_hub_is_a_model(tiny_llama, tmp_path):
    """Its files are links to where the hub's are kept."""
    blobs, folder = tmp_path / "blobs", tmp_path / "snapshots" / "0123"
    shutil.copytree(tiny_llama, blobs)
    folder.mkdir(parents=True)
    for file in blobs.iterdir():
        (folder / file.name).symlink_to(os.path.relpath(file, folder))
    await (await load(str(folder), device="cpu", cache_mb=16)).close()


async def test_names_of_weights_are_not_repeated_to_a_terminal(tiny_llama, tmp_path, capfd):
    """transformers lists those that it does not use."""
    shutil.copytree(tiny_llama, tmp_path, dirs_exist_ok=True)
    file = tmp_path / "model.safetensors"
    kept = safetensors.torch.load_file(file)
    safetensors.torch.save_file({**kept, "evil\x1b]52;c;cm0=\x07": torch.zeros(1)}, file, {"format": "pt"})
    await (await load(str(tmp_path), device="cpu", cache_mb=16)).close()
    assert capfd.readouterr() == ("", "")


async def test_a_tokenizer_that_takes_all_memory_is_a_sentence(tiny_llama, tmp_path, monkeypatch):
    """It doubles a letter, sixty times over."""
    folder = tmp_path / "model"
    shutil.copytree(tiny_llama, folder)
    double = {"type": "Replace", "pattern": {"String": "a"}, "content": "aa"}
    evil = {"type": "Sequence", "normalizers": [double] * 60}
    file = folder / "tokenizer.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), "normalizer": evil}))
    monkeypatch.setattr(tokenizer, "MEMORY", 2**29)
    with pytest.raises(ModelError, match=r"tokenizer\.json of .* cannot be used: .* took more than 20 s or"):
        await load(str(folder), device="cpu")


async def test_code_of_the_hub_is_not_asked_for_by_a_model_of_the_hub(tiny_llama, tmp_path, monkeypatch):
    """With the package kernels, transformers would download and execute what a model names there."""
    folder = tmp_path / "model"
    shutil.copytree(tiny_llama, folder)
    told(folder, attn_implementation="evil/code")
    monkeypatch.setattr(loading, "cached_file", lambda *_, **__: str(folder / "config.json"))
    monkeypatch.setattr(loading.AutoConfig, "from_pretrained", None)
    with pytest.raises(ModelError, match=r"owner/name asks for code from the hub \(attn_implementation"):
        await load("owner/name", device="cpu")


async def test_weights_of_the_hub_that_the_disk_cannot_hold_are_not_downloaded(tiny_llama, monkeypatch):
    files = [{"rfilename": f"model-0000{number}-of-00002.safetensors", "size": 2**60} for number in (1, 2)]
    told = ModelInfo(id="owner/name", siblings=[*files, {"rfilename": "README.md", "size": 1}])
    monkeypatch.setattr(loading.HfApi, "model_info", lambda api, name, files_metadata: told)
    monkeypatch.setattr(loading, "cached_file", lambda name, file, **_: str(tiny_llama / file))
    with pytest.raises(
        ModelError, match=r"owner/name .*Its weights have 2,\d+,\d+,\d+,\d+ MB, and .* free\."
    ):
        await load("owner/name", device="cpu")


async def test_a_hub_name_that_is_not_there_is_a_sentence(monkeypatch):
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", True)
    with pytest.raises(ModelError, match="nobody/nothing-at-all cannot be loaded from the Hugging Face hub"):
        await load("nobody/nothing-at-all", device="cpu")


@pytest.mark.parametrize(("option", "value"), [("device", "abacus"), ("dtype", "roman")])
async def test_options_that_do_not_exist(tiny_llama: Path, option, value):
    with pytest.raises(ModelError, match=value):
        await load(str(tiny_llama), **{option: value})


async def test_a_cancelled_load_leaves_no_thread(tiny_llama: Path):
    before = set(threading.enumerate())  # of models that other tests share
    begun = asyncio.create_task(load(str(tiny_llama), device="cpu"))
    await asyncio.sleep(0.005)
    begun.cancel()
    with pytest.raises(asyncio.CancelledError):
        await begun
    async with asyncio.timeout(60):
        while any(thread.name.startswith("model ") for thread in set(threading.enumerate()) - before):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("stored", "large", "multiplies", "expected"),
    [
        ("bfloat16", True, True, "bfloat16"),
        ("bfloat16", True, False, "float32"),
        ("bfloat16", False, True, "float32"),
        ("float16", True, True, "float32"),
        ("float32", True, True, "float32"),
    ],
)
async def test_the_number_format_on_a_cpu(
    tiny_llama: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored, large, multiplies, expected
):
    """16 bits only where they are stored, the CPU multiplies them, and the model is large."""
    shutil.copytree(tiny_llama, tmp_path, dirs_exist_ok=True)
    AutoModelForCausalLM.from_pretrained(tiny_llama).to(getattr(torch, stored)).save_pretrained(tmp_path)
    monkeypatch.setattr(loading, "SMALL_MODEL", 0 if large else 10**9)
    monkeypatch.setattr(loading, "multiplies_bfloat16", lambda: multiplies)
    model = await load(str(tmp_path), device="cpu", threads=1)
    assert model.device == f"cpu ({expected})"
    await model.close()
