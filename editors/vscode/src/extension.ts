/** egcfg in VS Code: starts the server beside the files, and shows what it says. */

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import { catchUp, create } from "./client";
import { find, install, offer, outdated } from "./environment";
import { watch } from "./interpreter";
import { LEFT } from "./protocol";
import { SearchPanel } from "./searchPanel";
import { StatusBar } from "./statusBar";
import { Turns } from "./turns";
import { MENU } from "./words";

/** Settings that VS Code is rewriting, as at its start for a theme that was renamed, read as empty meanwhile. */
const REWRITING_MS = 2000;

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const log = vscode.window.createOutputChannel("egcfg", { log: true });
  const status = new StatusBar();
  const panel = new SearchPanel();
  const turns = new Turns(); // a client that is starting cannot be stopped
  const start = () => turns.take(() => restarted(context, log, status, panel));
  const getServer = once(async (get: typeof offer) => (await get(context, log)) && start());
  const { commands } = context.extension.packageJSON.contributes as { commands: { command: string; title: string }[] };
  context.subscriptions.push(
    log,
    status,
    ...panel.register(),
    vscode.commands.registerCommand("egcfg.showLog", () => log.show()),
    vscode.commands.registerCommand("egcfg.restartServer", start),
    vscode.commands.registerCommand("egcfg.chooseServer", () => getServer(offer)),
    vscode.commands.registerCommand("egcfg.install", () => getServer(install)),
    vscode.commands.registerCommand("egcfg.openExample", () => openExample(context)),
    vscode.commands.registerCommand(MENU, () => status.choose(commands)),
    vscode.workspace.onDidGrantWorkspaceTrust(told),
    vscode.workspace.onDidChangeConfiguration((event) => configured(event, start)),
    vscode.window.onDidChangeActiveTextEditor(left()),
    await watch(told),
  );
  if (outdated(context)) void getServer(install);
  else if (!(await start())) setTimeout(() => client ?? getServer(offer), REWRITING_MS);
}

/** Does `work` once at a time: who asks meanwhile gets the same answer. */
function once<T, R>(work: (given: T) => Promise<R>): (given: T) => Promise<R> {
  let current: Promise<R> | undefined;
  return (given) => (current ??= work(given).finally(() => (current = undefined)));
}

/** Opens a function that has tests and no body, and asks for ghost text where the body begins. */
async function openExample(context: vscode.ExtensionContext): Promise<void> {
  const file = vscode.Uri.joinPath(context.extensionUri, "example.py");
  const content = new TextDecoder().decode(await vscode.workspace.fs.readFile(file));
  const begun = `${content.trimEnd()}\n    `;
  const document = await vscode.workspace.openTextDocument({ content: begun, language: "python" });
  const editor = await vscode.window.showTextDocument(document);
  const end = document.lineAt(document.lineCount - 1).range.end;
  editor.selection = new vscode.Selection(end, end);
  catchUp();
}

export async function deactivate(): Promise<void> {
  await client?.stop();
}

/** Stops a server that runs, and starts the one that is to be found now; whether there is one. */
async function restarted(
  context: vscode.ExtensionContext,
  log: vscode.LogOutputChannel,
  status: StatusBar,
  panel: SearchPanel,
): Promise<boolean> {
  const before = client;
  client = undefined;
  await before?.dispose();
  const program = find(context);
  if (program === undefined) {
    const action = { title: "Choose or install it", command: "egcfg.chooseServer" };
    status.show({ state: "error", reason: "there is no server", action });
    return false;
  }
  log.info([program.command, ...program.args].join(" "));
  await vscode.workspace.fs.createDirectory(context.globalStorageUri);
  client = create(program, context.globalStorageUri.fsPath, log, status, panel);
  try {
    await client.start();
    void vscode.commands.executeCommand("setContext", "egcfg.hasServer", true);
    catchUp();
  } catch (error) {
    log.error(String(error));
    const action = { title: "Choose another", command: "egcfg.chooseServer" };
    status.show({ state: "error", reason: `${program.command} does not start`, action });
  }
  return true;
}

/** Lets the server ask for its settings again. */
function told(): void {
  if (client?.isRunning()) void client.sendNotification("workspace/didChangeConfiguration", { settings: null });
}

function configured(event: vscode.ConfigurationChangeEvent, start: () => Promise<boolean>): void {
  if (event.affectsConfiguration("egcfg.server")) void start();
  else if (event.affectsConfiguration("egcfg")) told();
}

/** Tells the server which document is not looked at any more, so that its work on ghost text can stop. */
function left(): (editor: vscode.TextEditor | undefined) => void {
  let before = vscode.window.activeTextEditor;
  return (editor) => {
    if (before?.document.languageId === "python" && client?.isRunning()) {
      const uri = client.code2ProtocolConverter.asUri(before.document.uri);
      void client.sendNotification(LEFT, { textDocument: { uri } });
    }
    before = editor;
  };
}
