import type { CatalogueFeed } from '../../catalogue/catalogue-feed.ts';
import type { Reader } from '../../catalogue/reader.ts';
import type { StockNews } from '../../stock/stock-news.service.ts';
import { type DateWatch, type Send, watchDate } from './date-watch.ts';

/** Tells what is taken and freed to those who watch a date, whichever process it happens in. */
export interface LiveSeats {
  /** Begins with the news since a version, if one is given. Answers how to leave; undefined when there is no such date. */
  watch(dateId: number, since: number | undefined, send: Send): Promise<(() => void) | undefined>;
  close(): void;
}

export interface LiveParts {
  readonly reader: Reader;
  readonly news: StockNews;
  readonly feed?: CatalogueFeed | undefined;
}

/** News can be lost with a process that dies before it tells them. */
const lookEveryMs = 10_000;
export function makeLiveSeats({ reader, news, feed }: LiveParts): LiveSeats {
  const watches = new Map<number, Promise<DateWatch | undefined>>();
  const each = (act: (watch: DateWatch, dateId: number) => void) => {
    for (const [id, opening] of watches)
      void opening.then(
        (watch) => watch && act(watch, id),
        () => undefined,
      );
  };
  const unsubscribe = news.subscribe((dateIds) => {
    const changed = dateIds && new Set(dateIds);
    each((watch, id) => (changed ? changed.has(id) && watch.follow() : watch.look()));
  });
  feed?.subscribe((keys) => {
    const changed = new Set(keys);
    each(
      (watch) => (changed.has('everything') || changed.has(`event:${watch.state().eventId}`)) && watch.look(),
    );
  });
  const timer = setInterval(() => each((watch) => watch.look()), lookEveryMs);

  const open = (dateId: number) => {
    const opening = watches.get(dateId) ?? watchDate(reader, dateId);
    watches.set(dateId, opening);
    opening.then(
      (watch) => watch ?? watches.delete(dateId),
      () => watches.delete(dateId),
    );
    return opening;
  };
  const leave = (dateId: number, watch: DateWatch, send: Send) => {
    watch.audience.delete(send);
    if (watch.audience.size > 0) return;
    watch.stop();
    watches.delete(dateId);
  };

  return {
    watch: async (dateId, since, send) => {
      const watch = await open(dateId);
      if (!watch) return undefined;
      watch.audience.add(send);
      const stop = () => leave(dateId, watch, send);
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
