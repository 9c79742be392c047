import assert from "node:assert/strict";
import { test } from "node:test";
import { heading, Programs } from "../src/programs";
import type { Program, Search } from "../src/protocol";

const edit = { range: { start: { line: 1, character: 0 }, end: { line: 2, character: 0 } }, newText: "    return 1\n" };
const program = (said: string): Program => ({ passed: 0, total: 1, said, seconds: 1, edit });
const told = (state: Search["state"], first: number, ...said: string[]): Search => ({
  uri: "file:///a.py",
  version: 1,
  function: "f",
  state,
  said: "likeliest program",
  seconds: 1.25,
  first,
  programs: said.map(program),
});

test("messages add up, and the newest program stands first", () => {
  const programs = new Programs();
  assert.ok(programs.add(told("searching", 0)));
  assert.ok(!programs.add(told("searching", 0, "a")));
  assert.ok(!programs.add(told("found", 1, "b", "c")));
  assert.deepEqual(programs.newestFirst().map((index) => programs.at(index).said), ["c", "b", "a"]);
});

test("a search that goes on keeps its programs, and another one begins without them", () => {
  const programs = new Programs();
  programs.add(told("searching", 0, "a"));
  programs.add(told("ended", 1));
  assert.ok(programs.add(told("searching", 1, "b")));
  assert.deepEqual([programs.serial, programs.newestFirst()], [1, [1, 0]]);
  programs.add(told("ended", 2));
  assert.ok(programs.add(told("searching", 0)));
  assert.deepEqual([programs.serial, programs.newestFirst()], [2, []]);
  assert.throws(() => programs.at(0));
});

test("the heading says which function, what is done, and for how long", () => {
  assert.equal(heading(told("searching", 0)), "f · likeliest program · 1.3 s");
});
