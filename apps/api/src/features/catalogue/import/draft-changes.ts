import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { CheckedCatalogue } from './check-catalogue.ts';
import { eventContent, hashOf, newsContent } from './content.ts';
import type { StoredKind } from './kinds.ts';
import { type Change, planChanges } from './plan-changes.ts';
import { timeZoneOf, type World } from './world.ts';

export type Changes = { readonly [Kind in StoredKind]: readonly Change<Catalogue[Kind][number]>[] };

export interface LandingChange {
  readonly kind: Change<unknown>['kind'];
  readonly contentHash: string;
  readonly landing: Catalogue['landings'][number];
}

/** What is new in the file, thing by thing. */
export function draftChanges({ catalogue, known: { stored }, world }: CheckedCatalogue): Changes {
  const itself = (item: unknown) => item;
  return {
    category_types: planChanges(catalogue.category_types, stored.category_types, itself),
    categories: planChanges(catalogue.categories, stored.categories, itself),
    locations: planChanges(catalogue.locations, stored.locations, itself),
    places: planChanges(catalogue.places, stored.places, itself),
    halls: planChanges(catalogue.halls, stored.halls, (hall) => [hall, planHash(world, hall.plan)]),
    persons: planChanges(catalogue.persons, stored.persons, itself),
    events: planChanges(catalogue.events, stored.events, (event) => [
      eventContent(event),
      surroundingsOf(event, world),
    ]),
    news: planChanges(catalogue.news, stored.news, newsContent),
  };
}

const planHash = (world: World, plan: string | undefined) =>
  plan === undefined ? null : world.plans.get(plan)?.hash;

/** An event's rows also depend on its halls, with their clocks and plans. Prices that rates lead to are kept up apart. */
function surroundingsOf(event: Catalogue['events'][number], world: World): unknown {
  return [...new Set(event.dates.map(({ hall }) => hall))].sort().map((hall) => {
    const { place = '', plan, capacity } = world.halls.get(hall) ?? {};
    return [hall, place, world.places.get(place), timeZoneOf(world, hall), planHash(world, plan), capacity];
  });
}

export const draftLandings = ({ catalogue, known }: CheckedCatalogue): LandingChange[] =>
  catalogue.landings.map((landing) => {
    const stored = known.landings.get(landing.id);
    const contentHash = hashOf(landing);
    const kind = stored === undefined ? 'created' : stored === contentHash ? 'unchanged' : 'updated';
    return { kind, contentHash, landing };
  });
