import { expect, it } from 'vitest';
import { base, faultFinder, testRefusals, withEvent } from '../../../../testing/refusals.ts';
import { seatedEvent, smallPlan } from '../../../../testing/seated-catalogue.ts';
import { smallEvent, smallTicketType } from '../../../../testing/small-catalogue.ts';

const type = smallTicketType;
const { capacity: _, ...uncounted } = type;
const seated = seatedEvent();
const [seatedPerformance] = seated.dates;

const findFaults = faultFinder();

testRefusals(findFaults, [
  [
    'a plan that does not compile',
    {
      ...base,
      seating_plans: [{ source_id: 'studio-plan', name: 'x', plan: { ...smallPlan, categories: [] } }],
      events: [],
    },
    'seating_plans[0].plan: ',
  ],
  [
    'a zone without a price',
    withEvent({ ...seated, ticket_types: seated.ticket_types.slice(1) }),
    'events[0].dates[0]: the zone front of the plan has no price',
  ],
  [
    'a price without a zone',
    withEvent({ ...seated, ticket_types: [...seated.ticket_types, { ...type, zone: 'box' }] }),
    'events[0].ticket_types[3].zone: the plan has no zone box',
  ],
  [
    'a seat that is not there',
    withEvent({ ...seated, dates: [{ ...seatedPerformance, not_for_sale: { seats: ['9-9'] } }] }),
    'events[0].dates[0].not_for_sale.seats: the hall has no seat 9-9',
  ],
  [
    'more places kept back than there are',
    withEvent({ ...seated, dates: [{ ...seatedPerformance, not_for_sale: { general: { floor: 51 } } }] }),
    'events[0].dates[0].not_for_sale.general.floor: keeps back 51 of 50 places',
  ],
  [
    'more places than the plan has',
    withEvent({
      ...seated,
      ticket_types: seated.ticket_types.map((each) =>
        each.zone === 'floor' ? { ...each, capacity: 60 } : each,
      ),
    }),
    'events[0].dates[0]: sells 60 places of floor, where the plan has 50',
  ],
  [
    'more places than the hall holds',
    withEvent(smallEvent('x', { ticket_types: [{ ...type, capacity: 501 }] })),
    'events[0].dates[0]: sells 501 places in a hall that holds 500',
  ],
  [
    'places that nobody counted',
    withEvent(smallEvent('x', { ticket_types: [type, { ...uncounted, zone: 'other' }] })),
    'events[0].dates[0]: nobody says how many may be sold of other',
  ],
]);

it('a closed zone may go without a price when its seats are kept back', async () => {
  const dates = [{ ...seatedPerformance, not_for_sale: { seats: ['1-1', '1-2', '1-3', '1-4'] } }];
  expect(
    await findFaults(withEvent({ ...seated, ticket_types: seated.ticket_types.slice(1), dates })),
  ).toEqual([]);
});
