import assert from "node:assert/strict";
import { test } from "node:test";
import { bundled, candidates, fromSetting, recipe } from "../src/command";

test("the setting's words, with serve where it was left out", () => {
  assert.deepEqual(fromSetting(["/e/bin/egcfg"]), { command: "/e/bin/egcfg", args: ["serve"] });
  const words = ["ssh", "far", "egcfg", "serve", "--log", "info"];
  assert.deepEqual(fromSetting(words), { command: "ssh", args: words.slice(1) });
  assert.equal(fromSetting([]), undefined);
  assert.equal(fromSetting(["", 3]), undefined);
});

test("an environment made here goes before the PATH", () => {
  assert.deepEqual(candidates("/s", "/a::.:bin:/b", "linux"), ["/s/venv/bin/egcfg", "/a/egcfg", "/b/egcfg"]);
});

test("an environment is made with the person's Python and filled with its own", () => {
  const [make, fill] = recipe("python3", "/s/venv", "/src", "linux");
  assert.deepEqual(make, ["python3", "-m", "venv", "/s/venv"]);
  assert.equal(fill?.[0], "/s/venv/bin/python");
  assert.equal(fill?.at(-1), "/src");
});

test("the server that came with the extension is its wheel", () => {
  assert.equal(bundled([".DS_Store", "egcfg_lsp-0.1.0-py3-none-any.whl"]), "egcfg_lsp-0.1.0-py3-none-any.whl");
  assert.equal(bundled([]), undefined);
});
