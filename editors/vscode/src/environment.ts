/** Finds the server, or helps the person to give it one. */

import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import * as vscode from "vscode";
import { bundled, candidates, fromSetting, inEnvironment, recipe, type Program } from "./command";
import { chosen } from "./interpreter";

const run = promisify(execFile);
const CREATE = "Create an environment…";
const STEPS = ["an environment is made", "PyTorch is downloaded, llama.cpp compiled"];
const CHOOSE = "Choose the egcfg program…";

/** The server that the settings name, that was made here, or that is on the PATH. */
export function find(context: vscode.ExtensionContext): Program | undefined {
  const words = vscode.workspace.getConfiguration("egcfg").get<unknown[]>("server.command", []);
  const named = fromSetting(words);
  if (named !== undefined) return named;
  const storage = context.globalStorageUri.fsPath;
  const found = candidates(storage, process.env["PATH"] ?? "", process.platform).find((path) => existsSync(path));
  return found === undefined ? undefined : { command: found, args: ["serve"] };
}

/** Asks for a program, or makes an environment; whether there is a server now. */
export async function offer(context: vscode.ExtensionContext, log: vscode.LogOutputChannel): Promise<boolean> {
  const said =
    "egcfg needs its server, a Python program. Choose the one that you have (.venv/bin/egcfg, where `make demo` " +
    "was run), or let an environment be made for it: up to 3 GB to download, and some minutes of a C++ compiler.";
  const answer = await vscode.window.showWarningMessage(said, CREATE, CHOOSE);
  if (answer === CREATE) return create(context, log);
  return answer === CHOOSE && choose();
}

async function choose(): Promise<boolean> {
  const [file] = (await vscode.window.showOpenDialog({ title: "The egcfg program" })) ?? [];
  if (file === undefined) return false;
  const settings = vscode.workspace.getConfiguration("egcfg");
  await settings.update("server.command", [file.fsPath, "serve"], vscode.ConfigurationTarget.Global);
  return true;
}

/** The server that came with the extension. */
function wheel(context: vscode.ExtensionContext): string | undefined {
  const folder = join(context.extensionPath, "server");
  const name = existsSync(folder) ? bundled(readdirSync(folder)) : undefined;
  return name === undefined ? undefined : join(folder, name);
}

/** Asks for a folder with the server's sources. */
async function sources(): Promise<string | undefined> {
  const title = "The folder with egcfg's sources (the one with its pyproject.toml)";
  const [folder] = (await vscode.window.showOpenDialog({ title, canSelectFolders: true, canSelectFiles: false })) ?? [];
  return folder?.fsPath;
}

async function create(context: vscode.ExtensionContext, log: vscode.LogOutputChannel): Promise<boolean> {
  const source = wheel(context) ?? (await sources());
  if (source === undefined) return false;
  const folder = join(context.globalStorageUri.fsPath, "venv");
  const python = (await chosen()) || (process.platform === "win32" ? "python" : "python3");
  const progress = { location: vscode.ProgressLocation.Notification, title: "Installing egcfg" };
  try {
    await vscode.workspace.fs.createDirectory(context.globalStorageUri);
    await vscode.window.withProgress(progress, async (report) => {
      for (const [at, [command = "", ...args]] of recipe(python, folder, source, process.platform).entries()) {
        report.report({ message: STEPS[at] ?? "" });
        log.info([command, ...args].join(" "));
        const { stdout, stderr } = await run(command, args, { maxBuffer: 1 << 26, cwd: context.globalStorageUri.fsPath });
        log.info(stdout + stderr);
      }
    });
  } catch (error) {
    log.error(String(error));
    void vscode.window.showErrorMessage("egcfg could not be installed; the log says why (egcfg: Show the log).");
    return false;
  }
  return existsSync(inEnvironment(folder, "egcfg", process.platform));
}
