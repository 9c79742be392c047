/** The status bar's words. */

import type { State, Status } from "./protocol";

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
  command: string;
  warning: boolean;
}

/** What the status bar shows; a click does the status's action, or opens the log. */
export function shown(status: Status): Shown {
  const action = status.action ?? { title: "Show the log", command: "egcfg.showLog" };
  const reason = status.reason ? `egcfg: ${status.reason}` : `egcfg is ${status.state}.`;
  const icon = ICONS[status.state] ?? "$(question)";
  return {
    text: status.label ? `$(info) egcfg: ${status.label}` : `${icon} egcfg`,
    tooltip: `${reason}\n\nClick: ${action.title}`,
    command: action.command,
    warning: status.state === "refused" || status.state === "error",
  };
}
