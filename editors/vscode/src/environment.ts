/** Finds the server, or installs it into the extension's own storage. */

import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import * as vscode from "vscode";
import { candidates, folders, fromSetting, heard, inEnvironment, launchers, NO_PYTHON, type Failure, type Program } from "./command";

const INSTALL = "Install the server";
const CHOOSE = "Choose a program…";
const AGAIN = "Try again";
const TERMINAL = "Open a terminal";
const PROXY = "Open the proxy settings";
const LOG = "Show the log";
const platform = process.platform;

/** The server that the settings name, that was installed here, or that is on the PATH. */
export function find(context: vscode.ExtensionContext): Program | undefined {
  const words = vscode.workspace.getConfiguration("egcfg").get<unknown[]>("server.command", []);
  const named = fromSetting(words);
  if (named !== undefined) return named;
  const own = installed(context) === undefined ? [] : [inEnvironment(venv(context), "egcfg", platform)];
  const found = [...own, ...candidates(process.env["PATH"] ?? "", platform)].find((path) => existsSync(path));
  return found === undefined ? undefined : { command: found, args: ["serve"] };
}

/** Whether what was installed here came with another version of the extension. */
export function outdated(context: vscode.ExtensionContext): boolean {
  const before = installed(context);
  return before !== undefined && before !== (wheel(context) ?? before);
}

/** The environment that programs of ours get: with VS Code's proxy, and with no folder of the workspace on the PATH. */
export function environment(): NodeJS.ProcessEnv {
  const proxy = vscode.workspace.getConfiguration("http").get<string>("proxy");
  const path = folders(process.env["PATH"] ?? "", platform).join(platform === "win32" ? ";" : ":");
  return { ...process.env, PATH: path, ...(proxy ? { HTTPS_PROXY: proxy, HTTP_PROXY: proxy } : {}) };
}

/** Asks for a program, or installs one; whether there is a server now. */
export async function offer(context: vscode.ExtensionContext, log: vscode.LogOutputChannel): Promise<boolean> {
  const said =
    "egcfg installs its server, a Python program with PyTorch and llama.cpp, into VS Code's own storage: 2 GB, " +
    "with a GPU 8 GB. llama.cpp is compiled, which takes some minutes.";
  const choices = wheel(context) === undefined ? [CHOOSE] : [INSTALL, CHOOSE];
  const answer = await vscode.window.showInformationMessage(said, ...choices);
  return answer === INSTALL ? install(context, log) : answer === CHOOSE && choose();
}

/** Installs the server that came with the extension, as often as the person tries; whether it is installed. */
export async function install(context: vscode.ExtensionContext, log: vscode.LogOutputChannel): Promise<boolean> {
  const progress = { location: vscode.ProgressLocation.Notification, title: "Installing egcfg", cancellable: true };
  await vscode.workspace.fs.createDirectory(context.globalStorageUri);
  for (;;) {
    const failure = await vscode.window.withProgress(progress, (report, token) => run(context, log, report, token));
    if (failure === undefined) return installed(context) !== undefined;
    log.error(failure.message);
    if (!(await mended(failure, log))) return false;
  }
}

/** Shows what failed, with the button that mends it; whether to try again. */
async function mended(failure: Failure, log: vscode.LogOutputChannel): Promise<boolean> {
  const offline = failure.failed === "network" || failure.failed === "proxy";
  const mend = failure.command ? TERMINAL : offline ? PROXY : failure.failed === "space" ? AGAIN : LOG;
  const buttons = mend === AGAIN ? [AGAIN] : [mend, AGAIN];
  const answer = await vscode.window.showErrorMessage(failure.message, ...buttons);
  if (answer === AGAIN || answer === undefined) return answer === AGAIN;
  if (mend === LOG) log.show();
  if (mend === PROXY) await vscode.commands.executeCommand("workbench.action.openSettings", "http.proxy");
  if (mend === TERMINAL) {
    const terminal = vscode.window.createTerminal("egcfg");
    terminal.show();
    terminal.sendText(failure.command ?? "", false); // the person reads it, and presses Enter
  }
  return (await vscode.window.showInformationMessage("Is that mended? Then egcfg can be installed.", AGAIN)) === AGAIN;
}

async function choose(): Promise<boolean> {
  const [file] = (await vscode.window.showOpenDialog({ title: "The egcfg program" })) ?? [];
  if (file === undefined) return false;
  const settings = vscode.workspace.getConfiguration("egcfg");
  await settings.update("server.command", [file.fsPath, "serve"], vscode.ConfigurationTarget.Global);
  return true;
}

function venv(context: vscode.ExtensionContext): string {
  return join(context.globalStorageUri.fsPath, "venv");
}

/** What is installed here: the wheel's name, which is written when all is done. */
function installed(context: vscode.ExtensionContext): string | undefined {
  const done = join(venv(context), "complete");
  return existsSync(done) ? readFileSync(done, "utf8") : undefined;
}

/** The name of the server that came with the extension; nothing where none did. */
function wheel(context: vscode.ExtensionContext): string | undefined {
  const folder = join(context.extensionPath, "server");
  return existsSync(folder) ? readdirSync(folder).find((file) => file.endsWith(".whl")) : undefined;
}

type Report = vscode.Progress<{ message?: string }>;

/** Runs the installer with the first program that can; what failed, or nothing if it is done or was cancelled. */
async function run(
  context: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
  report: Report,
  token: vscode.CancellationToken,
): Promise<Failure | undefined> {
  const file = (name: string) => join(context.extensionPath, "server", name);
  const script = [file("install.py"), file(wheel(context) ?? ""), venv(context), file("constraints.txt")];
  const all = launchers(process.env["PATH"] ?? "", homedir(), platform);
  for (const launcher of all.filter(([program = ""]) => existsSync(program))) {
    const ended = await runWith([...launcher, ...script], context.globalStorageUri.fsPath, log, report, token);
    if (ended !== "silent") return ended;
  }
  return NO_PYTHON;
}

/** What one program came to; `silent` if it is no Python that can run the installer. */
function runWith(
  [command = "", ...args]: string[],
  folder: string,
  log: vscode.LogOutputChannel,
  report: Report,
  token: vscode.CancellationToken,
): Promise<Failure | undefined | "silent"> {
  log.info([command, ...args].join(" "));
  return new Promise((resolve) => {
    let last: ReturnType<typeof heard>;
    const detached = platform !== "win32"; // a group of processes, which is ended as one
    const child = spawn(command, args, { cwd: folder, env: environment(), detached, stdio: ["ignore", "pipe", "pipe"] });
    const end = () => (detached && child.pid ? process.kill(-child.pid) : child.kill());
    const cancelled = token.onCancellationRequested(end);
    createInterface(child.stderr).on("line", (line) => log.info(line));
    createInterface(child.stdout).on("line", (line) => {
      last = heard(line) ?? last;
      if (last && "step" in last) report.report({ message: last.step });
    });
    child.on("error", () => resolve("silent"));
    child.on("close", (code) => {
      cancelled.dispose();
      if (token.isCancellationRequested || code === 0) resolve(undefined);
      else if (last === undefined) resolve("silent");
      else if ("failed" in last) resolve(last);
      else resolve({ failed: "other", message: "The installer of egcfg stopped. Try again." });
    });
  });
}
