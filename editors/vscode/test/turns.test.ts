import assert from "node:assert/strict";
import { test } from "node:test";
import { Turns } from "../src/turns";

test("what is asked for while something is in progress waits for its end, even for a failure", async () => {
  const turns = new Turns();
  const heard: string[] = [];
  const slow = async () => {
    heard.push("first begins");
    await new Promise((done) => setTimeout(done, 5));
    heard.push("first ends");
    throw new Error("no");
  };
  const first = turns.take(slow);
  const second = turns.take(async () => heard.push("second"));
  await assert.rejects(first);
  assert.equal(await second, 3);
  assert.deepEqual(heard, ["first begins", "first ends", "second"]);
});
