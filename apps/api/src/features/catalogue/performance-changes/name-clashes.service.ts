import { findClashes, type HallUse, turnaroundMinutes } from '@parterre/domain/performances/hall-clashes';
import type { Tx } from '../../../database/connect.ts';
import { selectPlayedIn } from './performance-changes.queries.ts';

/** With what people call it by. */
export interface NamedUse extends HallUse {
  readonly name: string;
}

const turnaroundMs = turnaroundMinutes * 60_000;

/** What is in the same hall meanwhile, by the id of each that is wanted there. All that events have is wanted where they are replaced. */
export async function nameClashes(
  tx: Tx,
  wanted: readonly NamedUse[],
  replacedEvents: readonly number[] = [],
): Promise<ReadonlyMap<number, string>> {
  if (wanted.length === 0) return new Map();
  const played = await selectPlayedIn(tx, [...new Set(wanted.map(({ hallId }) => hallId))], {
    from: new Date(Math.min(...wanted.map(({ startsAt }) => startsAt)) - turnaroundMs),
    until: new Date(Math.max(...wanted.map(({ endsAt }) => endsAt)) + turnaroundMs),
  });
  const staying = played.filter(({ event_id: eventId }) => !replacedEvents.includes(eventId));
  const others = staying.map(({ id, hall_id: hallId, started_at, ended_at, title, started_text }) => ({
    id,
    hallId,
    startsAt: started_at.getTime(),
    endsAt: ended_at.getTime(),
    name: `${title}, ${started_text.slice(0, 'yyyy-mm-ddThh:mm'.length).replace('T', ' ')}`,
  }));
  const clashes = findClashes(wanted, others);
  return new Map([...clashes].map(([id, met]) => [id, met.map(({ name }) => name).join('; ')]));
}
