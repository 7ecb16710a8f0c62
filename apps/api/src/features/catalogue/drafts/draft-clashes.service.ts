import type { Clash } from '@parterre/contracts/console/drafts';
import { readDates } from '@parterre/domain/drafts/copy-dates';
import type { Item } from '@parterre/domain/drafts/item';
import type { Tx } from '../../../database/connect.ts';
import { zonedInstant } from '../../../time/zoned-time.ts';
import { readEventIds } from '../export/events.queries.ts';
import { type NamedUse, nameClashes } from '../performance-changes/name-clashes.service.ts';
import type { ComparedItem } from './compare-draft.service.ts';
import { selectHallClocks } from './drafts.queries.ts';

interface WantedDate {
  readonly item: ComparedItem;
  readonly source: string;
  readonly hall: string;
  readonly startedAt: string;
  readonly minutes: number;
  /** Whether the draft puts it there. */
  readonly isMoved: boolean;
}

/** What is played meanwhile in halls where the draft adds or moves dates. A house may mean it so: it is told, and refuses nothing. */
export async function findDraftClashes(
  tx: Tx,
  items: readonly ComparedItem[],
): Promise<ReadonlyMap<ComparedItem, readonly Clash[]>> {
  const events = items.filter(({ kind }) => kind === 'events');
  const dates = events.flatMap(listDates);
  if (!dates.some(({ isMoved }) => isMoved)) return new Map();
  const uses = await placeDates(tx, dates);
  const replaced = await readEventIds(
    tx,
    events.map(({ key }) => key),
  );
  const named = await nameClashes(
    tx,
    uses,
    replaced.map(({ id }) => id),
  );
  const clashes = dates.flatMap(({ item, source, startedAt, isMoved }, index) => {
    const because = isMoved ? named.get(wantedId(index)) : undefined;
    return because === undefined ? [] : [{ item, path: ['dates', source], started_at: startedAt, because }];
  });
  return new Map(
    [...Map.groupBy(clashes, ({ item }) => item)].map(([item, own]) => [
      item,
      own.map(({ item: _item, ...clash }) => clash),
    ]),
  );
}

/** Ids of what is only wanted are below nothing. */
const wantedId = (index: number): number => -1 - index;

function listDates(item: ComparedItem): WantedDate[] {
  const { merged, published } = item;
  if (!merged) return [];
  const before = new Map(readDates(published ?? {}).map((date) => [date.source_id, date]));
  const minutes = readMinutes(merged);
  const isLonger = published !== null && minutes > readMinutes(published);
  return readDates(merged).flatMap((date) => {
    const { source_id: source, hall, started_at: startedAt } = date;
    const isPlayed = date.status === undefined || date.status === 'scheduled';
    if (!isPlayed || typeof source !== 'string' || typeof hall !== 'string' || typeof startedAt !== 'string')
      return [];
    return {
      item,
      source,
      hall,
      startedAt,
      minutes,
      isMoved: isLonger || isElsewhere(date, before.get(source)),
    };
  });
}

const readMinutes = ({ duration_minutes: minutes }: Item): number =>
  typeof minutes === 'number' ? minutes : 0;

const isElsewhere = (date: Item, before: Item | undefined): boolean =>
  before === undefined ||
  before.hall !== date.hall ||
  before.started_at !== date.started_at ||
  (before.status !== undefined && before.status !== 'scheduled');

/** In a hall that the draft makes nothing else is played: its clock is the same for all that is wanted there. */
async function placeDates(tx: Tx, dates: readonly WantedDate[]): Promise<NamedUse[]> {
  const halls = [...new Set(dates.map(({ hall }) => hall))];
  const clocks = new Map((await selectHallClocks(tx, halls)).map((clock) => [clock.source_id, clock]));
  return dates.flatMap(({ item, hall, startedAt, minutes }, index) => {
    const { id: hallId, time_zone } = clocks.get(hall) ?? {
      id: wantedId(halls.indexOf(hall)),
      time_zone: 'UTC',
    };
    const startsAt = zonedInstant(startedAt, time_zone)?.getTime();
    if (startsAt === undefined) return [];
    const name = `${item.title}, ${startedAt.replace('T', ' ')}`;
    return { id: wantedId(index), hallId, startsAt, endsAt: startsAt + minutes * 60_000, name };
  });
}
