import assert from "node:assert/strict";
import { test } from "node:test";
import { forServer } from "../src/settings";

test("trust is VS Code's, whatever the settings say", () => {
  const section = { trusted: true, budget: { automaticS: 2 } };
  const settings = forServer({ section, trusted: false, interpreter: "" });
  assert.deepEqual(settings, { trusted: false, budget: { automaticS: 2 }, interpreter: "" });
});

test("an interpreter in the settings goes before the Python extension's", () => {
  const known = { trusted: true, interpreter: "/chosen" };
  assert.equal(forServer({ ...known, section: { interpreter: "/named" } })["interpreter"], "/named");
  assert.equal(forServer({ ...known, section: { interpreter: "" } })["interpreter"], "/chosen");
});

test("what only this extension knows is not sent", () => {
  const section = { server: { command: ["x"] }, method: {} };
  assert.deepEqual(Object.keys(forServer({ section, trusted: true, interpreter: "" })).sort(), [
    "interpreter",
    "method",
    "trusted",
  ]);
});
