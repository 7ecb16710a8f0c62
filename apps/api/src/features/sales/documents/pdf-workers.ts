import { hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { ApplePassView } from '../wallets/apple-pass.ts';
import { DocumentCache, type DocumentCacheOptions } from './document-cache.ts';
import type { BillView, GiftCardView, TicketsView } from './document-views.ts';

export interface PdfWorkers {
  /** The same document is made once for all who ask while it waits, is being made, or is cached. */
  render(document: PdfDocument, lane: Lane): Promise<Buffer>;
}

interface Job extends PromiseWithResolvers<Buffer> {
  readonly document: PdfDocument;
  /** Who has asked for it, each once. */
  readonly lanes: Set<string>;
  isBegun: boolean;
}

/** One core is left to whoever answers requests; more than two would take them from other processes. */
const workers = Math.min(2, Math.max(1, availableParallelism() - 1));
const cached: DocumentCacheOptions = {
  maxBytes: 32 * 2 ** 20,
  maxAgeMs: 600_000,
  nowMs: () => performance.now(),
};

export function makePdfWorkers({ cache = new DocumentCache(cached), count = workers } = {}): PdfWorkers {
  const queue = new PdfQueue<Job>();
  const jobs = new Map<string, Job>();
  const idle = Array.from({ length: count }, () => new PdfWorker());

  const begin = () => {
    while (idle.length > 0) {
      const job = queue.next();
      if (!job) return;
      // Whoever shares a document stands for it in their own lane; it is made when the first of them has their turn.
      if (!job.isBegun) void make(job, idle.pop() as PdfWorker);
    }
  };
  const make = async (job: Job, worker: PdfWorker) => {
    job.isBegun = true;
    await worker.render(job.document).then(job.resolve, job.reject);
    idle.push(worker);
    begin();
  };
  const addJob = (key: string, document: PdfDocument): Job => {
    const job = { document, lanes: new Set<string>(), isBegun: false, ...Promise.withResolvers<Buffer>() };
    jobs.set(key, job);
    job.promise
      .then((pdf) => cache.add(key, pdf))
      // Whoever asked for it hears of the fault.
      .catch(() => undefined)
      .finally(() => jobs.delete(key));
    return job;
  };

  return {
    render: async (document, lane) => {
      const key = digest(document);
      const found = cache.find(key);
      if (found) return found;
      const job = jobs.get(key) ?? addJob(key, document);
      const name = JSON.stringify(lane);
      if (!job.isBegun && !job.lanes.has(name)) {
        job.lanes.add(name);
        queue.add(lane, job);
      }
      begin();
      return job.promise;
    },
  };
}

/**
 * A document is known by all that it says, and by nothing else: the view that it is set from has the order's state, sums and lines,
 * the present dates of their performances, the language, the seller and the colours of the landing. So a payment, a moved date or a
 * new theme asks for another document, and whatever a view is given later counts by itself. How it is set changes only with a new
 * version of the program, and that starts with nothing cached.
 */
const digest = (document: PdfDocument): string => hash('sha256', JSON.stringify(document), 'base64url');

export type PdfDocument =
  | { readonly kind: 'tickets'; readonly view: TicketsView }
  | { readonly kind: 'bill'; readonly view: BillView }
  | { readonly kind: 'gift-card'; readonly view: GiftCardView }
  /** No PDF, and as long to make: it is signed without the help of the machine. */
  | { readonly kind: 'apple-pass'; readonly view: ApplePassView };

/** What the thread answers. */
export type RenderedPdf = { readonly pdf: Uint8Array } | { readonly fault: string };

/**
 * Setting type takes long enough to keep visitors waiting, so it is done in a thread of its own, begun when first needed: one
 * document at a time. An idle thread keeps no process from ending; one that has died is replaced for the next document.
 */
class PdfWorker {
  #thread: Worker | undefined;
  #running: PromiseWithResolvers<Buffer> | undefined;

  async render(document: PdfDocument): Promise<Buffer> {
    this.#thread ??= this.#open();
    const thread = this.#thread;
    const running = Promise.withResolvers<Buffer>();
    this.#running = running;
    thread.ref();
    thread.postMessage(document);
    try {
      return await running.promise;
    } finally {
      thread.unref();
    }
  }

  #open(): Worker {
    const thread = new Worker(new URL('./pdf-thread.ts', import.meta.url));
    thread.on('message', (rendered: RenderedPdf) => {
      if ('pdf' in rendered) this.#running?.resolve(Buffer.from(rendered.pdf));
      else this.#running?.reject(new Error(rendered.fault));
    });
    thread.on('error', (error) => {
      this.#thread = undefined;
      this.#running?.reject(error);
    });
    return thread;
  }
}

/** Who waits for a document: the mail of the house, or a visitor by their mark. */
export type Lane = { readonly kind: 'mail' } | { readonly kind: 'visitor'; readonly mark: string };

/**
 * What waits to be set in type. Mail and visitors take turns, and so does each visitor with the others: however much one of
 * them asks for, another waits for one document of theirs at a time, and tickets go out by mail.
 */
export class PdfQueue<Item> {
  readonly #mail: Item[] = [];
  readonly #visitors = new Map<string, Item[]>();
  #isMailNext = true;
  /** Who of the visitors had the last turn. */
  #served: string | undefined;

  add(lane: Lane, item: Item): void {
    if (lane.kind === 'mail') this.#mail.push(item);
    else this.#visitors.set(lane.mark, [...(this.#visitors.get(lane.mark) ?? []), item]);
  }

  next(): Item | undefined {
    const isMailNext = this.#isMailNext;
    this.#isMailNext = !isMailNext;
    return isMailNext
      ? (this.#mail.shift() ?? this.#nextOfVisitors())
      : (this.#nextOfVisitors() ?? this.#mail.shift());
  }

  /** Maps keep the order in which their keys came: whoever was served goes to the end, and after whoever came meanwhile. */
  #nextOfVisitors(): Item | undefined {
    const [first, second] = this.#visitors;
    const visitor = first?.[0] === this.#served && second ? second : first;
    if (!visitor) return undefined;
    const [mark, [item, ...waiting]] = visitor;
    this.#served = mark;
    this.#visitors.delete(mark);
    if (waiting.length > 0) this.#visitors.set(mark, waiting);
    return item;
  }
}
