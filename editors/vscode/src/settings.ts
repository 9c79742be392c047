/** Settings as the server wants them: what the person set, and what VS Code itself knows better. */

export interface Known {
  /** The section `egcfg`, as VS Code merges it. */
  section: Record<string, unknown>;
  /** VS Code's own workspace trust. */
  trusted: boolean;
  /** The interpreter of the Python extension; empty where there is none. */
  interpreter: string;
}

/** Keys of this extension, which the server does not know. */
const OURS: ReadonlySet<string> = new Set(["server"]);

export function forServer(known: Known): Record<string, unknown> {
  const kept = Object.entries(known.section).filter(([key]) => !OURS.has(key));
  const settings = Object.fromEntries(kept);
  const chosen = settings["interpreter"];
  return { ...settings, trusted: known.trusted, interpreter: chosen ? chosen : known.interpreter };
}
