import pytest

from egcfg_lsp.resources.compose import plan
from engine.core.options import Agent, Method


def test_overrides_hold_for_every_agent_and_leave_no_duplicates():
    settings = Method(agents=6, num_candidates=2, horizon=3, temperature=0.7, gamma=1.0)
    for strategy in ("auto", "eg-cfg"):
        [agent] = plan(Method(**{**vars(settings), "strategy": strategy}), "base-file").agents
        assert agent == Agent(2, 3, 0.7, 1.0, "base-file")


@pytest.mark.parametrize(("given", "taken"), [(None, 1.0), (0.5, 0.5)])
def test_resample_draws_from_the_model_as_it_is(given, taken):
    made = plan(Method(strategy="resample", temperature=given, agents=3), "scripted")
    assert {agent.temperature for agent in made.agents} == {taken}


@pytest.mark.parametrize(
    ("own", "named", "used"),
    [("few-shot", None, {"few-shot", "long-code"}), ("scripted", None, {"scripted"}),
     ("few-shot", "long-code", {"long-code"})],
)  # fmt: skip
def test_the_papers_grid(own, named, used):
    agents = plan(Method(agents="paper", template=named), own).agents
    assert {agent.template for agent in agents} == used
    assert {agent.gamma for agent in agents} == {0.0, 0.5, 1.0, 3.0}
