import { type IdFilter, listBatches } from './list-batches.ts';
import type { SourceContext } from './source-context.ts';

/** Ids of the events to come, by the id of a person or a place. */
export type EventIdsBy = ReadonlyMap<number, readonly number[]>;

export interface EventRelations {
  readonly byPerson: EventIdsBy;
  readonly byPlace: EventIdsBy;
}

/** Which events stand on whose page: known before the pages are read, so that a change of an event finds them. */
export async function eventRelations({ api }: SourceContext, filter?: IdFilter): Promise<EventRelations> {
  const byPerson = new Map<number, number[]>();
  const byPlace = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, key: number, id: number) => {
    const known = map.get(key);
    if (known) known.push(id);
    else map.set(key, [id]);
  };
  for await (const events of listBatches((batch) => api.listEvents({ ...batch, sort_by: 'id' }), filter))
    for (const { id, persons, place } of events) {
      add(byPlace, place.id, id);
      for (const personId of new Set(persons.map((person) => person.id))) add(byPerson, personId, id);
    }
  return { byPerson, byPlace };
}

export const eventKeysOf = (eventIds: readonly number[] = []) => eventIds.map((id) => `event:${id}`);
