import type { Db } from '../../../database/connect.ts';
import { openListener } from '../../../database/listener.ts';
import { notifyDates, stockChannel } from './stock.queries.ts';

/** `undefined`: anything may have changed. */
export type StockListener = (performanceIds: readonly number[] | undefined) => void;

/** Carries word of which dates something was taken or freed. Word may be lost with a process: whoever watches also looks. */
export interface StockNews {
  announce(performanceIds: readonly number[]): void;
  /** Answers how to stop listening. */
  subscribe(listener: StockListener): () => void;
  close(): Promise<void>;
}

/** What happens within this time is told at once. */
const gatherMs = 50;

/** Between all processes that use one database. */
export async function openStockNews(db: Db, connectionString: string): Promise<StockNews> {
  const local = makeStockNews();
  const gathered = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  const tell = async () => {
    timer = undefined;
    const performanceIds = [...gathered];
    gathered.clear();
    // A database that cannot be told is one whose stock nobody can change either.
    await notifyDates(db, performanceIds).catch(() => undefined);
  };
  const listener = await openListener({
    connectionString,
    channel: stockChannel,
    hear: (payload) => local.tell(payload?.split(' ').map(Number)),
  });
  return {
    subscribe: local.subscribe,
    announce: (performanceIds) => {
      for (const id of performanceIds) gathered.add(id);
      if (gathered.size > 0) timer ??= setTimeout(tell, gatherMs);
    },
    close: async () => {
      clearTimeout(timer);
      if (gathered.size > 0) await tell();
      await listener.close();
    },
  };
}

/** Within one process. */
export function makeStockNews(): StockNews & { readonly tell: StockListener } {
  const listeners = new Set<StockListener>();
  const tell: StockListener = (performanceIds) => {
    for (const listener of listeners) listener(performanceIds);
  };
  return {
    tell,
    announce: tell,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
}
