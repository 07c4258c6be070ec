// Answers that come late: only that to the newest question counts, and only while things are still as they were when it was asked.

export class Latest<K> {
  private newest = 0;
  private readonly now: () => K;
  private readonly same: (then: K, now: K) => boolean;

  constructor(now: () => K, same: (then: K, now: K) => boolean) {
    this.now = now;
    this.same = same;
  }

  /** Begin a question; what is given tells whether its answer still counts. */
  begin(): () => boolean {
    const number = ++this.newest;
    const then = this.now();
    return () => number === this.newest && this.same(then, this.now());
  }

  /** Whatever is on its way does not count any more. */
  drop(): void {
    this.newest++;
  }
}
