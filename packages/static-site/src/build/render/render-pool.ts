import type { PageJob, PageOutcome } from './page-task.ts';
import type { RenderSetup } from './render-messages.ts';
import {
  type RenderThread,
  startRenderThread,
  type ThreadEnd,
  type WaitingJob,
} from './render-thread-handle.ts';
import type { SharedJson } from './shared-parts.ts';

export interface RenderPool {
  learn(shared: SharedJson): void;
  /** Rejects only when the whole run must end. */
  render(job: PageJob): Promise<PageOutcome>;
  close(): Promise<void>;
}

export interface PoolLimits {
  readonly threads: number;
  /** A page that takes longer fails. */
  readonly timeLimitMs: number;
}

/** A thread with this many jobs before it will not run dry before the next one arrives. */
const enoughAhead = 4;

/** Threads are started when there is work for them, so a change of one page wakes one thread. */
export function createRenderPool(setup: RenderSetup, { threads: most, timeLimitMs }: PoolLimits): RenderPool {
  const threads = new Set<RenderThread>();
  let shared: SharedJson = { slices: {}, queries: {} };

  const start = () => {
    const thread = startRenderThread(setup, timeLimitMs, (end, jobs) => {
      threads.delete(thread);
      settle(end, jobs);
    });
    thread.learn(shared);
    threads.add(thread);
    return thread;
  };

  /** A thread takes its jobs in order: the first is the one it died of, the others never had their turn. */
  const settle = (end: ThreadEnd, jobs: readonly WaitingJob[]) => {
    if (end.kind === 'fatal') {
      for (const { reject } of jobs) reject(end.error);
      return;
    }
    const [culprit, ...others] = jobs;
    culprit?.resolve({ kind: 'failed', cause: end.cause });
    others.forEach(assign);
  };

  const assign = (job: WaitingJob) => {
    const [idlest] = [...threads].sort((a, b) => a.load() - b.load());
    const isBusy = !idlest || idlest.load() >= enoughAhead;
    (isBusy && threads.size < most ? start() : (idlest ?? start())).assign(job);
  };

  return {
    learn(next) {
      shared = next;
      for (const thread of threads) thread.learn(next);
    },
    render: (job) => new Promise((resolve, reject) => assign({ job, resolve, reject })),
    close: async () => void (await Promise.all([...threads].map((thread) => thread.close()))),
  };
}
