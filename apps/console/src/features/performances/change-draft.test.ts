import { expect, it } from 'vitest';
import { type Change, type ChangeDraft, type DraftFault, noChange, readChange } from './change-draft.ts';

it.each<[what: string, typed: Partial<ChangeDraft>, Change]>([
  ['opens at once', { opens: 'at_once' }, { opens: { kind: 'at_once' } }],
  [
    'opens at a time',
    { opens: 'at', opensAt: '2027-01-10T10:00' },
    { opens: { kind: 'at', at: '2027-01-10T10:00' } },
  ],
  [
    'opens days before',
    { opens: 'days_before', opensDays: ' 14 ', opensTime: '09:30' },
    { opens: { kind: 'days_before', days: 14, time: '09:30' } },
  ],
  ['closes with the beginning', { closes: 'start' }, { closes: { kind: 'before', minutes: 0 } }],
  [
    'closes an hour and a half before',
    { closes: 'before', closesHours: '1,5' },
    { closes: { kind: 'before', minutes: 90 } },
  ],
  ['stopped', { sale: 'stopped' }, { sale: 'stopped' }],
  ['with the prices of the event', { prices: 'event' }, { prices: { kind: 'event' } }],
  ['with prices of another', { prices: '12' }, { prices: { kind: 'like', performance_id: 12 } }],
  ['a quarter of an hour earlier', { shift: '−15' }, { shift_minutes: -15 }],
])('%s', (_what, typed, change) => {
  expect(readChange({ ...noChange, ...typed })).toEqual({ kind: 'read', change });
});

it.each<[what: string, typed: Partial<ChangeDraft>, DraftFault]>([
  ['nothing', {}, 'empty'],
  ['no shift at all', { shift: '0' }, 'empty'],
  ['a time that is none', { opens: 'at', opensAt: '' }, 'opensAt'],
  ['half a day', { opens: 'days_before', opensDays: '1.5' }, 'opensDays'],
  ['an hour that is none', { opens: 'days_before', opensTime: '24:00' }, 'opensTime'],
  ['an end that is none', { closes: 'at', closesAt: 'soon' }, 'closesAt'],
  ['hours after', { closes: 'before', closesHours: '-1' }, 'closesHours'],
  ['no hours', { closes: 'before', closesHours: '' }, 'closesHours'],
  ['years', { shift: '9999999' }, 'shift'],
  ['words', { shift: 'a bit' }, 'shift'],
])('%s cannot be meant', (_what, typed, fault) => {
  expect(readChange({ ...noChange, ...typed })).toEqual({ kind: 'faulty', fault });
});
