import type { Changes } from '@parterre/static-site/shared/data-source';
import { eventRelations } from './event-relations.ts';
import type { SourceContext } from './source-context.ts';

const eventIdOf = (key: string) => /^event:(\d+)$/.exec(key)?.[1];

/**
 * A changed event may have come to a person or a place whose page does not show it yet, and so does not depend on it:
 * their keys are added.
 */
export async function withRelations(context: SourceContext, changes: Changes): Promise<Changes> {
  const ids = changes.keys.flatMap((key) => eventIdOf(key) ?? []).map(Number);
  if (ids.length === 0) return changes;
  const { byPerson, byPlace } = await eventRelations(context, { field: 'id_in', ids });
  const added = [
    ...[...byPerson.keys()].map((id) => `person:${id}`),
    ...[...byPlace.keys()].map((id) => `place:${id}`),
  ];
  return { ...changes, keys: [...changes.keys, ...added] };
}
