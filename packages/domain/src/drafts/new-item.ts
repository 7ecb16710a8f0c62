import { type Item, type ItemKind, isRecord, type Value } from './item.ts';

interface Beginning {
  readonly key: string;
  /** In the main language. */
  readonly name: string;
  readonly mainLang: string;
  /** What the house sells in. */
  readonly currency: string;
}

/** An item that nothing is said of yet but its name. What it lacks is told when it is checked. */
export function emptyItem(kind: ItemKind, { key, name, mainLang, currency }: Beginning): Item {
  const text = { [mainLang]: name };
  switch (kind) {
    case 'events':
      return {
        source_id: key,
        title: text,
        description: {},
        age_limit: 0,
        duration_minutes: 90,
        currency,
        labels: [],
        persons: [],
        images: { gallery: [] },
        ticket_types: [],
        dates: [],
        invoices: false,
      };
    case 'news':
      return { source_id: key, title: text, lead: {}, body: {}, events: [], persons: [] };
    case 'persons':
      return { source_id: key, name: text, role: {}, biography: {} };
    case 'places':
      return { source_id: key, name: text, description: {}, address: {}, images: [] };
    case 'halls':
    case 'categories':
    case 'category_types':
    case 'locations':
      return { source_id: key, name: text };
    case 'landings':
      return { id: Number(key), name, info: {}, pages: [], navigation: [] };
    case 'exchange_rates': {
      const [from = '', to = ''] = key.split('-');
      return { from, to };
    }
  }
}

/** The same under another key and name. Dates get keys of their own, and nothing of them is withheld. */
export function copyItem(item: Item, { key, name, mainLang }: Omit<Beginning, 'currency'>): Item {
  const named = isRecord(item.title) ? 'title' : 'name';
  const texts = item[named];
  return {
    ...item,
    source_id: key,
    [named]: { ...(isRecord(texts) ? texts : {}), [mainLang]: name },
    ...(Array.isArray(item.dates) && { dates: copyDates(item.dates as readonly Value[], key) }),
  };
}

const copyDates = (dates: readonly Value[], key: string): readonly Item[] =>
  dates.filter(isRecord).map(({ not_for_sale: _withheld, ...date }, index) => ({
    ...date,
    source_id: `${key}-${index + 1}`,
    status: 'scheduled',
  }));
