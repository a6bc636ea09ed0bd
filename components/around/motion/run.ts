/** How long a frame is waited for, in milliseconds. */
const LATE = 250;

/** Something that moves, until it is over or somebody ends it: then nothing of it is left. */
export class Run {
  readonly #animations: Animation[] = [];
  readonly #undo: (() => void)[] = [];
  readonly #over = new AbortController();

  /** Ends with the first of what is listened for with it. */
  get signal(): AbortSignal { return this.#over.signal; }

  /** All of one run keep the same time, also what joins later. */
  animate(element: Element, frames: Keyframe[], duration: number): void {
    const animation = element.animate(frames, { duration }), [first] = this.#animations;
    if (first?.currentTime) animation.currentTime = first.currentTime;
    this.#animations.push(animation);
  }

  /** What is to be done when it is over. */
  later(undo: () => void): void { this.#undo.push(undo); }

  /** The next frame, or soon, where none is drawn. */
  async frame(): Promise<void> {
    await new Promise((drawn) => { requestAnimationFrame(drawn); setTimeout(drawn, LATE); });
  }

  /** When everything has come to its place. A frame that is not drawn does not move: that is not waited for. */
  async done(duration: number): Promise<void> {
    await Promise.race([Promise.allSettled(this.#animations.map(({ finished }) => finished)), new Promise((late) => { setTimeout(late, duration + LATE); })]);
  }

  end(): void {
    this.#over.abort();
    for (const animation of this.#animations) animation.cancel();
    for (const undo of this.#undo) undo();
  }
}
