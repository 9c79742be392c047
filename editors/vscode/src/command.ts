/** Which program is the server, how it is installed, and what its installer says. */

import { join, posix, win32 } from "node:path";

export interface Program {
  command: string;
  args: string[];
}

/** The server from the setting's words, or nothing; `serve` is added where it was left out. */
export function fromSetting(words: readonly unknown[]): Program | undefined {
  const [command, ...args] = words.filter((word): word is string => typeof word === "string" && word !== "");
  if (command === undefined) return undefined;
  return { command, args: args.includes("serve") ? args : [...args, "serve"] };
}

/** Where a virtual environment keeps a program. */
export function inEnvironment(folder: string, name: string, platform: NodeJS.Platform): string {
  return platform === "win32" ? join(folder, "Scripts", `${name}.exe`) : join(folder, "bin", name);
}

/** Folders of `path`, but for those that depend on where VS Code was started: it may have been in the workspace. */
export function folders(path: string, platform: NodeJS.Platform): string[] {
  const { isAbsolute, delimiter } = platform === "win32" ? win32 : posix;
  return path.split(delimiter).filter((folder) => isAbsolute(folder));
}

/** Programs on the PATH that may be the server, the likeliest first; the caller takes the first that exists. */
export function candidates(path: string, platform: NodeJS.Platform): string[] {
  return folders(path, platform).map((folder) => join(folder, platform === "win32" ? "egcfg.exe" : "egcfg"));
}

/** Commands that may run the installer, the likeliest first: uv brings a Python where there is none. */
export function launchers(path: string, home: string, platform: NodeJS.Platform): string[][] {
  const suffix = platform === "win32" ? ".exe" : "";
  const known = folders(path, platform);
  const uv = [...known, join(home, ".local", "bin"), join(home, ".cargo", "bin")].map((folder) => join(folder, `uv${suffix}`));
  const pythons = ["python3", "python"].flatMap((name) => known.map((folder) => join(folder, name + suffix)));
  const run = ["run", "--no-project", "--quiet", "--python", ">=3.11", "python", "-I"];
  return [...uv.map((program) => [program, ...run]), ...pythons.map((program) => [program, "-I"])];
}

export interface Failure {
  /** `python`, `venv`, `compiler`, `space`, `network`, `proxy` or `other`. */
  failed: string;
  message: string;
  /** What mends it, if typed into a terminal. */
  command?: string;
}

export const NO_PYTHON: Failure = {
  failed: "python",
  message: "egcfg needs Python 3.11 or later, and there is none. uv brings one; install it.",
  command: "curl -LsSf https://astral.sh/uv/install.sh | sh",
};

/** A line of the installer: a step that begins, or why it ends. */
export function heard(line: string): { step: string } | Failure | undefined {
  try {
    const said = JSON.parse(line) as { step?: unknown; failed?: unknown; message?: unknown; command?: unknown };
    if (typeof said.step === "string") return { step: said.step };
    if (typeof said.failed !== "string") return undefined;
    return { failed: said.failed, message: String(said.message), command: String(said.command ?? "") };
  } catch {
    return undefined;
  }
}
