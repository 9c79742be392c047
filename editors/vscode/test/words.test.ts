import assert from "node:assert/strict";
import { test } from "node:test";
import type { State } from "../src/protocol";
import { menu, MENU, shown } from "../src/words";

test("every state has its own words", () => {
  const states: State[] = ["ready", "loading", "indexing", "busy", "slow", "refused", "error"];
  for (const state of states) {
    const { text, tooltip } = shown({ state, reason: "" });
    assert.match(text, /^\$\([a-z~]+\) egcfg$/);
    assert.match(tooltip, new RegExp(state));
  }
});

test("the reason and the model are in the tooltip", () => {
  const { tooltip, warning } = shown({ state: "refused", reason: "no Landlock", model: "small, 40 tokens/s" });
  assert.match(tooltip, /no Landlock[^]*small, 40 tokens\/s/);
  assert.ok(warning);
});

test("what should be seen without looking for it stands beside the name", () => {
  const label = "1 of 2 tests pass";
  assert.equal(shown({ state: "ready", reason: `f: ${label}`, label }).text, `$(info) egcfg: ${label}`);
  assert.equal(shown({ state: "loading", reason: "", label: "43 %" }).text, "$(loading~spin) egcfg: 43 %");
});

test("the menu begins with what is to be done, and has each command once", () => {
  const doctor = { title: "Examine", command: "egcfg.doctor" };
  const all = [{ title: "Log", command: "egcfg.showLog" }, doctor, { title: "Menu", command: MENU }];
  const titles = menu({ state: "error", reason: "", action: doctor }, all).map(({ label }) => label);
  assert.deepEqual(titles, ["Examine", "Log"]);
});
