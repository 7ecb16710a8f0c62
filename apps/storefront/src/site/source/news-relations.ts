import { type IdFilter, listBatches } from './list-batches.ts';
import type { SourceContext } from './source-context.ts';

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

export const newsKeysOf = (newsIds: readonly number[] = []) => newsIds.map((id) => `news:${id}`);
