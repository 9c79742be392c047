/** The programs of a search as a list below the code, and the change that one of them would make as a diff. */

import * as vscode from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";
import type { Program, Search } from "./protocol";
import { heading, Programs } from "./programs";

const SCHEME = "egcfg";
const VIEW = "egcfg.search";

export class SearchPanel implements vscode.TreeDataProvider<number>, vscode.TextDocumentContentProvider {
  private readonly drawn = new vscode.EventEmitter<undefined>();
  readonly onDidChangeTreeData = this.drawn.event;
  private readonly view = vscode.window.createTreeView(VIEW, { treeDataProvider: this });
  private readonly programs = new Programs();
  private client: LanguageClient | undefined;
  private open: number | undefined;

  register(): vscode.Disposable[] {
    return [
      this.view,
      this.drawn,
      vscode.workspace.registerTextDocumentContentProvider(SCHEME, this),
      vscode.commands.registerCommand("egcfg.showProgram", (index: number) => this.compare(index)),
      vscode.commands.registerCommand("egcfg.acceptProgram", () => this.accept()),
      vscode.commands.registerCommand("egcfg.nextProgram", () => this.next()),
    ];
  }

  /** Draws what the server says; the program that it found is compared with the file. */
  async show(client: LanguageClient, told: Search): Promise<void> {
    if (this.client !== client) this.programs.told = undefined; // a server that ended says no more of its search
    this.client = client;
    const begins = this.programs.add(told);
    this.view.message = heading(told);
    this.drawn.fire(undefined);
    if (begins) {
      this.open = undefined;
      await vscode.commands.executeCommand("setContext", "egcfg.searched", true);
      await vscode.commands.executeCommand(`${VIEW}.focus`, { preserveFocus: true });
    }
    if (typeof told.chosen === "number") await this.compare(told.chosen);
  }

  getChildren(): number[] {
    return this.programs.newestFirst();
  }

  getTreeItem(index: number): vscode.TreeItem {
    const program = this.programs.at(index);
    const item = new vscode.TreeItem(`${program.passed}/${program.total}  ${program.said}`);
    item.id = `${this.programs.serial}.${index}`;
    item.description = `${program.seconds.toFixed(1)} s`;
    item.tooltip = program.edit.newText;
    item.iconPath = icon(program);
    item.command = { title: "Compare", command: "egcfg.showProgram", arguments: [index] };
    return item;
  }

  /** The file with the program that the address names. */
  async provideTextDocumentContent(uri: vscode.Uri): Promise<string> {
    const document = await this.document();
    const edit = this.client?.protocol2CodeConverter.asTextEdit(this.programs.at(Number(uri.query.split(".")[1])).edit);
    if (edit === undefined) return "";
    const text = document.getText();
    const [start, end] = [document.offsetAt(edit.range.start), document.offsetAt(edit.range.end)];
    return text.slice(0, start) + edit.newText + text.slice(end);
  }

  private document(): Thenable<vscode.TextDocument> {
    return vscode.workspace.openTextDocument(vscode.Uri.parse(this.programs.told?.uri ?? ""));
  }

  /** Whether the file is still the one that was searched for; if not, the person is told. */
  private isCurrent(document: vscode.TextDocument): boolean {
    const same = document.version === this.programs.told?.version;
    if (!same) void vscode.window.showInformationMessage("egcfg: the text changed meanwhile; complete the function again.");
    return same;
  }

  private async compare(index: number): Promise<void> {
    const document = await this.document();
    const told = this.programs.told;
    if (told === undefined || !this.isCurrent(document)) return;
    this.open = index;
    const changed = vscode.Uri.from({
      scheme: SCHEME,
      path: document.uri.path,
      query: `${this.programs.serial}.${index}`,
    });
    const { passed, total } = this.programs.at(index);
    const title = `${told.function}: ${passed}/${total} tests pass`;
    await vscode.commands.executeCommand("vscode.diff", document.uri, changed, title, { preview: true });
  }

  private async accept(): Promise<void> {
    const document = await this.document();
    if (this.open === undefined || this.client === undefined || !this.isCurrent(document)) return;
    const change = new vscode.WorkspaceEdit();
    change.set(document.uri, [this.client.protocol2CodeConverter.asTextEdit(this.programs.at(this.open).edit)]);
    await this.close();
    await vscode.window.showTextDocument(document);
    await vscode.workspace.applyEdit(change);
  }

  private async next(): Promise<void> {
    const told = this.programs.told;
    if (told === undefined) return;
    await vscode.commands.executeCommand("egcfg.completeFunction", told.uri, told.function, "another");
  }

  /** Closes the diffs. */
  private async close(): Promise<void> {
    const tabs = vscode.window.tabGroups.all.flatMap((group) => group.tabs);
    const ours = (tab: vscode.Tab) =>
      tab.input instanceof vscode.TabInputTextDiff && tab.input.modified.scheme === SCHEME;
    await vscode.window.tabGroups.close(tabs.filter(ours));
  }
}

function icon({ passed, total }: Program): vscode.ThemeIcon {
  if (total === 0) return new vscode.ThemeIcon("circle-outline");
  const [name, color] = passed === total ? ["pass", "testing.iconPassed"] : ["error", "testing.iconFailed"];
  return new vscode.ThemeIcon(name ?? "", new vscode.ThemeColor(color ?? ""));
}
