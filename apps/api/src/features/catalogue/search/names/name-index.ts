import type { Match, TextQuery } from '../search.queries.ts';
import type { StemQuery } from '../stem-query.ts';
import type { NamesRow } from './name-index.queries.ts';
import { Postings, type WordPostings } from './postings.ts';
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
  /** By place, and all 0 between two searches: to make as many anew would take longer than to search. */
  #scores = new Float64Array();
  #gains = new Float64Array();

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
    if (this.#scores.length < items.length) this.#makeScratch();
    const scores = this.#scores;
    const found = queries.flatMap((query) => this.#rate(query));
    const best: number[] = [];
    const compare = (a: number, b: number) => (scores[b] ?? 0) - (scores[a] ?? 0) || this.#compareItems(a, b);
    for (const place of found) {
      if ((items[place]?.untilMs ?? 0) <= sinceMs) continue;
      const last = best[limit - 1];
      if (last !== undefined && compare(last, place) < 0) continue;
      best.push(place);
      best.sort(compare).splice(limit);
    }
    for (const place of found) scores[place] = 0;
    return best.flatMap((place) => items[place] ?? []);
  }

  #makeScratch(): void {
    const size = Math.ceil(this.#items.length * 1.1);
    this.#scores = new Float64Array(size);
    this.#gains = new Float64Array(size);
  }

  /** Raises the scores of whatever has the words wanted, and answers where there was none before. */
  #rate({ lang, weight, wanted, ranked }: TextQuery): number[] {
    const [scores, gains, postings] = [this.#scores, this.#gains, this.#postings.get(lang)];
    if (!postings) return [];
    const words = new Map(ranked.map((stem) => [stem, postings.list(stem)]));
    for (const word of words.values())
      for (let at = 0; at < word.places.length; at += 1) {
        const place = word.places[at] ?? 0;
        gains[place] = (gains[place] ?? 0) + (word.gains[at] ?? 0) / ranked.length;
      }
    const added: number[] = [];
    for (const place of findPlaces(wanted, words, scores.length)) {
      if (scores[place] === 0) added.push(place);
      scores[place] = Math.max(scores[place] ?? 0, weight * (1 + (gains[place] ?? 0)));
    }
    for (const { places } of words.values()) for (const place of places) gains[place] = 0;
    return added;
  }

  #compareItems(a: number, b: number): number {
    const [one, other] = [this.#items[a], this.#items[b]];
    if (!one || !other) return 0;
    return one.kind === other.kind ? one.id - other.id : one.kind < other.kind ? -1 : 1;
  }
}

const itemKey = ({ kind, id }: Match): string => `${kind} ${id}`;

/** What has the words wanted, each once, among so many places. */
function findPlaces(
  wanted: StemQuery,
  words: ReadonlyMap<string, WordPostings>,
  size: number,
): readonly number[] {
  if (typeof wanted === 'string') return words.get(wanted)?.places ?? [];
  const parts = 'any' in wanted ? wanted.any : wanted.all;
  const [first = [], ...others] = parts.map((part) => findPlaces(part, words, size));
  if (others.length === 0) return first;
  return 'any' in wanted ? unite([first, ...others], size) : intersect(first, others, size);
}

function unite(lists: readonly (readonly number[])[], size: number): number[] {
  const isFound = new Uint8Array(size);
  const found: number[] = [];
  for (const list of lists)
    for (const place of list) {
      if (isFound[place] === 1) continue;
      isFound[place] = 1;
      found.push(place);
    }
  return found;
}

function intersect(
  list: readonly number[],
  others: readonly (readonly number[])[],
  size: number,
): readonly number[] {
  let found = list;
  for (const other of others) {
    const isThere = new Uint8Array(size);
    for (const place of other) isThere[place] = 1;
    found = found.filter((place) => isThere[place] === 1);
  }
  return found;
}
