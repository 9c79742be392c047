import assert from "node:assert/strict";
import { test } from "node:test";
import type { State } from "../src/protocol";
import { shown } from "../src/words";

test("every state has its own words, and a click does something", () => {
  const states: State[] = ["ready", "loading", "indexing", "busy", "slow", "refused", "error"];
  for (const state of states) {
    const { text, tooltip, command } = shown({ state, reason: "" });
    assert.match(text, /^\$\([a-z~]+\) egcfg$/);
    assert.match(tooltip, new RegExp(state));
    assert.equal(command, "egcfg.showLog");
  }
});

test("reason and action are shown", () => {
  const action = { title: "Examine", command: "egcfg.doctor" };
  const { tooltip, command, warning } = shown({ state: "refused", reason: "no Landlock", action });
  assert.match(tooltip, /no Landlock[^]*Examine/);
  assert.equal(command, "egcfg.doctor");
  assert.ok(warning);
});

test("what should be seen without looking for it stands beside the name", () => {
  assert.equal(shown({ state: "ready", reason: "f: 1 of 2 tests pass", label: "1 of 2 tests pass" }).text,
    "$(info) egcfg: 1 of 2 tests pass");
});
