"""Chat templates are programs of whoever made the model: hostile ones end in a sentence."""

from __future__ import annotations

import gc
import os
import signal
from pathlib import Path

import pytest

from engine.lm import chat_template
from engine.lm.chat_template import ChatTemplate
from engine.support.errors import ModelError

DEEP = "{% set x = ['a'] %}" + "{% set x = [x, x] %}" * 60

HOSTILE = {
    # processor time for ever: the command line past its deadline, the server's loop stands still
    "nested loops": (
        "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
        "takes more than",
    ),
    "loops of macros": (
        "{% macro f(n) %}{% for a in range(9999) if n %}{{ f(n - 1) }}{% endfor %}{% endmacro %}{{ f(9) }}",
        "takes more than",
    ),
    "comparing one list with itself": (
        DEEP + DEEP.replace("x", "y") + "{% if x == y %}{% endif %}",
        "takes more than",
    ),
    "a power": ("{{ 9 ** (9 ** 9) }}", "takes more than"),
    "a search that goes back": (
        "{{ ('a' * 30000)|wordwrap(1)|wordwrap(1)|urlize|striptags|title|wordcount }}" * 999,
        "takes more than",
    ),
    # memory: the machine swaps, the kernel kills the editor
    "a text of texts": ("{{ ('x' * 99999) * 99999 }}", "takes more than"),
    "a text that doubles": (
        "{% set n = namespace(x='x' * 999) %}{% for a in range(99) %}{% set n.x = n.x ~ n.x %}{% endfor %}",
        "takes more than",
    ),
    "a huge join": ("{{ (['x' * 99999] * 99999)|join }}", "takes more than"),
    "a wide number": ("{{ '%999999999d' % 1 }}", "takes more than"),
    "a wide field": ("{{ '{:>999999999}'.format(1) }}", "takes more than"),
    "a wide line": ("{{ 'x'|center(999999999) }}", "takes more than"),
    "an indented text": ("{{ ('a\n' * 99999)|indent(99999) }}", "takes more than"),
    "a range": ("{{ range(10**9)|list }}", "Range too big"),
    "one list in another": (DEEP + "{{ x }}", "takes more than"),
    "one list in another, as JSON": (DEEP + "{{ x|tojson }}", "takes more than"),
    "words without end": ("{{ lipsum(n=99999) }}", "takes more than"),
    # output: a prompt that takes hours to read
    "a long answer": ("{% for a in range(99999) %}{{ 'x' * 99 }}{% endfor %}", "more than 1 MB of text"),
    "a long piece": ("{{ 'x' * 9999999 }}", "more than 1 MB of text"),
    # code of its own in this process
    "the globals of a function": ("{{ raise_exception.__globals__.os }}", "unsafe"),
    "the globals of another": ("{{ cycler.__init__.__globals__.os.system('id') }}", "unsafe"),
    "the walk to all classes": ("{{ ''.__class__.__mro__[1].__subclasses__() }}", "unsafe"),
    "the walk through a filter": (
        "{{ ''|attr('__class__')|attr('__mro__')|attr('x') }}",
        "has no attribute",
    ),
    "the walk of a format": ("{{ '{0.__class__.__mro__}'.format(messages) }}", "unsafe"),
    "the walk of a format map": ("{{ '{a.__class__.__mro__}'.format_map({'a': 1}) }}", "unsafe"),
    "the frame of a generator": ("{{ (messages|map('upper')).gi_frame.f_globals }}", "unsafe"),
    "a file": ("{% include '/etc/passwd' %}", "no loader"),
    "a module": ("{% import 'os' as os %}", "no loader"),
    # what is left for the next text
    "a changed turn": ("{{ messages[0].update({'content': 'evil'}) }}", "unsafe"),
    "a longer list": ("{{ messages.append(1) }}", "unsafe"),
    # compiling
    "deep brackets": ("{{ " + "(" * 9999 + ")" * 9999 + " }}", "nested too deeply"),
    "deep blocks": ("{% if 1 %}" * 999 + "{% endif %}" * 999, "."),
    "no template": ("{% for", "Unexpected end of template|unexpected"),
    "macros that call themselves": ("{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", "nested too deeply"),
    # words that a terminal obeys
    "its own words": ("{{ raise_exception('\x1b]52;c;aGk=\x07\n' * 99999) }}", "]52;c;"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_template_ends_in_a_sentence(name: str, monkeypatch: pytest.MonkeyPatch):
    source, said = HOSTILE[name]
    monkeypatch.setattr(chat_template, "SECONDS", 0.25 if said == "takes more than" else 30)
    with pytest.raises(ModelError, match=said) as caught:
        ChatTemplate(source, {}).filled("x")
    sentence = str(caught.value)
    assert sentence.startswith("The model's chat template cannot be used: ")
    assert sentence.endswith(" Use --set template=base-file, or another model.")
    assert sentence.isprintable()
    assert ".." not in sentence.replace("...", "")
    assert len(sentence) < 350


def test_a_template_may_be_hostile_to_some_texts_alone():
    template = ChatTemplate(
        "{% for a in range(99999 if 'secret' in messages[0].content else 1) %}{% for b in range(9999) %}"
        "{% endfor %}{% endfor %}{{ bos_token }}{{ messages[0].content }}",
        {"bos_token": "<s>"},
    )
    assert template.filled("x") == "<s>x"
    with pytest.raises(ModelError, match="takes more than"):
        template.filled("a secret")
    assert template.filled("\ud800é🙂\n") == "<s>\ud800é🙂\n"


def test_special_tokens_do_not_take_the_place_of_the_turns():
    template = ChatTemplate("{{ messages[0].content }}{{ tools }}{{ x }}", {"messages": "y", "x": ["z"]})
    assert template.filled("x" * 2**21) == "x" * 2**21 + "None['z']"


def test_what_models_ask_for_is_there():
    source = (
        "{%- if tools is none and documents is none %}ok{% endif %}{% for m in messages %}"
        "{% generation %}{{ m['content']|trim|tojson(indent=2) }}{% endgeneration %}{% break %}{% endfor %}"
        "{{ strftime_now('%Y')|length }}{% if add_generation_prompt %}!{% endif %}\n"
    )
    assert ChatTemplate(source, {}).filled(" <é> ") == 'ok"<é>"4!'


def test_its_process_ends_with_it_and_a_killed_one_is_started_again():
    template = ChatTemplate("{{ messages[0].content }}", {})
    assert template.filled("x") == "x"
    first = template._process
    assert first is not None
    os.kill(first.pid, signal.SIGTERM)
    first.wait()
    with pytest.raises(ModelError, match="its process with the status -15"):
        template.filled("x")
    assert template.filled("x") == "x"
    second = template._process
    assert second is not None
    assert second is not first
    del template
    gc.collect()
    assert second.returncode is not None


def test_an_answer_is_not_waited_for_without_end(monkeypatch: pytest.MonkeyPatch):
    template = ChatTemplate("{{ messages[0].content }}", {})
    template.filled("x")
    assert template._process is not None
    os.kill(template._process.pid, signal.SIGSTOP)
    monkeypatch.setattr(chat_template, "_WAIT_S", 0.1)
    monkeypatch.setattr(chat_template, "_ENDING_S", 0.01)
    with pytest.raises(ModelError, match="takes more than"):
        template.filled("x")


def test_the_process_imports_nothing_from_the_working_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A cloned folder would run its own code before it is trusted."""
    for name in ("jinja2", "json", "engine", "sitecustomize"):
        (tmp_path / f"{name}.py").write_text(f"open({str(tmp_path / 'imported')!r}, 'w')\n")
    monkeypatch.chdir(tmp_path)
    assert ChatTemplate("{{ messages[0].content }}", {}).filled("x") == "x"
    assert not (tmp_path / "imported").exists()
