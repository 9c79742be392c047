import pytest

from egcfg_lsp.completer.method_plan import AUTO_AGENTS, check, fitted, plan
from egcfg_lsp.errors import UsageError
from egcfg_lsp.settings import MethodSettings
from engine.lm.scripted import Scripted
from engine.lm.speed import Speed
from engine.types import Decoding, EngineError, Task
from sandbox import TestCase


def test_defaults():
    made = plan(MethodSettings(), "scripted", 3.0)
    assert made.agents
    assert {agent.template for agent in made.agents} == {"scripted"}
    assert made.decoding == Decoding(deadline_s=3.0, rounds=10, patience_s=30.0, first_try=True)


def test_overrides_hold_for_every_agent_and_leave_no_duplicates():
    made = plan(
        MethodSettings(agents=6, num_candidates=2, horizon=3, temperature=0.7, gamma=1.0), "base-file"
    )
    [agent] = made.agents
    assert (agent.num_candidates, agent.horizon, agent.temperature, agent.gamma) == (2, 3, 0.7, 1.0)


@pytest.mark.parametrize(("given", "taken"), [(None, 1.0), (0.5, 0.5)])
def test_resample_draws_from_the_model_as_it_is(given, taken):
    made = plan(MethodSettings(strategy="resample", temperature=given, agents=3), "scripted")
    assert {agent.temperature for agent in made.agents} == {taken}


def test_the_papers_grid():
    made = plan(MethodSettings(agents="paper"), "few-shot")
    assert {agent.template for agent in made.agents} == {"few-shot", "long-code"}
    assert {agent.gamma for agent in made.agents} == {0.0, 0.5, 1.0, 3.0}
    own = plan(MethodSettings(agents="paper"), "scripted")
    assert {agent.template for agent in own.agents} == {"scripted"}
    named = plan(MethodSettings(agents="paper", template="long-code"), "few-shot")
    assert {agent.template for agent in named.agents} == {"long-code"}


def test_what_is_shared():
    made = plan(MethodSettings(harvest=False, max_new_tokens=9, seed=4), "scripted")
    assert (made.decoding.harvest, made.decoding.max_new_tokens, made.decoding.seed) == (False, 9, 4)


def test_out_of_range():
    with pytest.raises(UsageError, match="horizon should be between 1 and 128, not 0"):
        plan(MethodSettings(horizon=0), "scripted")


SLOW = Speed(read=50, rows_1=3.3, rows_12=30, rows_96=64)
TASK = Task("f", "def f(x):\n", tests=(TestCase("t", "f(3) == 6"),))


@pytest.fixture
def slow():
    model = Scripted(lambda text: {})
    model.speed = SLOW
    return model


def made(model, seconds=4.0, **method):
    settings = MethodSettings(**method)
    return fitted(plan(settings, "scripted", seconds), settings, model, TASK)


def test_auto_is_the_default_and_fits_the_model(slow):
    assert MethodSettings().agents == "auto"
    chosen = made(slow)
    assert chosen.decoding.plain
    assert "reads 50 and writes 3.3 tokens/s, and there are 4 s" in chosen.note


@pytest.mark.parametrize("method", [{"agents": 8}, {"agents": "paper"}, {"strategy": "direct"}])
def test_what_is_set_stays_as_it_is(slow, method):
    settings = MethodSettings(**method)
    assert made(slow, **method) == plan(settings, "scripted", 4.0)


def test_numbers_that_are_set_stay_and_the_rest_is_fitted(slow):
    chosen = made(slow, 400.0, num_candidates=5, horizon=20)
    assert {(agent.num_candidates, agent.horizon) for agent in chosen.agents} == {(5, 20)}
    assert chosen.note


@pytest.mark.parametrize("seconds", [4.0, None])
def test_without_a_speed_or_a_time_auto_is_eight_agents(slow, seconds):
    if seconds is not None:
        slow.speed = None
    settings = MethodSettings()
    assert fitted(plan(settings, "scripted", seconds), settings, slow, TASK) == plan(
        settings, "scripted", seconds
    )
    assert len(plan(settings, "scripted").agents) == AUTO_AGENTS == 8


def test_without_a_deadline_a_plan_may_be_made_for_a_time_all_the_same(slow):
    settings = MethodSettings()
    chosen = fitted(plan(settings, "scripted"), settings, slow, TASK, 20.0)
    assert chosen.decoding.plain
    assert chosen.decoding.deadline_s is None
    assert chosen.note.endswith("tokens/s, for 20 s")


def test_the_template_changes_only_if_none_was_named(slow):
    slow.tokenizer.chat = lambda text: text
    named = MethodSettings(template="few-shot")
    with_name = fitted(plan(named, "scripted", 9.0), named, slow, TASK)
    assert {agent.template for agent in with_name.agents} == {"few-shot"}
    left = MethodSettings()
    without = fitted(plan(left, "few-shot", 9.0), left, slow, TASK)
    assert {agent.template for agent in without.agents} == {"base-file"}


@pytest.mark.parametrize(
    "method",
    [
        MethodSettings(horizon=0),
        MethodSettings(schedule="1:x"),
        MethodSettings(roles="/nowhere"),
        MethodSettings(variant="sideways"),
        MethodSettings(),
        MethodSettings(agents="paper"),
    ],
)
def test_what_no_plan_can_be_made_of_is_refused_before_there_is_a_model(method):
    said = []
    for attempt in (lambda: check(method), lambda: plan(method, "scripted")):
        try:
            attempt()
        except (UsageError, EngineError) as error:
            said.append((type(error), str(error)))
        else:
            said.append(None)
    assert said[0] == said[1]
    assert (said[0] is None) == (method in (MethodSettings(), MethodSettings(agents="paper")))
