/** The words of the status bar and its menu. */

import type { Action, State, Status } from "./protocol";

const ICONS: Record<State, string> = {
  ready: "$(check)",
  loading: "$(loading~spin)",
  indexing: "$(loading~spin)",
  busy: "$(loading~spin)",
  slow: "$(watch)",
  refused: "$(shield)",
  error: "$(error)",
};

export interface Shown {
  text: string;
  tooltip: string;
  warning: boolean;
}

/** What the status bar shows; a click opens the menu. */
export function shown(status: Status): Shown {
  const reason = status.reason ? `egcfg: ${status.reason}` : `egcfg is ${status.state}.`;
  const icon = status.label && status.state === "ready" ? "$(info)" : (ICONS[status.state] ?? "$(question)");
  return {
    text: status.label ? `${icon} egcfg: ${status.label}` : `${icon} egcfg`,
    tooltip: [reason, status.model, "Click for what can be done."].filter(Boolean).join("\n\n"),
    warning: status.state === "refused" || status.state === "error",
  };
}

interface Contributed {
  command: string;
  title: string;
}

/** The menu: what is to be done about the status first, then the commands of the package. */
export function menu(status: Status, commands: readonly Contributed[]): (Action & { label: string })[] {
  const first = status.action ? [status.action] : [];
  const rest = commands.filter(({ command }) => command !== first[0]?.command && command !== MENU);
  return [...first, ...rest].map((each) => ({ ...each, label: each.title }));
}

export const MENU = "egcfg.menu";
