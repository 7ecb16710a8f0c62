/**
 * Where each word stands, and how much that is worth. The postings of a word are a chain, each leading to the one before it,
 * in columns that all words share: a word that stands in one place takes no more room than its posting.
 */
export class Postings {
  #places = new Uint32Array(1024);
  #gains = new Float32Array(1024);
  #before = new Uint32Array(1024);
  /** The first is none. */
  #count = 1;
  readonly #last = new Map<string, number>();

  add(word: string, place: number, gain: number): void {
    const at = this.#count;
    this.#count += 1;
    if (at === this.#places.length) this.#grow();
    this.#places[at] = place;
    this.#gains[at] = gain;
    this.#before[at] = this.#last.get(word) ?? 0;
    this.#last.set(word, at);
  }

  each(word: string, visit: (place: number, gain: number) => void): void {
    for (let at = this.#last.get(word) ?? 0; at > 0; at = this.#before[at] ?? 0)
      visit(this.#places[at] ?? 0, this.#gains[at] ?? 0);
  }

  #grow(): void {
    // What is not written to takes no memory yet.
    const bytes = this.#places.byteLength * 2;
    this.#places = new Uint32Array(this.#places.buffer.transfer(bytes));
    this.#gains = new Float32Array(this.#gains.buffer.transfer(bytes));
    this.#before = new Uint32Array(this.#before.buffer.transfer(bytes));
  }
}
