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
