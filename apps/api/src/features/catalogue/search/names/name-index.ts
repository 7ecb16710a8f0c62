import type { Match, TextQuery } from '../search.queries.ts';
import type { StemQuery } from '../stem-query.ts';
import type { NamesRow } from './name-index.queries.ts';
import { Postings } from './postings.ts';
import { stemGains } from './stem-gains.ts';

interface Place extends Match {
  untilMs: number;
}

/**
 * Things by the words of their names. Each has a place, and so many postings lead to it. What is put in again gets another
 * place, and what was there of it is over for ever: nothing has to be looked for to be taken out.
 */
export class NameIndex {
  readonly #items: Place[] = [];
  readonly #places = new Map<string, number>();
  /** By language. */
  readonly #postings = new Map<string, Postings>();

  /** How many more places than things there are. */
  get wear(): number {
    return this.#items.length / Math.max(1, this.#places.size);
  }

  /** A thing by its names in all languages, in the place of what was there of it. */
  put({ kind, id }: Match, names: readonly NamesRow[]): void {
    this.#remove({ kind, id });
    if (names.length === 0) return;
    const place = this.#items.length;
    this.#items.push({ kind, id, untilMs: Math.max(...names.map(({ until_ms }) => until_ms)) });
    this.#places.set(itemKey({ kind, id }), place);
    for (const text of names) {
      const postings = this.#postings.get(text.lang) ?? new Postings();
      this.#postings.set(text.lang, postings);
      for (const [stem, gain] of stemGains(text.names)) postings.add(stem, place, gain);
    }
  }

  #remove(item: Match): void {
    const existing = this.#items[this.#places.get(itemKey(item)) ?? -1];
    if (existing) existing.untilMs = Number.NEGATIVE_INFINITY;
    this.#places.delete(itemKey(item));
  }

  /** The best of what is not over by then. */
  find(queries: readonly TextQuery[], sinceMs: number, limit: number): Match[] {
    const items = this.#items;
    const scores = new Float64Array(items.length);
    for (const query of queries) this.#rate(query, scores);
    const best: number[] = [];
    const compare = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || this.#compareItems(a, b);
    for (let place = 0; place < scores.length; place += 1) {
      if (scores[place] === 0 || (items[place]?.untilMs ?? 0) <= sinceMs) continue;
      const last = best[limit - 1];
      if (last !== undefined && compare(last, place) < 0) continue;
      best.push(place);
      best.sort(compare).splice(limit);
    }
    return best.flatMap((place) => items[place] ?? []);
  }

  /** Raises the scores of whatever has the words wanted. */
  #rate({ lang, weight, wanted, ranked }: TextQuery, scores: Float64Array): void {
    const postings = this.#postings.get(lang);
    if (!postings) return;
    const gains = new Float64Array(scores.length);
    for (const stem of ranked)
      postings.each(stem, (place, gain) => {
        gains[place] = (gains[place] ?? 0) + gain / ranked.length;
      });
    const marks = mark(postings, wanted, new Uint8Array(scores.length));
    for (let place = 0; place < scores.length; place += 1)
      if (marks[place] === 1)
        scores[place] = Math.max(scores[place] ?? 0, weight * (1 + (gains[place] ?? 0)));
  }

  #compareItems(a: number, b: number): number {
    const [one, other] = [this.#items[a], this.#items[b]];
    if (!one || !other) return 0;
    return one.kind === other.kind ? one.id - other.id : one.kind < other.kind ? -1 : 1;
  }
}

const itemKey = ({ kind, id }: Match): string => `${kind} ${id}`;

/** Sets 1 at whatever has the words wanted. */
function mark(postings: Postings, wanted: StemQuery, marks: Uint8Array): Uint8Array {
  if (typeof wanted === 'string')
    postings.each(wanted, (place) => {
      marks[place] = 1;
    });
  else if ('any' in wanted) for (const part of wanted.any) mark(postings, part, marks);
  else if (wanted.all.length === 1) for (const part of wanted.all) mark(postings, part, marks);
  else {
    const parts = wanted.all.map((part) => mark(postings, part, new Uint8Array(marks.length)));
    for (let place = 0; place < marks.length; place += 1)
      if (parts.every((part) => part[place] === 1)) marks[place] = 1;
  }
  return marks;
}
