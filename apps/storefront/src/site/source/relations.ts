import { type IdFilter, listBatches } from './list-batches.ts';
import type { SourceContext } from './source-context.ts';

/** Ids of the events to come, by the id of a person or a place. */
export type EventIdsBy = ReadonlyMap<number, readonly number[]>;

export interface EventRelations {
  readonly byPerson: EventIdsBy;
  readonly byPlace: EventIdsBy;
}

/** Which events are on whose page: read before the pages, so that a changed event finds them. */
export async function eventRelations({ api }: SourceContext, filter?: IdFilter): Promise<EventRelations> {
  const byPerson = new Map<number, number[]>();
  const byPlace = new Map<number, number[]>();
  const add = (map: Map<number, number[]>, key: number, id: number) => {
    const ids = map.get(key);
    if (ids) ids.push(id);
    else map.set(key, [id]);
  };
  for await (const events of listBatches((batch) => api.listEvents({ ...batch, sort_by: 'id' }), filter))
    for (const { id, persons, place } of events) {
      add(byPlace, place.id, id);
      for (const personId of new Set(persons.map((person) => person.id))) add(byPerson, personId, id);
    }
  return { byPerson, byPlace };
}

export const toEventKeys = (eventIds: readonly number[] = []) => eventIds.map((id) => `event:${id}`);

/** Ids of the news that name a person, by that person's id. */
export async function newsByPerson(
  { api }: SourceContext,
  filter?: IdFilter,
): Promise<ReadonlyMap<number, readonly number[]>> {
  const byPerson = new Map<number, number[]>();
  for await (const news of listBatches((batch) => api.listNews({ ...batch, sort_by: 'id' }), filter))
    for (const { id, person_ids } of news)
      for (const personId of person_ids) byPerson.set(personId, [...(byPerson.get(personId) ?? []), id]);
  return byPerson;
}

export const toNewsKeys = (newsIds: readonly number[] = []) => newsIds.map((id) => `news:${id}`);
