/** The server's state at the bottom of the window. */

import * as vscode from "vscode";
import type { Status } from "./protocol";
import { shown } from "./words";

export class StatusBar implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem("egcfg.status", vscode.StatusBarAlignment.Right, 100);

  constructor() {
    this.item.name = "egcfg";
    this.show({ state: "loading", reason: "the server starts" });
    this.item.show();
  }

  show(status: Status): void {
    const { text, tooltip, command, warning } = shown(status);
    this.item.text = text;
    this.item.tooltip = tooltip;
    this.item.command = command;
    this.item.backgroundColor = warning ? new vscode.ThemeColor("statusBarItem.warningBackground") : undefined;
  }

  dispose(): void {
    this.item.dispose();
  }
}
