import pytest

from egcfg_lsp.completer.completer import check, plan
from egcfg_lsp.errors import UsageError
from engine.core.options import Agent, Method
from engine.support.errors import EngineError


def test_overrides_hold_for_every_agent_and_leave_no_duplicates():
    settings = Method(agents=6, num_candidates=2, horizon=3, temperature=0.7, gamma=1.0)
    for strategy in ("auto", "eg-cfg"):
        [agent] = plan(Method(**{**vars(settings), "strategy": strategy}), "base-file").agents
        assert agent == Agent(2, 3, 0.7, 1.0, "base-file")


@pytest.mark.parametrize(("given", "taken"), [(None, 1.0), (0.5, 0.5)])
def test_resample_draws_from_the_model_as_it_is(given, taken):
    made = plan(Method(strategy="resample", temperature=given, agents=3), "scripted")
    assert {agent.temperature for agent in made.agents} == {taken}


def test_the_papers_grid():
    made = plan(Method(agents="paper"), "few-shot")
    assert {agent.template for agent in made.agents} == {"few-shot", "long-code"}
    assert {agent.gamma for agent in made.agents} == {0.0, 0.5, 1.0, 3.0}
    own = plan(Method(agents="paper"), "scripted")
    assert {agent.template for agent in own.agents} == {"scripted"}
    named = plan(Method(agents="paper", template="long-code"), "few-shot")
    assert {agent.template for agent in named.agents} == {"long-code"}


@pytest.mark.parametrize(
    ("method", "told"),
    [
        (Method(roles="/nowhere"), "/nowhere"),
        (Method(variants=("sideways",)), "sideways"),
        (Method(), ""),
        (Method(agents="paper"), ""),
    ],
)
def test_what_no_plan_can_be_made_of_is_refused_before_there_is_a_model(method, told):
    said = []
    for attempt in (lambda: check(method), lambda: plan(method, "scripted")):
        try:
            attempt()
        except (UsageError, EngineError) as error:
            said.append((type(error), str(error)))
        else:
            said.append((None, ""))
    assert said[0] == said[1]
    assert (said[0][0] is None) == (not told)
    assert told in said[0][1]
