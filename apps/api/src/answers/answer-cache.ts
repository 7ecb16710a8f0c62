import type { Answer } from './answer.ts';

/** How long an answer is good, and for how long after that it may be given once more while a new one is made. */
export interface Freshness {
  readonly freshMs: number;
  readonly staleMs: number;
}

interface Entry {
  readonly key: string;
  readonly freshness: Freshness;
  readonly compute: () => Promise<Answer>;
  readonly addresses: string[];
  answer: Answer;
  madeAt: number;
  size: number;
  isRefreshing: boolean;
}

export interface CacheOptions {
  readonly maxBytes: number;
  readonly nowMs: () => number;
}

/** Compressed forms come on top of a body; together they stay below it. */
const sizeOf = (answer: Answer) => answer.identity.length * 2;

/** The same query is written in many ways; an attacker writes it in endless ones. */
const mostAddresses = 8;

/**
 * Answers by query, ready to send. Each is found by the address as it was written, which costs nothing, and by its key,
 * the query as it was understood. Old ones go first when there are too many bytes.
 */
export class AnswerCache {
  readonly #entries = new Map<string, Entry>();
  readonly #byAddress = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Answer>>();
  readonly #options: CacheOptions;
  #bytes = 0;
  #generation = 0;

  constructor(options: CacheOptions) {
    this.#options = options;
  }

  /** The answer to an address that was asked for before, while it is good. */
  find(address: string): Answer | undefined {
    const entry = this.#byAddress.get(address);
    return entry && this.#use(entry);
  }

  /** The answer for a key: kept, already being made, or made now. */
  async answer(
    key: string,
    address: string,
    freshness: Freshness,
    compute: () => Promise<Answer>,
  ): Promise<Answer> {
    const entry = this.#entries.get(key);
    const kept = entry && this.#use(entry);
    if (entry && kept) {
      this.#addAddress(entry, address);
      return kept;
    }
    return this.#pending.get(key) ?? this.#make({ key, freshness, compute, addresses: [address] });
  }

  /** Something changed: nothing that was made before, or is being made, is kept. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#byAddress.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  #use(entry: Entry): Answer | undefined {
    const age = this.#options.nowMs() - entry.madeAt;
    if (age < entry.freshness.freshMs) return entry.answer;
    if (age >= entry.freshness.freshMs + entry.freshness.staleMs) return undefined;
    this.#refresh(entry);
    return entry.answer;
  }

  #refresh(entry: Entry): void {
    if (entry.isRefreshing) return;
    entry.isRefreshing = true;
    // Whoever asks after the stale time sees the failure.
    this.#make(entry).catch(() => {
      entry.isRefreshing = false;
    });
  }

  #make(wanted: Pick<Entry, 'key' | 'freshness' | 'compute' | 'addresses'>): Promise<Answer> {
    const generation = this.#generation;
    const made = wanted.compute().then((answer) => {
      if (generation === this.#generation) this.#keep(wanted, answer);
      return answer;
    });
    const settled = made.finally(() => {
      if (this.#pending.get(wanted.key) === settled) this.#pending.delete(wanted.key);
    });
    this.#pending.set(wanted.key, settled);
    return settled;
  }

  #keep(
    { key, freshness, compute, addresses }: Pick<Entry, 'key' | 'freshness' | 'compute' | 'addresses'>,
    answer: Answer,
  ) {
    const former = this.#entries.get(key);
    if (former) this.#drop(former);
    const size = sizeOf(answer) + key.length;
    const madeAt = this.#options.nowMs();
    const entry: Entry = {
      key,
      freshness,
      compute,
      addresses: [],
      answer,
      madeAt,
      size,
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
    if (entry.addresses.length >= mostAddresses || this.#byAddress.has(address)) return;
    entry.addresses.push(address);
    this.#byAddress.set(address, entry);
  }

  #drop(entry: Entry): void {
    this.#entries.delete(entry.key);
    for (const address of entry.addresses) this.#byAddress.delete(address);
    this.#bytes -= entry.size;
  }
}
