import { base, faultFinder, testRefusals, withEvent } from '../../../../testing/refusals.ts';
import { smallDate, smallEvent, smallTicketType } from '../../../../testing/small-catalogue.ts';

const type = smallTicketType;
const berlin = (started_at: string) =>
  smallEvent('x', {
    ticket_types: [{ ...type, capacity: 10 }],
    dates: [smallDate('x-1', started_at, { hall: 'buehne-main' })],
  });

const findFaults = faultFinder();

testRefusals(findFaults, [
  [
    'a time zone that is none',
    {
      ...base,
      locations: base.locations?.map((location) => ({ ...location, time_zone: 'Europe/Utopia' })),
      events: [],
    },
    'locations[0].time_zone: Europe/Utopia is no time zone of the IANA list',
  ],
  [
    'an hour that is skipped',
    withEvent(berlin('2027-03-28T02:30')),
    'events[0].dates[0].started_at: 2027-03-28T02:30 does not exist in Europe/Berlin',
  ],
  [
    'a day that is none',
    withEvent(berlin('2027-02-30T19:00')),
    'events[0].dates[0].started_at: 2027-02-30T19:00 does not exist in Europe/Berlin',
  ],
  [
    'doors that open too late',
    withEvent(
      smallEvent('x', { dates: [smallDate('x-1', '2026-12-10T19:00', { doors_at: '2026-12-10T19:30' })] }),
    ),
    'events[0].dates[0].doors_at: is after the start',
  ],
  [
    'a sale that ends before it begins',
    withEvent(
      smallEvent('x', {
        dates: [smallDate('x-1', '2026-12-10T19:00', { sale_starts_at: '2026-12-11T10:00' })],
      }),
    ),
    'events[0].dates[0].sale_starts_at: is not before the end of the sale',
  ],
]);
