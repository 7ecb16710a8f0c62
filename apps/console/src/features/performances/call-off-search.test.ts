import { expect, it } from 'vitest';
import { type CallOffSearch, readCallOffSearch, toWhat } from './call-off-search.ts';

it.each<[what: string, search: Record<string, unknown>, read: CallOffSearch]>([
  ['cancelled, with days to choose', { kind: 'cancel', days: '14' }, { kind: 'cancel', days: 14 }],
  ['cancelled, without them', { kind: 'cancel' }, {}],
  ['cancelled, with days that are not offered', { kind: 'cancel', days: 400 }, {}],
  ['put off', { kind: 'postpone', days: 3, to: 'x' }, { kind: 'postpone' }],
  ['moved', { kind: 'move', to: '2027-03-18T19:00' }, { kind: 'move', to: '2027-03-18T19:00' }],
  ['moved to no time', { kind: 'move', to: '2027-03-18' }, {}],
  ['something else', { kind: 'delete', days: 14 }, {}],
  ['nothing', {}, {}],
])('an address says that it is %s', (_what, search, read) => {
  expect(readCallOffSearch(search)).toEqual(read);
});

it('what is looked at is what is done', () => {
  expect(toWhat({ kind: 'cancel', days: 7 })).toEqual({ kind: 'cancel', days_to_choose: 7 });
  expect(toWhat({ kind: 'move', to: '2027-03-18T19:00' })).toEqual({
    kind: 'move',
    started_at: '2027-03-18T19:00',
  });
  expect(toWhat({ kind: 'postpone' })).toEqual({ kind: 'postpone' });
  expect(toWhat({})).toBeUndefined();
});
