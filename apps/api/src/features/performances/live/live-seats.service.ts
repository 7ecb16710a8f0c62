import type { AvailabilityChange } from '@parterre/contracts/dates/availability';
import type { CatalogueFeed } from '../../../catalogue-reader/catalogue-feed.ts';
import type { Reader } from '../../../catalogue-reader/reader.ts';
import { readOpenBatches } from '../stock/stock.service.ts';
import type { StockChanges } from '../stock/stock-changes.service.ts';
import { inBatches } from './in-batches.ts';
import {
  changesSince,
  compareStates,
  followPerformanceState,
  type PerformanceState,
  readPerformanceState,
  type WatchedPerformance,
} from './performance-state.service.ts';

/** Tells what is taken and freed to those who watch a date, whichever process it happens in. */
export interface LiveSeats {
  /** Begins with what changed since a version, if one is given. Answers how to leave; undefined when there is no such date. */
  watch(
    watched: WatchedPerformance,
    since: number | undefined,
    send: Send,
  ): Promise<(() => void) | undefined>;
  close(): void;
}

export interface LiveSeatsDeps {
  readonly reader: Reader;
  readonly stockChanges: StockChanges;
  readonly feed?: CatalogueFeed | undefined;
}

/** Notifications can be lost with a process that dies before it sends them. */
const lookEveryMs = 10_000;
export function makeLiveSeats({ reader, stockChanges, feed }: LiveSeatsDeps): LiveSeats {
  // Everybody who has no code that opens anything shares one watch, and so do those who have the same.
  const watches = new Map<string, Promise<PerformanceWatch | undefined>>();
  const each = (act: (watch: PerformanceWatch) => void) => {
    for (const opening of watches.values())
      void opening.then(
        (watch) => watch && act(watch),
        () => undefined,
      );
  };
  const unsubscribe = stockChanges.subscribe((performanceIds) => {
    const changed = performanceIds && new Set(performanceIds);
    each((watch) => (changed ? changed.has(watch.state().performanceId) && watch.follow() : watch.look()));
  });
  feed?.subscribe((keys) => {
    const changed = new Set(keys);
    each(
      (watch) => (changed.has('everything') || changed.has(`event:${watch.state().eventId}`)) && watch.look(),
    );
  });
  const timer = setInterval(() => each((watch) => watch.look()), lookEveryMs);

  const open = (name: string, watched: WatchedPerformance) => {
    const opening = watches.get(name) ?? watchPerformance(reader, watched);
    watches.set(name, opening);
    opening.then(
      (watch) => watch ?? watches.delete(name),
      () => watches.delete(name),
    );
    return opening;
  };
  const leave = (name: string, watch: PerformanceWatch, send: Send) => {
    watch.audience.delete(send);
    if (watch.audience.size > 0) return;
    watch.stop();
    watches.delete(name);
  };

  return {
    watch: async ({ performanceId, keys }, since, send) => {
      // Anybody can invent keys: whoever has none that opens anything watches with everybody else.
      const batches = await readOpenBatches(reader.db, keys, reader.now());
      const watched = { performanceId, keys: batches.length > 0 ? keys.toSorted() : [] };
      const name = [performanceId, ...watched.keys].join(' ');
      const watch = await open(name, watched);
      if (!watch) return undefined;
      watch.audience.add(send);
      const stop = () => leave(name, watch, send);
      try {
        if (since !== undefined) send(await watch.missed(since));
      } catch (error) {
        stop();
        throw error;
      }
      return stop;
    },
    close: () => {
      clearInterval(timer);
      unsubscribe();
      each((watch) => watch.stop());
    },
  };
}

export type Send = (change: AvailabilityChange) => void;

/** One date with all who watch it in this process: whatever happens is read once and told to each. */
export interface PerformanceWatch {
  readonly audience: Set<Send>;
  /** As it was read last. */
  state(): PerformanceState;
  /** What changed for whoever knows the performance as it was at a version. When a sale opens, that is the same for all. */
  readonly missed: (since: number) => Promise<AvailabilityChange>;
  /** Something was written: read what. */
  follow(): void;
  /** Anything may have happened: read everything. */
  look(): void;
  stop(): void;
}

/** Far below the second within which a seat must turn, far above what reading takes. */
const pauseMs = 150;

async function watchPerformance(
  reader: Reader,
  watched: WatchedPerformance,
): Promise<PerformanceWatch | undefined> {
  const first = await readPerformanceState(reader, watched);
  if (!first) return undefined;
  const audience = new Set<Send>();
  let state: PerformanceState = first;
  let isLooking = false;

  const pacer = makePacer(async () => {
    const next = isLooking
      ? await readPerformanceState(reader, watched)
      : await followPerformanceState(reader, state);
    isLooking = false;
    const change = next && compareStates(state, next);
    state = next ?? state;
    if (change) for (const send of audience) send(change);
  }, pauseMs);

  const look = () => {
    isLooking = true;
    pacer.request();
  };

  return {
    audience,
    state: () => state,
    missed: inBatches((since: number) => changesSince(reader, state, since)),
    // Whether codes can still be used does not stand in what is written of seats.
    follow: watched.keys.length > 0 ? look : pacer.request,
    look,
    stop: pacer.stop,
  };
}

/** Does something again and again, never twice at once, and with a pause in between however often it is asked for. */
export interface Pacer {
  request(): void;
  stop(): void;
}

function makePacer(act: () => Promise<void>, pauseMs: number): Pacer {
  let timer: NodeJS.Timeout | undefined;
  let isBusy = false;
  let isRequested = false;
  let isStopped = false;

  const run = async () => {
    isBusy = true;
    isRequested = false;
    // What failed is done the next time it is asked for.
    await act().catch(() => undefined);
    timer = setTimeout(() => {
      isBusy = false;
      if (isRequested) void run();
    }, pauseMs);
  };
  return {
    request: () => {
      if (isStopped) return;
      isRequested = true;
      if (!isBusy) void run();
    },
    stop: () => {
      isStopped = true;
      isRequested = false;
      clearTimeout(timer);
    },
  };
}
