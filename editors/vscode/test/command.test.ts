import assert from "node:assert/strict";
import { test } from "node:test";
import { candidates, folders, fromSetting, heard, launchers } from "../src/command";

test("the setting's words, with serve where it was left out", () => {
  assert.deepEqual(fromSetting(["/e/bin/egcfg"]), { command: "/e/bin/egcfg", args: ["serve"] });
  const words = ["ssh", "far", "egcfg", "serve", "--log", "info"];
  assert.deepEqual(fromSetting(words), { command: "ssh", args: words.slice(1) });
  assert.equal(fromSetting([]), undefined);
  assert.equal(fromSetting(["", 3]), undefined);
});

test("folders that depend on where VS Code was started are passed over", () => {
  assert.deepEqual(folders("/a::.:bin:/b", "linux"), ["/a", "/b"]);
  assert.deepEqual(candidates("/a::.:bin:/b", "linux"), ["/a/egcfg", "/b/egcfg"]);
});

test("uv goes before a Python, wherever its own installer puts it", () => {
  const programs = launchers("/a:/b", "/home/i", "linux");
  assert.deepEqual(
    programs.map(([program]) => program),
    ["/a/uv", "/b/uv", "/home/i/.local/bin/uv", "/home/i/.cargo/bin/uv", "/a/python3", "/b/python3", "/a/python", "/b/python"],
  );
  assert.ok(programs.every((words) => words.at(-1) === "-I"));
});

test("the installer says steps, and why it ends", () => {
  assert.deepEqual(heard('{"step": "making an environment"}'), { step: "making an environment" });
  const failed = { failed: "compiler", message: "none", command: "sudo apt-get install g++" };
  assert.deepEqual(heard(JSON.stringify(failed)), failed);
  assert.equal(heard("Collecting torch"), undefined);
  assert.equal(heard("3"), undefined);
});
