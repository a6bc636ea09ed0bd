/** Something that moves, until it is over or somebody ends it: then nothing of it is left. */
export class Run {
  readonly #animations: Animation[] = [];
  readonly #undo: (() => void)[] = [];
  readonly #over = new AbortController();

  /** Ends with the first of what is listened for with it. */
  get signal(): AbortSignal { return this.#over.signal; }

  animate(element: Element, frames: Keyframe[], duration: number): void { this.#animations.push(element.animate(frames, { duration })); }

  /** What is to be done when it is over. */
  later(undo: () => void): void { this.#undo.push(undo); }

  /** When everything has come to its place. A frame that is not drawn does not move: that is not waited for. */
  async done(duration: number): Promise<void> {
    await Promise.race([Promise.allSettled(this.#animations.map(({ finished }) => finished)), new Promise((late) => { setTimeout(late, duration + 250); })]);
  }

  end(): void {
    this.#over.abort();
    for (const animation of this.#animations) animation.cancel();
    for (const undo of this.#undo) undo();
  }
}
