import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { straightRow } from '@parterre/domain/seats/test/straight-row';
import { smallPlan } from './seated-catalogue.ts';
import { smallCatalogue, smallDate, smallEvent } from './small-catalogue.ts';

const [rows, seatsPerRow] = [20, 50];
export const arenaSeats = rows * seatsPerRow;
/** Places to stand on the floor of the arena. */
export const arenaPlaces = 500;

const type = (zone: string, price: number) => ({ zone, name: { ru: zone }, price, service_fee: price / 10 });

const [hall] = smallPlan.zones ?? [];
const [floor] = hall?.areas ?? [];
const plan = {
  ...smallPlan,
  name: 'Arena',
  size: { width: seatsPerRow * 55, height: rows * 90 + 500 },
  zones: [
    {
      ...hall,
      rows: Array.from({ length: rows }, (_, row) => straightRow(row + 1, seatsPerRow, 'front')),
      areas: [{ ...floor, general_admission: { category: 'floor', capacity: arenaPlaces } }],
    },
  ],
};

/** An arena with a thousand seats and a floor, on sale today: event 9, date 12. */
export function arenaCatalogue(): CatalogueFile {
  const small = smallCatalogue();
  const event = smallEvent('arena-show', {
    ticket_types: [type('front', 2000), type('floor', 500)],
    // Far off, since processes of their own go by the real clock.
    dates: [smallDate('arena-show-1', '2099-12-18T19:00', { hall: 'arena' })],
  });
  return {
    ...small,
    seating_plans: [{ source_id: 'arena-plan', name: 'Arena', plan }],
    halls: [
      ...(small.halls ?? []),
      { source_id: 'arena', place: 'club', name: { ru: 'Арена' }, plan: 'arena-plan' },
    ],
    events: [...(small.events ?? []), event],
  };
}
