import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import type { ReferenceTargets } from '../import-context.ts';
import { type StoredKind, storedKinds } from '../tables.ts';

interface Keyed {
  readonly source_id: string;
}

/** No key is given twice where it must tell things apart. */
export function checkKeys(catalogue: Catalogue): CatalogueFault[] {
  const kinds = [...storedKinds, 'seating_plans'] as const;
  return [
    ...kinds.flatMap((kind) => repeated<Keyed>([kind], catalogue[kind], ({ source_id }) => source_id)),
    ...repeated(['exchange_rates'], catalogue.exchange_rates, ({ from, to }) => `${from} to ${to}`),
    ...repeated(['landings'], catalogue.landings, ({ id }) => String(id)),
    ...catalogue.landings.flatMap(({ pages }, index) =>
      repeated(['landings', index, 'pages'], pages, ({ slug }) => slug),
    ),
    ...catalogue.events.flatMap((event, index) => eventKeys(event, ['events', index])),
  ];
}

function eventKeys({ dates, ticket_types }: Catalogue['events'][number], path: Path): CatalogueFault[] {
  return [
    ...repeated([...path, 'dates'], dates, ({ source_id }) => source_id),
    ...repeated([...path, 'ticket_types'], ticket_types, ({ zone }) => zone),
    ...dates.flatMap((date, index) =>
      repeated([...path, 'dates', index, 'ticket_types'], date.ticket_types ?? [], ({ zone }) => zone),
    ),
  ];
}

function repeated<Item>(path: Path, items: readonly Item[], toKey: (item: Item) => string): CatalogueFault[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = toKey(item);
    if (seen.has(key)) return [fault([...path, index], 'repeated', { key })];
    seen.add(key);
    return [];
  });
}

interface Reference {
  readonly path: Path;
  readonly kind: StoredKind | 'seating_plans';
  readonly sourceId: string;
}

/** Whatever is referred to stands in the file, or was imported before. */
export function checkReferences(catalogue: Catalogue, targets: ReferenceTargets): CatalogueFault[] {
  const isKnown = ({ kind, sourceId }: Reference) =>
    kind === 'seating_plans' ? targets.plans.has(sourceId) : targets.has(kind, sourceId);
  const unknown = [...findReferences(catalogue)].filter((reference) => !isKnown(reference));
  return [
    ...unknown.map(({ path, kind, sourceId }) => fault(path, 'not_there', { key: sourceId, kind })),
    ...unknownLandings(catalogue, targets),
  ];
}

/** Of everything that a file holds, each at the item and field where it stands. */
export function* findReferences(catalogue: Catalogue): Generator<Reference> {
  for (const [index, { type }] of catalogue.categories.entries())
    yield { path: ['categories', index, 'type'], kind: 'category_types', sourceId: type };
  for (const [index, { location }] of catalogue.places.entries())
    yield { path: ['places', index, 'location'], kind: 'locations', sourceId: location };
  for (const [index, { place, plan }] of catalogue.halls.entries()) {
    yield { path: ['halls', index, 'place'], kind: 'places', sourceId: place };
    if (plan !== undefined) yield { path: ['halls', index, 'plan'], kind: 'seating_plans', sourceId: plan };
  }
  for (const [index, event] of catalogue.events.entries()) yield* eventReferences(event, ['events', index]);
  for (const [index, item] of catalogue.news.entries()) yield* newsReferences(item, ['news', index]);
}

function* eventReferences(event: Catalogue['events'][number], path: Path): Generator<Reference> {
  yield { path: [...path, 'category'], kind: 'categories', sourceId: event.category };
  for (const [index, { person }] of event.persons.entries())
    yield { path: [...path, 'persons', index, 'person'], kind: 'persons', sourceId: person };
  for (const [index, { hall }] of event.dates.entries())
    yield { path: [...path, 'dates', index, 'hall'], kind: 'halls', sourceId: hall };
}

function* newsReferences(item: Catalogue['news'][number], path: Path): Generator<Reference> {
  for (const kind of ['events', 'persons'] as const)
    for (const [index, sourceId] of item[kind].entries())
      yield { path: [...path, kind, index], kind, sourceId };
}

function unknownLandings(catalogue: Catalogue, targets: ReferenceTargets): CatalogueFault[] {
  return catalogue.events.flatMap(({ landings }, index) => {
    const path = ['events', index, 'landings'];
    if (landings?.length === 0) return [fault(path, 'no_landing', {})];
    const unknown = (landings ?? []).filter((id) => !targets.hasLanding(id));
    return unknown.map((id) => fault(path, 'unknown_landing', { id }));
  });
}
