import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import fc from 'fast-check';
import { smallCatalogue, smallDate, smallEvent, smallTicketType } from './small-catalogue.ts';

const pick = fc.constantFrom;

const farPlace = {
  source_id: 'pier',
  location: 'vladivostok',
  name: { ru: 'Пирс' },
  description: { ru: '<p>Пирс</p>' },
  address: { ru: 'Набережная, 3' },
  geo: { lat: 43.1, lon: 131.9 },
  images: [],
};

const anyDate = fc.record({
  hall: pick('club-main', 'club-bar', 'buehne-main', 'pier-main'),
  day: pick('2026-11-28', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-24'),
  time: pick('01:00', '11:00', '12:30', '23:30'),
  ownPrice: pick(undefined, undefined, undefined, 500, 1500),
});

const anyEvent = fc.record({
  category: pick('ballet', 'drama', 'concert'),
  labels: fc.subarray(['premiere', 'star_cast'] as const),
  persons: fc.subarray(['petipa', 'ivanova']),
  price: pick(800, 1000, 2000),
  isTouring: fc.boolean(),
  dates: fc.array(anyDate, { minLength: 1, maxLength: 5 }),
});

const ticketTypes = (price: number) => [{ ...smallTicketType, price, service_fee: 0, capacity: 50 }];

/** Its first evening is the next day already where it is played. */
const eastward = smallEvent('eastward', {
  ticket_types: ticketTypes(1000),
  dates: [
    smallDate('eastward-1', '2026-12-03T01:00', { hall: 'pier-main' }),
    smallDate('eastward-2', '2026-12-02T23:30', { hall: 'buehne-main' }),
  ],
});

/** Events around now in three time zones, many of which move from hall to hall or cost more on some dates. */
export function touringCatalogue(events: number, seed: number): CatalogueFile {
  const small = smallCatalogue();
  const drawn = fc.sample(anyEvent, { numRuns: events, seed });
  return {
    ...small,
    locations: [
      ...(small.locations ?? []),
      {
        source_id: 'vladivostok',
        name: { ru: 'Владивосток' },
        country: 'ru',
        time_zone: 'Asia/Vladivostok',
      },
    ],
    places: [...(small.places ?? []), farPlace],
    halls: [
      ...(small.halls ?? []),
      { source_id: 'pier-main', place: 'pier', name: { ru: 'Пирс' }, capacity: 90 },
    ],
    news: [],
    events: [
      eastward,
      ...drawn.map(({ category, labels, persons, price, isTouring, dates }, index) =>
        smallEvent(`event-${index}`, {
          category,
          labels,
          ticket_types: ticketTypes(price),
          persons: persons.map((person) => ({ person, role: { ru: 'Роль' } })),
          dates: dates.map(({ hall, day, time, ownPrice }, date) =>
            smallDate(`event-${index}-${date}`, `${day}T${time}`, {
              hall: isTouring ? hall : (dates[0]?.hall ?? hall),
              ...(isTouring && ownPrice && { ticket_types: ticketTypes(ownPrice) }),
            }),
          ),
        }),
      ),
    ],
  };
}
