import { type Item, type ItemKind, isRecord, type Value } from '@parterre/domain/drafts/item';
import { isPermitted } from '@parterre/domain/staff/permissions';
import type { Area } from '@parterre/domain/staff/scope';
import type { Actor } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { readEventIds } from '../export/events.queries.ts';
import { selectEventPlaces, selectHallPlaces } from './drafts.queries.ts';

/** An item as the catalogue has it, and as it would. */
interface TouchedItem {
  readonly kind: ItemKind;
  readonly key: string;
  readonly published: Item | null;
  readonly merged: Item | null;
}

export const sitesAreOwners = makeProblem('not_permitted', 'Sites are changed by owners.');

export const changesSites = (items: readonly Pick<TouchedItem, 'kind'>[]): boolean =>
  items.some(({ kind }) => kind === 'landings' || kind === 'exchange_rates');

/** Whoever has the machine may do everything. */
export const mayChangeSites = (actor: Actor): boolean =>
  actor.kind !== 'staff' || isPermitted(actor.grants, 'sites.change', { kind: 'house' });

/** Events that were there and stay, with the places they are played at before and after; anything else is the whole house's. */
export async function touchedArea(tx: Tx, items: readonly TouchedItem[]): Promise<Area> {
  if (items.some(({ kind, published, merged }) => kind !== 'events' || !published || !merged))
    return { kind: 'house' };
  const ids = await readEventIds(
    tx,
    items.map(({ key }) => key),
  );
  const before = Map.groupBy(
    await selectEventPlaces(
      tx,
      ids.map(({ id }) => id),
    ),
    ({ event_id }) => event_id,
  );
  const halls = new Map(items.map(({ key, merged }) => [key, readHalls(merged ?? {})]));
  const places = new Map(
    (await selectHallPlaces(tx, [...halls.values()].flat())).map(({ source_id, place_id }) => [
      source_id,
      place_id,
    ]),
  );
  return {
    kind: 'events',
    events: ids.map(({ id, source_id }) => ({
      eventId: id,
      placeIds: [
        ...new Set([
          ...(before.get(id) ?? []).map(({ place_id }) => place_id),
          ...(halls.get(source_id) ?? []).flatMap((hall) => places.get(hall) ?? []),
        ]),
      ],
    })),
  };
}

const readHalls = ({ dates }: Item): string[] =>
  Array.isArray(dates)
    ? (dates as readonly Value[]).flatMap((date) =>
        isRecord(date) && typeof date.hall === 'string' ? date.hall : [],
      )
    : [];
