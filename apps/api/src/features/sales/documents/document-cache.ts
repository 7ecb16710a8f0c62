export interface DocumentCacheOptions {
  readonly maxBytes: number;
  readonly maxAgeMs: number;
  readonly nowMs: () => number;
}

interface CachedDocument {
  readonly pdf: Buffer;
  readonly until: number;
}

/** Documents that were made lately. What was asked for least lately goes first when there are too many bytes. */
export class DocumentCache {
  readonly #documents = new Map<string, CachedDocument>();
  readonly #options: DocumentCacheOptions;
  #bytes = 0;

  constructor(options: DocumentCacheOptions) {
    this.#options = options;
  }

  find(key: string): Buffer | undefined {
    const found = this.#documents.get(key);
    if (!found) return undefined;
    this.#drop(key);
    if (found.until <= this.#options.nowMs()) return undefined;
    this.#keep(key, found);
    return found.pdf;
  }

  add(key: string, pdf: Buffer): void {
    const { maxBytes, maxAgeMs, nowMs } = this.#options;
    if (pdf.length > maxBytes) return;
    this.#drop(key);
    this.#keep(key, { pdf, until: nowMs() + maxAgeMs });
    for (const [oldest, { until }] of this.#documents) {
      if (this.#bytes <= maxBytes && until > nowMs()) break;
      this.#drop(oldest);
    }
  }

  #keep(key: string, document: CachedDocument): void {
    this.#documents.set(key, document);
    this.#bytes += document.pdf.length;
  }

  #drop(key: string): void {
    this.#bytes -= this.#documents.get(key)?.pdf.length ?? 0;
    this.#documents.delete(key);
  }
}
