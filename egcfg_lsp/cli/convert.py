"""``egcfg convert``: writes a model folder as one GGUF file."""

from __future__ import annotations

import argparse
from pathlib import Path

from egcfg_lsp.cli.common.output import ExitCode, note

SUMMARY = "convert a model to GGUF"
DESCRIPTION = """\
Writes a model folder (config.json, tokenizer.json and *.safetensors; Llama, Qwen 2, Qwen 3 or StarCoder 2)
as a GGUF file. Models that llama.cpp could not reproduce exactly are refused. Needs the package gguf.
"""
EXAMPLES = """\
examples:
  egcfg convert default default.gguf         the model that ships
  egcfg convert ./my-model my.gguf --type q8_0 --force
"""


def configure(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("model", metavar="MODEL", help="a model folder, or 'default': the one that ships")
    parser.add_argument("output", type=Path, metavar="OUT.gguf")
    parser.add_argument("--type", choices=("f32", "f16", "bf16", "q8_0"), default="f32", help="default: f32")
    parser.add_argument("--force", action="store_true", help="replace OUT.gguf if it exists")


def main(arguments: argparse.Namespace) -> int:
    from egcfg_lsp.resources import compose

    compose.convert_model(arguments.model, arguments.output, arguments.type, force=arguments.force)
    size = arguments.output.stat().st_size
    note(f"{arguments.output}: {size / 1e6:.1f} MB, {arguments.type}.")
    return ExitCode.PASSED
