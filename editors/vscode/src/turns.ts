/** Does one thing after the other. */

export class Turns {
  private last: Promise<unknown> = Promise.resolve();

  /** Begins `work` when everything that was asked for before has ended, well or not. */
  take<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.last.then(work, work);
    this.last = turn.catch(() => undefined);
    return turn;
  }
}
