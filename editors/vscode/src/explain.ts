/** The page about the last completion, and the doctor's report. */

import * as vscode from "vscode";
import type { Examined, Explained } from "./protocol";

/** The server's page in a webview without scripts, beside the code. */
export function explain(answer: Explained | undefined): void {
  if (!answer?.html) {
    void vscode.window.showInformationMessage(answer?.reason ?? "There is nothing to explain yet.");
    return;
  }
  const options = { enableScripts: false, localResourceRoots: [] };
  const column = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true };
  const panel = vscode.window.createWebviewPanel("egcfg.explain", "egcfg: last completion", column, options);
  panel.webview.html = answer.html;
}

/** The report as a text beside the code. */
export async function examined(answer: Examined | undefined): Promise<void> {
  if (answer === undefined) return;
  const document = await vscode.workspace.openTextDocument({ content: answer.text, language: "plaintext" });
  await vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
}
