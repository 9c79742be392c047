/** The server's state at the bottom of the window, and the menu behind it. */

import * as vscode from "vscode";
import type { Status } from "./protocol";
import { menu, MENU, shown } from "./words";

export class StatusBar implements vscode.Disposable {
  private readonly item = vscode.window.createStatusBarItem("egcfg.status", vscode.StatusBarAlignment.Right, 100);
  private status: Status = { state: "loading", reason: "the server starts" };

  constructor() {
    this.item.name = "egcfg";
    this.item.command = MENU;
    this.show(this.status);
    this.item.show();
  }

  show(status: Status): void {
    this.status = status;
    const { text, tooltip, warning } = shown(status);
    this.item.text = text;
    this.item.tooltip = tooltip;
    this.item.backgroundColor = warning ? new vscode.ThemeColor("statusBarItem.warningBackground") : undefined;
  }

  /** Lets the person choose one of the extension's commands, and runs it. */
  async choose(commands: Parameters<typeof menu>[1]): Promise<void> {
    const placeHolder = shown(this.status).tooltip.split("\n\n").slice(0, -1).join(" ");
    const chosen = await vscode.window.showQuickPick(menu(this.status, commands), { placeHolder });
    if (chosen !== undefined) await vscode.commands.executeCommand(chosen.command);
  }

  dispose(): void {
    this.item.dispose();
  }
}
