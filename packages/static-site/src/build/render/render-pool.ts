import type { PageJob, PageOutcome } from './page-task.ts';
import {
  type Batch,
  type RenderThread,
  startRenderThread,
  type ThreadEnd,
  type ThreadStart,
  type WaitingJob,
} from './render-thread-handle.ts';
import type { SharedJson } from './shared-parts.ts';

export interface RenderPool {
  setSharedParts(shared: SharedJson): void;
  /** Rejects only when the whole run must end. */
  render(job: PageJob): Promise<PageOutcome>;
  close(): Promise<void>;
}

const batchSize = { min: 4, max: 16 };

/** A thread with this many batches before it will not run dry before the next one arrives. */
const maxQueuedBatches = 2;

const publishedNames = ({ slices, queries }: SharedJson) =>
  [Object.keys(slices), Object.keys(queries)].join('|');

/** Published names end in a hash of the content, so equal names are equal parts. */
const isSame = (a: SharedJson, b: SharedJson) => publishedNames(a) === publishedNames(b);

/** Threads are started when there is work for them, so a change of one page wakes one thread. */
export function createRenderPool(maxThreads: number, threadStart: ThreadStart): RenderPool {
  const threads = new Set<RenderThread>();
  let shared: SharedJson = { slices: {}, queries: {} };
  let queue: WaitingJob[] = [];

  const start = () => {
    const thread = startRenderThread(threadStart, (end, batches) => {
      threads.delete(thread);
      settle(end, batches);
    });
    thread.setSharedParts(shared);
    threads.add(thread);
    return thread;
  };

  /** A thread takes its batches in order: it died of the first. A page out of several is found by trying each alone. */
  const settle = (end: ThreadEnd, [first = [], ...others]: readonly Batch[]) => {
    if (end.kind === 'fatal') {
      for (const { reject } of [first, ...others].flat()) reject(end.error);
      return;
    }
    if (first.length === 1) first[0]?.resolve({ kind: 'failed', cause: end.cause });
    else others.unshift(...first.map((job) => [job]));
    others.forEach(assign);
  };

  const assign = (batch: Batch) => {
    const [idlest] = [...threads].sort((a, b) => a.load() - b.load());
    const isBusy = !idlest || idlest.load() >= maxQueuedBatches;
    const thread = isBusy && threads.size < maxThreads ? start() : (idlest ?? start());
    thread.assign(batch);
  };

  const dispatch = () => {
    const jobs = queue;
    queue = [];
    const fairShare = Math.ceil(jobs.length / maxThreads);
    const size = Math.min(Math.max(fairShare, batchSize.min), batchSize.max);
    for (let start = 0; start < jobs.length; start += size) assign(jobs.slice(start, start + size));
  };

  return {
    setSharedParts(next) {
      if (isSame(shared, next)) return;
      shared = next;
      for (const thread of threads) thread.setSharedParts(next);
    },
    render: (job) =>
      new Promise((resolve, reject) => {
        if (queue.length === 0) setImmediate(dispatch);
        queue.push({ job, resolve, reject });
      }),
    close: async () => void (await Promise.all([...threads].map((thread) => thread.close()))),
  };
}
