import type { Browser, CDPSession } from 'playwright-core';

/** One piece of work of a thread; times in milliseconds, `cpuMs` without the waits. */
export interface Task {
  readonly thread: 'main' | 'worker';
  readonly startMs: number;
  readonly cpuMs: number;
}

/** What was done while it was watched. */
export interface Watched {
  readonly tasks: readonly Task[];
  /** When the page and the worker drew, as the browser asked them to. */
  readonly frames: Readonly<Record<Task['thread'], readonly number[]>>;
  /** When the page heard from its worker. */
  readonly heardMs: readonly number[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const categories = ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'];
const threads: Readonly<Record<string, Task['thread']>> = {
  CrRendererMain: 'main',
  'DedicatedWorker thread': 'worker',
};

async function stop(session: CDPSession): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const { promise, resolve } = Promise.withResolvers<void>();
  session.once('Tracing.tracingComplete', () => resolve());
  await session.send('Tracing.end');
  await promise;
  return events;
}

function read(events: readonly TraceEvent[]): Watched {
  const names = new Map(
    events
      .filter(({ name }) => name === 'thread_name')
      .map(({ pid, tid, args }) => [`${pid} ${tid}`, threads[args?.name ?? '']]),
  );
  const findThread = ({ pid, tid }: TraceEvent) => names.get(`${pid} ${tid}`);
  // The process that has the worker is the one with the page.
  const page = events.find((event) => findThread(event) === 'worker')?.pid;
  const ours = events.filter((event) => findThread(event) && (page === undefined || event.pid === page));
  const tasks = ours.flatMap((event) => {
    const thread = findThread(event);
    const isTask = event.name === 'RunTask';
    if (!thread || !isTask || event.tdur === undefined) return [];
    return [{ thread, startMs: event.ts / 1000, cpuMs: event.tdur / 1000 }];
  });
  const listMoments = (name: string, thread: Task['thread']) =>
    ours.filter((event) => event.name === name && findThread(event) === thread).map(({ ts }) => ts / 1000);
  return {
    tasks,
    frames: {
      main: listMoments('FireAnimationFrame', 'main'),
      worker: listMoments('FireAnimationFrame', 'worker'),
    },
    heardMs: listMoments('HandlePostMessage', 'main'),
  };
}

/** Watches what the threads of the page do while something happens. */
export async function watch(browser: Browser, happen: () => Promise<void>): Promise<Watched> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  });
  await happen();
  const watched = read(await stop(session));
  await session.detach();
  return watched;
}
