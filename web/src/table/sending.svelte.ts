/** What is on its way to the server: as long as there is anything, a question takes no second answer. */
export class Sending {
  count = $state(0);
  #answer: { since: number; end: () => void } | undefined;

  /** Counts one more; what is returned ends it. `since`: that of the question which is answered. */
  begin(since?: number): () => void {
    this.count += 1;
    let isOnItsWay = true;
    const end = (): void => {
      if (isOnItsWay) this.count -= 1;
      isOnItsWay = false;
    };
    if (since !== undefined) this.#answer = { since, end };
    return end;
  }

  /** The next question often comes before the word that the answer has arrived: it can be answered. */
  asked(since: number | undefined): void {
    if (since !== undefined && since !== this.#answer?.since) this.#answer?.end();
  }
}
