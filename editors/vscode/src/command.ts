/** Which program is the server, and how its environment is made. */

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

/** Programs that may be the server, the likeliest first; the caller takes the first that exists.
 *  Folders of `path` that depend on where VS Code was started are passed over: it may have been in the workspace. */
export function candidates(storage: string, path: string, platform: NodeJS.Platform): string[] {
  const name = platform === "win32" ? "egcfg.exe" : "egcfg";
  const { isAbsolute } = platform === "win32" ? win32 : posix;
  const folders = path.split(platform === "win32" ? ";" : ":").filter((folder) => isAbsolute(folder));
  return [inEnvironment(join(storage, "venv"), "egcfg", platform), ...folders.map((folder) => join(folder, name))];
}

/** The server that came with the extension, of the files in its folder `server`; nothing where none did. */
export function bundled(files: readonly string[]): string | undefined {
  return files.find((file) => file.endsWith(".whl"));
}

/** The commands that make an environment in `folder` and install the server from `source`. */
export function recipe(python: string, folder: string, source: string, platform: NodeJS.Platform): string[][] {
  const inside = inEnvironment(folder, "python", platform);
  return [
    [python, "-m", "venv", folder],
    [inside, "-m", "pip", "install", "--disable-pip-version-check", source],
  ];
}
