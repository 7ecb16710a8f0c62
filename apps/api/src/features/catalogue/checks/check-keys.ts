import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import { storedKinds } from '../import/kinds.ts';

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

function repeated<Item>(path: Path, items: readonly Item[], keyOf: (item: Item) => string): CatalogueFault[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (seen.has(key)) return [fault([...path, index], `repeats ${key}`)];
    seen.add(key);
    return [];
  });
}
