import { type Answer, encodeAlike } from './response.ts';

/** How long an answer is good, and for how long after that it may be given once more while a new one is made. */
export interface Freshness {
  readonly freshMs: number;
  readonly staleMs: number;
}

/** What is read from the catalogue may be a few seconds old; whatever is changed in it drops all answers. */
export const catalogueFreshness: Freshness = { freshMs: 5000, staleMs: 60_000 };

/** What sells is asked for again at once, yet a crowd asks only once. */
export const liveFreshness: Freshness = { freshMs: 500, staleMs: 0 };

/** Made for one visitor. */
export const neverFresh: Freshness = { freshMs: 0, staleMs: 0 };

const seconds = (ms: number) => Math.ceil(ms / 1000);

/**
 * A browser asks again each time (and mostly hears 304); caches on the way hold an answer while it is fresh. Only we
 * give a stale one once more: allowed to, a browser would show a visitor what was true a minute ago.
 */
export const cacheControl = ({ freshMs }: Freshness): string =>
  freshMs === 0 ? 'no-store' : `public, max-age=0, s-maxage=${seconds(freshMs)}`;

export interface Question {
  /** The query as it was understood. */
  readonly key: string;
  readonly freshness: Freshness;
  readonly compute: () => Promise<Answer>;
}

interface Entry extends Question {
  readonly answer: Answer;
  readonly madeAt: number;
  readonly size: number;
  readonly addresses: Set<string>;
  isRefreshing: boolean;
}

export interface CacheOptions {
  readonly maxBytes: number;
  readonly nowMs: () => number;
  /** Nothing is kept while this is false. */
  readonly mayKeep?: () => boolean;
}

/** The same query is written in many ways; an attacker writes it in endless ones. */
const maxAddresses = 8;

/** Answers that were made together grow old together; whoever is answered meanwhile must not wait for all of them. */
const maxRefreshes = 2;

/**
 * Answers that are ready to send. Each is found by its address as it was written, which costs nothing, and by its key.
 * Whoever asks for what is just being made waits for it. Old answers go first when there are too many bytes.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #byAddress = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #options: CacheOptions;
  #bytes = 0;
  #refreshing = 0;
  /** Counts changes: what was begun before one is not kept after it. */
  #age = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /** The answer to an address that was asked for before, while it is good. */
  find(address: string): Answer | undefined {
    const entry = this.#byAddress.get(address);
    return entry && this.#use(entry);
  }

  async answer(question: Question, address: string): Promise<Answer> {
    if (question.freshness.freshMs === 0) return question.compute();
    const entry = this.#entries.get(question.key);
    const kept = entry && this.#use(entry);
    if (!entry || !kept) return this.#pending.get(question.key) ?? this.#make(question, [address]);
    this.#addAddress(entry, address);
    return kept;
  }

  /** Something changed: nothing that was made before, or is being made, is given any more. */
  clear(): void {
    this.#age += 1;
    this.#entries.clear();
    this.#byAddress.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  #use(entry: Entry): Answer | undefined {
    const { freshMs, staleMs } = entry.freshness;
    // A clock that was set back makes nothing young again.
    const age = Math.abs(this.#options.nowMs() - entry.madeAt);
    if (age >= freshMs + staleMs) return undefined;
    if (age >= freshMs) this.#refresh(entry);
    return entry.answer;
  }

  #refresh(entry: Entry): void {
    if (entry.isRefreshing || this.#refreshing >= maxRefreshes) return;
    entry.isRefreshing = true;
    this.#refreshing += 1;
    this.#make(entry, entry.addresses, entry.answer)
      .catch(() => {
        // Whoever asks after the stale time meets the failure.
        entry.isRefreshing = false;
      })
      .finally(() => {
        this.#refreshing -= 1;
      });
  }

  #make(question: Question, addresses: Iterable<string>, replaced?: Answer): Promise<Answer> {
    const age = this.#age;
    const made = question
      .compute()
      .then((answer) => (replaced ? encodeAlike(answer, replaced) : answer))
      .then((answer) => {
        if (age === this.#age) this.#keep(question, answer, addresses);
        return answer;
      })
      .finally(() => {
        if (this.#pending.get(question.key) === made) this.#pending.delete(question.key);
      });
    this.#pending.set(question.key, made);
    return made;
  }

  #keep({ key, freshness, compute }: Question, answer: Answer, addresses: Iterable<string>): void {
    if (this.#options.mayKeep?.() === false) return;
    this.#drop(this.#entries.get(key));
    const madeAt = this.#options.nowMs();
    // Compressed forms come on top; together they stay below the body.
    const size = answer.identity.length * 2 + key.length;
    const entry = {
      key,
      freshness,
      compute,
      answer,
      madeAt,
      size,
      addresses: new Set<string>(),
      isRefreshing: false,
    };
    this.#entries.set(key, entry);
    this.#bytes += size;
    for (const address of addresses) this.#addAddress(entry, address);
    for (const oldest of this.#entries.values()) {
      if (this.#bytes <= this.#options.maxBytes) break;
      this.#drop(oldest);
    }
  }

  #addAddress(entry: Entry, address: string): void {
    if (entry.addresses.size >= maxAddresses) return;
    entry.addresses.add(address);
    this.#byAddress.set(address, entry);
  }

  #drop(entry: Entry | undefined): void {
    if (!entry) return;
    this.#entries.delete(entry.key);
    for (const address of entry.addresses) this.#byAddress.delete(address);
    this.#bytes -= entry.size;
  }
}
