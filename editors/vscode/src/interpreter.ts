/** The interpreter that VS Code's Python extension has chosen. */

import * as vscode from "vscode";

interface PythonEnvironments {
  getActiveEnvironmentPath(resource?: vscode.Uri): { path: string };
  resolveEnvironment(path: { path: string }): Promise<{ executable: { uri?: vscode.Uri } } | undefined>;
  onDidChangeActiveEnvironmentPath: vscode.Event<unknown>;
}

async function environments(): Promise<PythonEnvironments | undefined> {
  const extension = vscode.extensions.getExtension<{ environments?: PythonEnvironments }>("ms-python.python");
  return extension === undefined ? undefined : (await extension.activate()).environments;
}

/** The path of the chosen interpreter; empty without the Python extension, or while nothing is chosen. */
export async function chosen(resource?: vscode.Uri): Promise<string> {
  try {
    const known = await environments();
    const active = known?.getActiveEnvironmentPath(resource);
    const resolved = active && (await known?.resolveEnvironment(active));
    return resolved?.executable.uri?.fsPath ?? "";
  } catch {
    return "";
  }
}

/** Calls `changed` whenever another interpreter is chosen. */
export async function watch(changed: () => void): Promise<vscode.Disposable> {
  try {
    return (await environments())?.onDidChangeActiveEnvironmentPath(changed) ?? { dispose: () => undefined };
  } catch {
    return { dispose: () => undefined };
  }
}
