import type { AvailabilityChange } from '@parterre/contracts/dates/availability';
import type { Reader } from '../../catalogue/reader.ts';
import { type DateState, followDateState, readDateState } from './date-state.service.ts';
import { inBatches } from './in-batches.ts';
import { newsOf } from './news-of.ts';
import { newsSince } from './news-since.service.ts';
import { makePacer } from './pacer.ts';

export type Send = (change: AvailabilityChange) => void;

/** One date with all who watch it in this process: whatever happens is read once and told to each. */
export interface DateWatch {
  readonly audience: Set<Send>;
  /** As it was read last. */
  state(): DateState;
  /** What is news to whoever knows the date as it was at a version. When a sale opens, that is the same for all. */
  readonly missed: (since: number) => Promise<AvailabilityChange>;
  /** Something was written: read what. */
  follow(): void;
  /** Anything may have happened: read everything. */
  look(): void;
  stop(): void;
}

/** Far below the second within which a seat must turn, far above what reading takes. */
const pauseMs = 150;

export async function watchDate(reader: Reader, dateId: number): Promise<DateWatch | undefined> {
  const first = await readDateState(reader, dateId);
  if (!first) return undefined;
  const audience = new Set<Send>();
  let state: DateState = first;
  let isLooking = false;

  const pacer = makePacer(async () => {
    const next = isLooking ? await readDateState(reader, dateId) : await followDateState(reader, state);
    isLooking = false;
    const news = next && newsOf(state, next);
    state = next ?? state;
    if (news) for (const send of audience) send(news);
  }, pauseMs);

  return {
    audience,
    state: () => state,
    missed: inBatches((since: number) => newsSince(reader, state, since)),
    follow: pacer.ask,
    look: () => {
      isLooking = true;
      pacer.ask();
    },
    stop: pacer.stop,
  };
}
