import type { Changes } from '@parterre/static-site/shared/data-source';
import { eventRelations, newsByPerson } from './relations.ts';
import type { SourceContext } from './source-context.ts';

const changed = (kind: 'event' | 'news', { keys }: Changes) => ({
  field: 'id_in' as const,
  ids: keys.flatMap((key) => (key.startsWith(`${kind}:`) ? [Number(key.slice(kind.length + 1))] : [])),
});

/**
 * A changed event may have come to a person or a place whose page does not show it yet, and so does not depend on it:
 * their keys are added. So are those of the persons whom changed news name.
 */
export async function addRelatedKeys(context: SourceContext, changes: Changes): Promise<Changes> {
  const { byPerson, byPlace } = await eventRelations(context, changed('event', changes));
  const inNews = await newsByPerson(context, changed('news', changes));
  const persons = new Set([...byPerson.keys(), ...inNews.keys()]);
  const added = [
    ...[...persons].map((id) => `person:${id}`),
    ...[...byPlace.keys()].map((id) => `place:${id}`),
  ];
  return { ...changes, keys: [...changes.keys, ...added] };
}
