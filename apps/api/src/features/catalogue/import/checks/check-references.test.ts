import { base, faultFinder, testRefusals, withEvent } from '../../../../testing/refusals.ts';
import { smallDate, smallEvent } from '../../../../testing/small-catalogue.ts';

const findFaults = faultFinder();

testRefusals(findFaults, [
  [
    'an unknown category',
    withEvent(smallEvent('x', { category: 'opera' })),
    'events[0].category: there is no opera among categories',
  ],
  [
    'an unknown hall',
    withEvent(smallEvent('x', { dates: [smallDate('x-1', '2026-12-10T19:00', { hall: 'nowhere' })] })),
    'events[0].dates[0].hall: there is no nowhere among halls',
  ],
  [
    'an unknown person',
    withEvent(smallEvent('x', { persons: [{ person: 'nobody', role: { ru: 'Никто' } }] })),
    'events[0].persons[0].person: there is no nobody among persons',
  ],
  [
    'an unknown landing',
    withEvent(smallEvent('x', { landings: [7] })),
    'events[0].landings: there is no landing 7',
  ],
  [
    'no landing at all',
    withEvent(smallEvent('x', { landings: [] })),
    'events[0].landings: names no landing: leave it out to mean all of them',
  ],
  [
    'an unknown plan',
    { ...base, halls: [{ ...base.halls?.[0], plan: 'arena' }], events: [] },
    'halls[0].plan: there is no arena among seating_plans',
  ],
]);
