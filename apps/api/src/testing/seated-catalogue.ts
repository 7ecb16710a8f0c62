import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { PretixDocument } from '@parterre/domain/seats/pretix/pretix-document';
import { straightRow } from '@parterre/domain/seats/test/straight-row';
import { smallCatalogue, smallDate, smallEvent } from './small-catalogue.ts';

const front = straightRow(1, 4, 'front');
const frontSeats = front.seats.map((seat, index) => ({ ...seat, ...(index === 0 && { accessible: true }) }));

/** Two rows of four seats, the nearer one dearer, and room for 50 to stand. */
export const smallPlan: PretixDocument = {
  name: 'Studio',
  size: { width: 400, height: 500 },
  focal_point: { x: 140, y: 0 },
  metres_per_unit: 0.01,
  categories: [
    { name: 'front', color: '#8f1d2c' },
    { name: 'back', color: '#24508a' },
    { name: 'floor', color: '#1d7a6b' },
  ],
  zones: [
    {
      name: 'Hall',
      position: { x: 0, y: 0 },
      rows: [{ ...front, seats: frontSeats }, straightRow(2, 4, 'back')],
      areas: [
        {
          shape: 'rectangle',
          position: { x: 0, y: 300 },
          rectangle: { width: 300, height: 100 },
          text: { text: 'Floor', position: { x: 10, y: 10 } },
          general_admission: { category: 'floor', capacity: 50 },
        },
      ],
    },
  ],
};

const type = (zone: string, price: number) => ({
  zone,
  name: { ru: `Зона ${zone}`, en: `Zone ${zone}` },
  price,
  service_fee: price / 10,
});

/** The event of {@link seatedCatalogue}: one date in the studio, with three seats and ten places kept from the sale. */
export const seatedEvent = () =>
  smallEvent('recital', {
    invoices: true,
    ticket_types: [type('front', 2000), type('back', 1000), type('floor', 500)],
    dates: [
      smallDate('recital-1', '2026-12-18T19:00', {
        hall: 'studio',
        not_for_sale: { seats: ['1-2', '2-1', '2-2'], general: { floor: 10 } },
      }),
    ],
  });

/** The small catalogue with a hall that has a seating plan, and an event in it: event 9, date 12. */
export function seatedCatalogue(): CatalogueFile {
  const small = smallCatalogue();
  return {
    ...small,
    seating_plans: [{ source_id: 'studio-plan', name: 'Studio', plan: { ...smallPlan } }],
    halls: [
      ...(small.halls ?? []),
      { source_id: 'studio', place: 'club', name: { ru: 'Студия', en: 'Studio' }, plan: 'studio-plan' },
    ],
    events: [...(small.events ?? []), seatedEvent()],
  };
}
