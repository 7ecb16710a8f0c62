import { demoCatalogue } from '@parterre/demo/demo-catalogue';
import { straightRow } from '@parterre/domain/seats/test/straight-row';

export interface CatalogueSize {
  /** Of the performance that everybody wants. */
  readonly rows: number;
  readonly seatsPerRow: number;
  /** Of the other one, where no seat has a number. */
  readonly places: number;
  /** When the sale of the one that everybody wants opens, by the clock of its place; it is open when left out. */
  readonly saleStartsAt?: string;
}

type Catalogue = ReturnType<typeof demoCatalogue>;
type CatalogueEvent = NonNullable<Catalogue['events']>[number];

const name = (text: string) => ({ ru: text, en: text });
const price = { name: name('Stalls'), price: 50, service_fee: 5 };
/** Its performances are far ahead on every day: pages that were made once stay as they are. */
const anyDay = '2026-01-01';
const started_at = '2099-06-01T19:00';

/** The demo's site with two performances on it: one in a hall of this size, one on a meadow. */
export function rehearsalCatalogue({ rows, seatsPerRow, places, saleStartsAt }: CatalogueSize): Catalogue {
  const demo = demoCatalogue(anyDay);
  const [place] = demo.places ?? [];
  const [landing] = demo.landings ?? [];
  const [model] = demo.events ?? [];
  if (!model || !place || !landing) throw new Error('the demo is empty');
  const performance = (source_id: string, zone: string, capacity?: number): CatalogueEvent => ({
    source_id,
    category: model.category,
    images: model.images,
    age_limit: 6,
    duration_minutes: 120,
    title: name(source_id),
    description: name(`<p>${source_id}</p>`),
    currency: 'RUB',
    ticket_types: [{ zone, ...price, ...(capacity && { capacity }) }],
    dates: [
      {
        source_id: `${source_id}-1`,
        hall: `${source_id}-hall`,
        started_at,
        ...(saleStartsAt !== undefined && capacity === undefined && { sale_starts_at: saleStartsAt }),
      },
    ],
  });
  const plan = {
    name: 'Hall',
    size: { width: (seatsPerRow + 1) * 55, height: (rows + 1) * 90 },
    focal_point: { x: ((seatsPerRow + 1) * 55) / 2, y: 0 },
    categories: [{ name: 'stalls', color: '#8f1d2c' }],
    zones: [
      {
        name: 'Hall',
        position: { x: 0, y: 0 },
        rows: Array.from({ length: rows }, (_, row) => straightRow(row + 1, seatsPerRow, 'stalls')),
      },
    ],
  };
  return {
    ...demo,
    persons: [],
    news: [],
    places: [place],
    // Few pages are made quickly, and the crowd opens one of them.
    landings: [{ ...landing, languages: ['ru', 'en'] }],
    seating_plans: [{ source_id: 'hot-plan', name: 'Hall', plan }],
    halls: [
      { source_id: 'hot-hall', place: place.source_id, name: name('Hall'), plan: 'hot-plan' },
      { source_id: 'open-hall', place: place.source_id, name: name('Meadow'), capacity: places },
    ],
    events: [performance('hot', 'stalls'), performance('open', 'meadow', places)],
  };
}
