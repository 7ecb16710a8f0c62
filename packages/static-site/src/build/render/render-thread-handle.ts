import { Worker } from 'node:worker_threads';
import type { PageJob, PageOutcome } from './page-task.ts';
import type { FromThread, RenderSetup, ToThread } from './render-messages.ts';
import type { SharedJson } from './shared-parts.ts';

export interface WaitingJob {
  readonly job: PageJob;
  readonly resolve: (outcome: PageOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** Why a thread is no more: by its page, which alone fails, or by something that ends the run. */
export type ThreadEnd =
  | { readonly kind: 'page'; readonly cause: string }
  | { readonly kind: 'fatal'; readonly error: Error };

export interface RenderThread {
  learn(shared: SharedJson): void;
  assign(waiting: WaitingJob): void;
  readonly load: () => number;
  close(): Promise<void>;
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

const endOf = (error: Error): ThreadEnd =>
  'code' in error && error.code === outOfMemory
    ? { kind: 'page', cause: 'Rendering it used up the memory of a thread.' }
    : { kind: 'fatal', error };

/** Starts a thread. `onEnd` is called once if it dies, with the jobs it had, in the order it took them. */
export function startRenderThread(
  setup: RenderSetup,
  timeLimitMs: number,
  onEnd: (end: ThreadEnd, jobs: readonly WaitingJob[]) => void,
): RenderThread {
  const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: setup });
  const waiting = new Map<number, WaitingJob>();
  let nextId = 0;
  let ended = false;
  let timer: NodeJS.Timeout | undefined;

  const end = (reason: ThreadEnd) => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    onEnd(reason, [...waiting.values()]);
  };
  const overtime = () => {
    end({ kind: 'page', cause: `Rendering it took longer than ${timeLimitMs / 1000} s.` });
    void worker.terminate();
  };
  const send = (message: ToThread) => worker.postMessage(message);

  worker.on('message', ({ id, outcome }: FromThread) => {
    const done = waiting.get(id);
    waiting.delete(id);
    timer?.refresh();
    if (waiting.size === 0) {
      clearTimeout(timer);
      worker.unref();
    }
    done?.resolve(outcome);
  });
  worker.on('error', (error: Error) => end(endOf(error)));
  worker.on('exit', () => end({ kind: 'page', cause: 'Rendering it ended the thread.' }));
  worker.unref();

  return {
    learn: (shared) => send({ kind: 'learn', shared }),
    assign(job) {
      if (waiting.size === 0) {
        timer = setTimeout(overtime, timeLimitMs);
        worker.ref();
      }
      waiting.set(nextId, job);
      send({ kind: 'render', id: nextId++, job: job.job });
    },
    load: () => waiting.size,
    async close() {
      ended = true;
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}
