/** Where one word stands, each place once and the first before others, and how much it is worth there. */
export interface WordPostings {
  readonly places: number[];
  readonly gains: number[];
}

/**
 * Where each word stands, and how much that is worth. The postings of a word are a chain, each leading to the one before it,
 * in one row that all words share: a word that stands in one place takes no more room than its posting. Its three
 * numbers lie side by side, since memory comes in pieces of several.
 */
export class Postings {
  #numbers = new Uint32Array(1024 * numbersOfPosting);
  /** The same memory, for the one of them that is not whole. */
  #gains = new Float32Array(this.#numbers.buffer);
  /** Where the next one is put; none is at 0. */
  #end = numbersOfPosting;
  readonly #last = new Map<string, number>();

  add(word: string, place: number, gain: number): void {
    const at = this.#end;
    this.#end += numbersOfPosting;
    if (this.#end > this.#numbers.length) this.#grow();
    this.#numbers[at] = place;
    this.#gains[at + 1] = gain;
    this.#numbers[at + 2] = this.#last.get(word) ?? 0;
    this.#last.set(word, at);
  }

  list(word: string): WordPostings {
    const found: WordPostings = { places: [], gains: [] };
    for (let at = this.#last.get(word) ?? 0; at > 0; at = this.#numbers[at + 2] ?? 0) {
      found.places.push(this.#numbers[at] ?? 0);
      found.gains.push(this.#gains[at + 1] ?? 0);
    }
    found.places.reverse();
    found.gains.reverse();
    return found;
  }

  #grow(): void {
    // What is not written to takes no memory yet.
    this.#numbers = new Uint32Array(this.#numbers.buffer.transfer(this.#numbers.byteLength * 2));
    this.#gains = new Float32Array(this.#numbers.buffer);
  }
}

/** The place, the gain, and the posting before it. */
const numbersOfPosting = 3;
