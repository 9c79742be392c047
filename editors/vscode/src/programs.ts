/** The programs of a search, added up from what the server says. */

import type { Program, Search } from "./protocol";

export class Programs {
  /** Counts searches. */
  serial = 0;
  told: Search | undefined;
  private rows: Program[] = [];

  /** Takes a message; whether a search begins with it, or goes on after it had ended. */
  add(told: Search): boolean {
    const begins = told.state === "searching" && this.told?.state !== "searching";
    if (told.first === 0 && begins) this.serial += 1;
    this.rows = [...this.rows.slice(0, told.first), ...told.programs];
    this.told = told;
    return begins;
  }

  at(index: number): Program {
    const found = this.rows[index];
    if (found === undefined) throw new Error(`There is no program ${index}.`);
    return found;
  }

  newestFirst(): number[] {
    return [...this.rows.keys()].reverse();
  }
}

/** One line above the programs: which function, what is done now, and for how long. */
export function heading({ function: name, said, seconds }: Search): string {
  return `${name} · ${said} · ${seconds.toFixed(1)} s`;
}
