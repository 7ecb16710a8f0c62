import type { Db } from '../../../database/connect.ts';
import { openListener } from '../../../database/listener.ts';
import { notifyPerformances, stockChannel } from './stock.queries.ts';

/** `undefined`: anything may have changed. */
export type StockListener = (performanceIds: readonly number[] | undefined) => void;

/** Carries word of which dates something was taken or freed. Word may be lost with a process: whoever watches also looks. */
export interface StockChanges {
  announce(performanceIds: readonly number[]): void;
  /** Answers how to stop listening. */
  subscribe(listener: StockListener): () => void;
  close(): Promise<void>;
}

/** What happens within this time is told at once. */
const gatherMs = 50;

/** Between all processes that use one database. */
export async function openStockChanges(db: Db, connectionString: string): Promise<StockChanges> {
  const local = makeStockChanges();
  const gathered = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const notify = async () => {
    timer = undefined;
    const performanceIds = [...gathered];
    gathered.clear();
    // A database that cannot be told is one whose stock nobody can change either.
    await notifyPerformances(db, performanceIds).catch(() => undefined);
  };
  const listener = await openListener({
    connectionString,
    channel: stockChannel,
    onNotification: (payload) => local.notify(payload?.split(' ').map(Number)),
  });
  return {
    subscribe: local.subscribe,
    announce: (performanceIds) => {
      for (const id of performanceIds) gathered.add(id);
      if (gathered.size > 0) timer ??= setTimeout(notify, gatherMs);
    },
    close: async () => {
      clearTimeout(timer);
      if (gathered.size > 0) await notify();
      await listener.close();
    },
  };
}

/** Within one process. */
export function makeStockChanges(): StockChanges & { readonly notify: StockListener } {
  const listeners = new Set<StockListener>();
  const notify: StockListener = (performanceIds) => {
    for (const listener of listeners) listener(performanceIds);
  };
  return {
    notify,
    announce: notify,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}
