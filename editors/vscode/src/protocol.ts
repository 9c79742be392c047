/** What the server says and takes beyond the Language Server Protocol. */

import type { Position, TextDocumentIdentifier, TextEdit } from "vscode-languageclient/node";

export const STATUS = "egcfg/status";
export const REFRESH = "egcfg/refresh";
export const SEARCH = "egcfg/search";
export const LEFT = "egcfg/left";

export const CAPABILITIES = { egcfg: { status: true, refresh: true, search: true } } as const;
/** Told to the server as `capabilities.experimental`: without it, nothing of the following is sent. */

export type State = "ready" | "loading" | "indexing" | "busy" | "slow" | "refused" | "error";

export interface Action {
  title: string;
  command: string;
}

export interface Status {
  state: State;
  reason: string;
  action?: Action | null;
  /** A few words that should be seen without looking for them: a share, a phase, what passes. */
  label?: string;
  /** The model that is loaded, and how fast it writes. */
  model?: string;
}

/** A better answer stands ready for a document's last request. */
export interface Refresh {
  uri: string;
}

/** A program that a search tried. */
export interface Program {
  passed: number;
  total: number;
  /** What fails first; the program itself where nothing does. */
  said: string;
  seconds: number;
  edit: TextEdit;
}

/** How a search stands: its programs from number `first` on, and the one to be shown as a change. */
export interface Search {
  uri: string;
  version: number | null;
  function: string;
  state: "searching" | "found" | "ended";
  said: string;
  seconds: number;
  first: number;
  programs: Program[];
  chosen?: number | null;
}

/** The person does something else: work on ghost text of this document may stop. */
export interface Left {
  textDocument: TextDocumentIdentifier;
}

export type Wanted = string | Position;

export interface Explained {
  html?: string | null;
  reason?: string | null;
}

export interface Examined {
  ok: boolean;
  text: string;
}
