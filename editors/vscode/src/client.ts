/** The connection to the server: settings go out; status, refreshes and pages come back. */

import * as vscode from "vscode";
import { LanguageClient, type LanguageClientOptions, type StaticFeature } from "vscode-languageclient/node";
import type { Program } from "./command";
import { environment } from "./environment";
import { examined, explain } from "./explain";
import { chosen } from "./interpreter";
import { CAPABILITIES, REFRESH, SEARCH, STATUS } from "./protocol";
import type { Examined, Explained, Refresh, Search, Status } from "./protocol";
import type { SearchPanel } from "./searchPanel";
import { forServer } from "./settings";
import type { StatusBar } from "./statusBar";

const WATCHED = "**/{*.py,pyproject.toml,pytest.ini,setup.cfg,tox.ini}";
const AT_CURSOR: ReadonlySet<string> = new Set(["egcfg.completeFunction", "egcfg.showTrace"]);

/** The next request for ghost text is no gesture of the person's. */
let catchingUp = false;

/** VS Code asks for ghost text when something is typed: for what was typed before the server ran, it is asked here. */
export function catchUp(): void {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== "python" || !document.isDirty) return;
  catchingUp = true;
  void vscode.commands.executeCommand("editor.action.inlineSuggest.trigger");
}

/** A client that is not started yet. Its server runs in `folder`, so that Python imports nothing of the workspace. */
export function create(
  program: Program,
  folder: string,
  log: vscode.LogOutputChannel,
  status: StatusBar,
  panel: SearchPanel,
): LanguageClient {
  const options = { cwd: folder, env: { ...environment(), PYTHONSAFEPATH: "1" } };
  const server = { command: program.command, args: program.args, options };
  const client = new LanguageClient("egcfg", "egcfg", server, clientOptions(log));
  client.registerFeature(experimental());
  client.onNotification(STATUS, (told: Status) => status.show(told));
  client.onNotification(SEARCH, (told: Search) => panel.show(client, told));
  client.onNotification(REFRESH, (told: Refresh) => void refresh(client, told));
  return client;
}

/** All settings, in the shape that the server takes. */
export async function settings(resource?: vscode.Uri): Promise<Record<string, unknown>> {
  const section = vscode.workspace.getConfiguration("egcfg", resource ?? null);
  const known = JSON.parse(JSON.stringify(section)) as Record<string, unknown>;
  return forServer({ section: known, trusted: vscode.workspace.isTrusted, interpreter: await chosen(resource) });
}

function clientOptions(log: vscode.LogOutputChannel): LanguageClientOptions {
  return {
    documentSelector: [
      { scheme: "file", language: "python" },
      { scheme: "untitled", language: "python" },
      { notebook: "*", language: "python" },
    ],
    outputChannel: log,
    initializationOptions: { trusted: vscode.workspace.isTrusted },
    synchronize: { fileEvents: vscode.workspace.createFileSystemWatcher(WATCHED) },
    middleware: {
      workspace: {
        configuration: (params) =>
          Promise.all(params.items.map((item) => settings(item.scopeUri ? vscode.Uri.parse(item.scopeUri) : undefined))),
      },
      provideInlineCompletionItems: (document, position, context, token, next) => {
        const triggerKind = catchingUp ? vscode.InlineCompletionTriggerKind.Automatic : context.triggerKind;
        catchingUp = false;
        return next(document, position, { ...context, triggerKind }, token);
      },
      executeCommand: async (command, args, next) => {
        const given = args.length === 0 && AT_CURSOR.has(command) ? atCursor() : args;
        const answer: unknown = await next(command, given);
        if (command === "egcfg.explain") explain(answer as Explained | undefined);
        if (command === "egcfg.doctor") await examined(answer as Examined | undefined);
        return answer;
      },
    },
  };
}

/** Where the person is, for a command that was called without arguments. */
function atCursor(): unknown[] {
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) return [];
  const { line, character } = editor.selection.active;
  return [editor.document.uri.toString(), { line, character }];
}

/**
 * VS Code has no call to renew ghost text: it is triggered again, and the server answers from memory. What is shown is
 * hidden before, as VS Code does not ask twice at one place of one version.
 */
async function refresh(client: LanguageClient, told: Refresh): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  const uri = editor && client.code2ProtocolConverter.asUri(editor.document.uri);
  if (uri !== told.uri) return;
  await vscode.commands.executeCommand("editor.action.inlineSuggest.hide");
  await vscode.commands.executeCommand("editor.action.inlineSuggest.trigger");
}

function experimental(): StaticFeature {
  return {
    fillClientCapabilities: (capabilities) => {
      const others = (capabilities.experimental ?? {}) as Record<string, unknown>;
      capabilities.experimental = { ...others, ...CAPABILITIES };
    },
    initialize: () => undefined,
    getState: () => ({ kind: "static" }),
    clear: () => undefined,
  };
}
