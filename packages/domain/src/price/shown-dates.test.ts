import { expect, it } from 'vitest';
import { type ListedDates, type LiveSale, shownDates } from './shown-dates.ts';

const [first, second, third] = ['2026-12-05', '2026-12-12', '2026-12-19'];
const here = { startedAt: first, datesCount: 3, placeId: 1, state: 'on_sale' } as const;
const onSaleLater = { startedAt: second, datesCount: 2, placeId: 1 };
const onTour = { ...onSaleLater, placeId: 2 };
const live = (started_at: string, place_id: number): LiveSale => ({
  sale_state: 'on_sale',
  on_sale: { started_at, dates_count: 1, place_id },
});

it.each<[string, ListedDates, LiveSale | undefined, object]>([
  ['every date is on sale', here, undefined, here],
  [
    'the first date is sold out: the first on sale is shown',
    { ...here, onSale: onSaleLater },
    undefined,
    onSaleLater,
  ],
  ['the first on sale is elsewhere: it is shown there', { ...here, onSale: onTour }, undefined, onTour],
  [
    'what fits is sold out: it is shown with the next date on sale',
    { ...here, state: 'sold_out', onSale: onSaleLater },
    undefined,
    { startedAt: first, state: 'sold_out', nextAt: second },
  ],
  [
    'nothing is on sale at all',
    { ...here, state: 'postponed' },
    undefined,
    { state: 'postponed', nextAt: undefined },
  ],
  [
    'the list is outdated: all is sold out by now',
    { ...here, onSale: onSaleLater },
    { sale_state: 'sold_out', on_sale: null },
    { startedAt: first, state: 'sold_out', nextAt: undefined },
  ],
  [
    'the list is outdated: another date is the first on sale',
    here,
    live(third, 1),
    { startedAt: third, datesCount: 1, state: 'on_sale' },
  ],
  [
    'tickets came back',
    { ...here, state: 'sold_out' },
    live(first, 1),
    { startedAt: first, state: 'on_sale' },
  ],
  [
    'what is on sale by now is where the list knows of',
    { ...here, onSale: onTour },
    live(third, 2),
    { startedAt: third, placeId: 2, state: 'on_sale' },
  ],
  [
    'what is on sale by now is where the list does not know of',
    here,
    live(third, 9),
    { startedAt: first, placeId: 1, state: 'sold_out', nextAt: third },
  ],
  [
    'a server that tells no dates on sale is believed in the rest',
    { ...here, onSale: onSaleLater },
    { sale_state: 'on_sale' },
    onSaleLater,
  ],
])('%s', (_case, listed, now, shown) => {
  expect(shownDates(listed, now)).toMatchObject(shown);
});
