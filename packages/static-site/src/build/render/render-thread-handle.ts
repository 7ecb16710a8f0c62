import { Worker } from 'node:worker_threads';
import type { PageJob, PageOutcome } from './page-task.ts';
import type { FromThread, RenderSetup, ToThread } from './render-thread.ts';
import type { SharedJson } from './shared-parts.ts';

export interface WaitingJob {
  readonly job: PageJob;
  readonly resolve: (outcome: PageOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** Pages sent in one message, since a message costs more than the page in it. */
export type Batch = readonly WaitingJob[];

/** Why a thread is no more: by a page, which alone fails, or by something that ends the run. */
export type ThreadEnd =
  | { readonly kind: 'page'; readonly cause: string }
  | { readonly kind: 'fatal'; readonly error: Error };

export interface ThreadStart {
  /** The bundle that runs in the thread. */
  readonly threadFile: string;
  readonly setup: RenderSetup;
  /** A batch that takes longer ends the thread. */
  readonly timeLimitMs: number;
}

export interface RenderThread {
  setSharedParts(shared: SharedJson): void;
  assign(batch: Batch): void;
  readonly load: () => number;
  close(): Promise<void>;
}

/** Pages are small; a page that needs more than this would take the machine down with it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 };

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

const toThreadEnd = (error: Error): ThreadEnd =>
  'code' in error && error.code === outOfMemory
    ? { kind: 'page', cause: 'Rendering it used up the memory of a thread.' }
    : { kind: 'fatal', error };

/** Starts a thread. `onEnd` is called once if it dies, with the batches it had, in the order it took them. */
export function startRenderThread(
  { threadFile, setup, timeLimitMs }: ThreadStart,
  onEnd: (end: ThreadEnd, batches: readonly Batch[]) => void,
): RenderThread {
  const worker = new Worker(threadFile, { workerData: setup, resourceLimits });
  const waiting: Batch[] = [];
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  const end = (reason: ThreadEnd) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    onEnd(reason, waiting);
  };
  const onTimeout = () => {
    end({ kind: 'page', cause: `Rendering it took longer than ${timeLimitMs / 1000} s.` });
    void worker.terminate();
  };
  const markIdle = () => {
    clearTimeout(timer);
    worker.unref();
  };
  const markBusy = () => {
    timer = setTimeout(onTimeout, timeLimitMs);
    worker.ref();
  };
  const send = (message: ToThread) => worker.postMessage(message);

  worker.on('message', (outcomes: FromThread) => {
    const batch = waiting.shift() ?? [];
    timer?.refresh();
    if (waiting.length === 0) markIdle();
    for (const [index, outcome] of outcomes.entries()) batch[index]?.resolve(outcome);
  });
  worker.on('error', (error: Error) => end(toThreadEnd(error)));
  worker.on('exit', () => end({ kind: 'page', cause: 'Rendering it ended the thread.' }));
  worker.unref();

  return {
    setSharedParts: (shared) => send({ kind: 'shared-parts', shared }),
    assign(batch) {
      if (waiting.length === 0) markBusy();
      waiting.push(batch);
      send({ kind: 'render', jobs: batch.map(({ job }) => job) });
    },
    load: () => waiting.length,
    async close() {
      ended = true;
      markIdle();
      await worker.terminate();
    },
  };
}
