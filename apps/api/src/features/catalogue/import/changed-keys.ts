import type { CatalogueKey } from '../announce-changes.ts';
import type { Changes, LandingChange } from './draft-changes.ts';
import { type StoredKind, storedKinds } from './kinds.ts';

const singular = {
  category_types: 'category_type',
  categories: 'category',
  locations: 'location',
  places: 'place',
  halls: 'hall',
  persons: 'person',
  events: 'event',
  news: 'news',
} as const satisfies Record<StoredKind, string>;

/** The keys of what changed: each thing, and the list it stands in. `repriced` are events that only cost something else. */
export function changedKeys(
  changes: Changes,
  landings: readonly LandingChange[],
  repriced: readonly number[],
): CatalogueKey[] {
  const things = storedKinds.flatMap((kind): CatalogueKey[] => {
    const changed = changes[kind].filter((change) => change.kind !== 'unchanged');
    if (changed.length === 0) return [];
    return [`list:${kind}`, ...changed.map(({ id }): CatalogueKey => `${singular[kind]}:${id}`)];
  });
  const sites = landings.filter(({ kind }) => kind !== 'unchanged');
  const prices = repriced.length > 0 ? (['list:events'] as const) : [];
  return [
    ...new Set([
      ...things,
      ...sites.map(({ landing }): CatalogueKey => `landing:${landing.id}`),
      ...prices,
      ...repriced.map((id): CatalogueKey => `event:${id}`),
    ]),
  ];
}
