from egcfg_lsp.settings import MethodSettings, Settings, complaints_about, parse


def test_nothing_given_is_the_defaults():
    assert parse(None) == (Settings(), [])
    assert parse({}) == (Settings(), [])


def test_values_are_laid_over_the_defaults():
    settings, complaints = parse(
        {"trusted": True, "model": {"name": "m", "device": "cpu"}, "method": {"gamma": 1, "agents": "paper"}}
    )
    assert complaints == []
    assert settings.trusted
    assert settings.model.name == "m"
    assert settings.method.gamma == 1.0
    assert settings.method.agents == "paper"
    assert settings.budget == Settings().budget


def test_keys_of_editors_may_be_in_camel_case():
    settings, complaints = parse({"method": {"numCandidates": 5}, "budget": {"automaticS": 1}})
    assert complaints == []
    assert settings.method.num_candidates == 5
    assert settings.budget.automatic_s == 1.0


def test_a_later_layer_keeps_what_it_does_not_mention():
    base, _ = parse({"trusted": True, "method": {"gamma": 0.5}})
    settings, _ = parse({"method": {"horizon": 2}}, base)
    assert settings.trusted
    assert (settings.method.gamma, settings.method.horizon) == (0.5, 2)


def test_bad_keys_are_named_and_the_rest_holds():
    settings, complaints = parse(
        {
            "trust": True,
            "trusted": "yes",
            "model": "some/model",
            "method": {"gamma": -1, "agents": "all", "strategy": "magic", "horizon": True, "seed": 3},
            "limits": {"wall_s": -5},
        }
    )
    assert settings == parse({"method": {"seed": 3}})[0]
    named = [complaint.split()[0] for complaint in complaints]
    assert named == [
        "egcfg.trust",
        "egcfg.trusted",
        "egcfg.model",
        "egcfg.method.gamma",
        "egcfg.method.agents",
        "egcfg.method.strategy",
        "egcfg.method.horizon",
        "egcfg.limits.wall_s",
    ]
    assert "egcfg.method.gamma should be between 0 and 100, not -1; it stays None." in complaints
    assert "egcfg.trusted should be true or false, not 'yes'; it stays False." in complaints


def test_settings_that_are_no_object():
    settings, complaints = parse([1])
    assert settings == Settings()
    assert complaints == ["The settings of egcfg should be an object, not a list; they are ignored."]


def test_ranges_hold_for_the_command_line_too():
    assert complaints_about(MethodSettings()) == []
    assert complaints_about(MethodSettings(agents=0)) == ["agents should be between 1 and 12, not 0."]
    assert complaints_about(MethodSettings(temperature=float("nan"))) != []
