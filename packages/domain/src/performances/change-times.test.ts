import { expect, it } from 'vitest';
import {
  type ChangedTimes,
  type Circumstances,
  changeTimes,
  type LocalTimes,
  type TimesChange,
} from './change-times.ts';

const evening: LocalTimes = { started_at: '2026-12-18T19:00', doors_at: '2026-12-18T18:00' };
const unsold = { now: '2026-12-01T12:00', isSold: false };
const sold = { ...unsold, isSold: true };
const changed = (times: LocalTimes): ChangedTimes<LocalTimes> => ({ kind: 'changed', times });
const refused = (reason: (ChangedTimes<LocalTimes> & { kind: 'refused' })['reason']) =>
  ({ kind: 'refused', reason }) as const;

it.each<[what: string, LocalTimes, TimesChange, Circumstances, ChangedTimes<LocalTimes>]>([
  ['nothing', evening, {}, unsold, changed(evening)],
  [
    'opens at a time',
    evening,
    { opens: { kind: 'at', at: '2026-12-03T10:00' } },
    sold,
    changed({ ...evening, sale_starts_at: '2026-12-03T10:00' }),
  ],
  [
    'opens days before, at an hour',
    evening,
    { opens: { kind: 'days_before', days: 18, time: '10:00' } },
    unsold,
    changed({ ...evening, sale_starts_at: '2026-11-30T10:00' }),
  ],
  [
    'opens at once',
    { ...evening, sale_starts_at: '2026-12-03T10:00' },
    { opens: { kind: 'at_once' } },
    unsold,
    changed({ ...evening, sale_starts_at: undefined }),
  ],
  [
    'closes two hours before',
    evening,
    { closes: { kind: 'before', minutes: 120 } },
    unsold,
    changed({ ...evening, sale_ends_at: '2026-12-18T17:00' }),
  ],
  [
    'closes two hours before a beginning after midnight: the day before',
    { started_at: '2026-12-19T00:30' },
    { closes: { kind: 'before', minutes: 120 } },
    unsold,
    changed({ started_at: '2026-12-19T00:30', sale_ends_at: '2026-12-18T22:30' }),
  ],
  [
    'closes with the beginning',
    { ...evening, sale_ends_at: '2026-12-18T17:00' },
    { closes: { kind: 'before', minutes: 0 } },
    unsold,
    changed({ ...evening, sale_ends_at: undefined }),
  ],
  [
    'closes after the beginning',
    evening,
    { closes: { kind: 'at', at: '2026-12-18T19:01' } },
    unsold,
    refused('closes_after_start'),
  ],
  [
    'a sale that the file lets go on after the beginning is left alone',
    { ...evening, sale_ends_at: '2026-12-18T20:00' },
    { opens: { kind: 'at', at: '2026-12-03T10:00' } },
    unsold,
    changed({ ...evening, sale_starts_at: '2026-12-03T10:00', sale_ends_at: '2026-12-18T20:00' }),
  ],
  [
    'opens when it closes',
    { ...evening, sale_ends_at: '2026-12-10T10:00' },
    { opens: { kind: 'at', at: '2026-12-10T10:00' } },
    unsold,
    refused('opens_after_close'),
  ],
  [
    'half an hour later: doors and end of the sale follow',
    { ...evening, sale_starts_at: '2026-12-03T10:00', sale_ends_at: '2026-12-18T18:30' },
    { shift_minutes: 30 },
    unsold,
    changed({
      started_at: '2026-12-18T19:30',
      doors_at: '2026-12-18T18:30',
      sale_starts_at: '2026-12-03T10:00',
      sale_ends_at: '2026-12-18T19:00',
    }),
  ],
  [
    'a day earlier, and closing relative to the new beginning',
    evening,
    { shift_minutes: -1440, closes: { kind: 'before', minutes: 60 } },
    unsold,
    changed({
      started_at: '2026-12-17T19:00',
      doors_at: '2026-12-17T18:00',
      sale_ends_at: '2026-12-17T18:00',
    }),
  ],
  [
    'across the night that clocks are changed: the same hour by the clock',
    { started_at: '2027-03-27T19:00' },
    { shift_minutes: 1440 },
    unsold,
    changed({ started_at: '2027-03-28T19:00' }),
  ],
  [
    'half an hour later when its sale was stopped: it is not sold again',
    { ...evening, sale_ends_at: '2026-12-01T12:00' },
    { shift_minutes: 30 },
    unsold,
    changed({
      started_at: '2026-12-18T19:30',
      doors_at: '2026-12-18T18:30',
      sale_ends_at: '2026-12-01T12:00',
    }),
  ],
  ['half an hour later when tickets are sold', evening, { shift_minutes: 30 }, sold, refused('sold')],
  [
    'five minutes later when tickets are sold',
    { started_at: '2026-12-18T19:00' },
    { shift_minutes: 5 },
    sold,
    changed({ started_at: '2026-12-18T19:05' }),
  ],
  ['into the past', evening, { shift_minutes: -43_200 }, unsold, refused('into_past')],
  ['one that has begun', evening, {}, { ...unsold, now: '2026-12-18T19:00' }, refused('over')],
  ['stopped', evening, { sale: 'stopped' }, sold, changed({ ...evening, sale_ends_at: '2026-12-01T12:00' })],
  [
    'stopped before it has begun: it does not begin',
    { ...evening, sale_starts_at: '2026-12-03T10:00' },
    { sale: 'stopped' },
    unsold,
    changed({ ...evening, sale_starts_at: undefined, sale_ends_at: '2026-12-01T12:00' }),
  ],
  [
    'stopped when it had ended before: stays as it was',
    { ...evening, sale_ends_at: '2026-11-30T12:00' },
    { sale: 'stopped' },
    unsold,
    changed({ ...evening, sale_ends_at: '2026-11-30T12:00' }),
  ],
  [
    'opened after it was stopped',
    { ...evening, sale_starts_at: '2026-11-01T10:00', sale_ends_at: '2026-11-30T12:00' },
    { sale: 'open' },
    unsold,
    changed({ ...evening, sale_starts_at: '2026-11-01T10:00', sale_ends_at: undefined }),
  ],
  [
    'opened after it was stopped, to the end that the house has set',
    { ...evening, sale_ends_at: '2026-11-30T12:00' },
    { sale: 'open' },
    { ...sold, usualClose: '2026-12-18T17:00' },
    changed({ ...evening, sale_ends_at: '2026-12-18T17:00' }),
  ],
  [
    'opened after that end has passed: to the beginning',
    { ...evening, sale_ends_at: '2026-11-30T12:00' },
    { sale: 'open' },
    { ...unsold, usualClose: '2026-12-01T11:00' },
    changed({ ...evening, sale_ends_at: undefined }),
  ],
  [
    'opened before its time, to its own end',
    { ...evening, sale_starts_at: '2026-12-03T10:00', sale_ends_at: '2026-12-18T17:00' },
    { sale: 'open' },
    unsold,
    changed({ ...evening, sale_starts_at: undefined, sale_ends_at: '2026-12-18T17:00' }),
  ],
])('%s', (_what, times, change, circumstances, expected) => {
  expect(changeTimes(times, change, circumstances)).toEqual(expected);
});
