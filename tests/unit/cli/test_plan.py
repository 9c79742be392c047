import pytest

from egcfg_lsp.errors import UsageError
from egcfg_lsp.plan import plan
from egcfg_lsp.settings import MethodSettings
from engine.types import Decoding


def test_defaults():
    made = plan(MethodSettings(), "native", 3.0)
    assert made.agents
    assert {agent.template for agent in made.agents} == {"native"}
    assert made.decoding == Decoding(deadline_s=3.0, rounds=10, patience_s=10.0, first_try=True)


def test_overrides_hold_for_every_agent_and_leave_no_duplicates():
    made = plan(MethodSettings(agents=6, num_candidates=2, horizon=3, temperature=0.7, gamma=1.0), "native")
    [agent] = made.agents
    assert (agent.num_candidates, agent.horizon, agent.temperature, agent.gamma) == (2, 3, 0.7, 1.0)


@pytest.mark.parametrize(("given", "taken"), [(None, 1.0), (0.5, 0.5)])
def test_resample_draws_from_the_model_as_it_is(given, taken):
    made = plan(MethodSettings(strategy="resample", temperature=given, agents=3), "native")
    assert {agent.temperature for agent in made.agents} == {taken}


def test_the_papers_grid():
    made = plan(MethodSettings(agents="paper"), "few-shot")
    assert {agent.template for agent in made.agents} == {"few-shot", "long-code"}
    assert {agent.gamma for agent in made.agents} == {0.0, 0.5, 1.0, 3.0}
    own = plan(MethodSettings(agents="paper"), "native")
    assert {agent.template for agent in own.agents} == {"native"}
    named = plan(MethodSettings(agents="paper", template="long-code"), "few-shot")
    assert {agent.template for agent in named.agents} == {"long-code"}


def test_what_is_shared():
    made = plan(MethodSettings(harvest=False, max_new_tokens=9, seed=4), "native")
    assert (made.decoding.harvest, made.decoding.max_new_tokens, made.decoding.seed) == (False, 9, 4)


def test_out_of_range():
    with pytest.raises(UsageError, match="horizon should be between 1 and 128, not 0"):
        plan(MethodSettings(horizon=0), "native")
