import { expect, it } from 'vitest';
import { type ReturnTerms, ticketReturn } from './ticket-return.ts';

const boughtStart = new Date('2026-12-18T16:00:00Z');
const startsAt = new Date('2027-03-18T16:00:00Z');
const toldAt = new Date('2026-12-01T09:00:00Z');
const terms: ReturnTerms = {
  boughtStart,
  today: { startsAt, status: 'scheduled' },
  toldAt,
  now: new Date('2026-12-10T09:00:00Z'),
  returnDays: 14,
};
const open = (until: string) => ({ until: new Date(until) });

it.each<[string, Partial<ReturnTerms>, ReturnType<typeof ticketReturn>]>([
  ['until two weeks after its buyer was told', {}, open('2026-12-15T09:00:00Z')],
  ['at the last moment', { now: new Date('2026-12-15T08:59:59Z') }, open('2026-12-15T09:00:00Z')],
  ['not after that', { now: new Date('2026-12-15T09:00:00Z') }, undefined],
  ['before its buyer was told, from today on', { toldAt: undefined }, open('2026-12-24T09:00:00Z')],
  [
    'only before its doors open',
    { today: { startsAt: new Date('2026-12-12T16:00:00Z'), status: 'scheduled' } },
    open('2026-12-12T04:00:00Z'),
  ],
  [
    'at the last moment before its doors open',
    { today: { startsAt: new Date('2026-12-10T21:00:01Z'), status: 'scheduled' } },
    open('2026-12-10T09:00:01Z'),
  ],
  [
    'not once its doors are open',
    { today: { startsAt: new Date('2026-12-10T21:00:00Z'), status: 'scheduled' } },
    undefined,
  ],
  [
    'while it is cancelled, even after its doors would have opened',
    { today: { startsAt: new Date('2026-12-10T10:00:00Z'), status: 'cancelled' } },
    { until: null },
  ],
  ['not when it is what was bought', { today: { startsAt: boughtStart, status: 'scheduled' } }, undefined],
  ['while it is cancelled', { today: { startsAt: boughtStart, status: 'cancelled' } }, { until: null }],
  [
    'while it is postponed, however late',
    { today: { startsAt: boughtStart, status: 'postponed' }, now: new Date('2028-01-01T00:00:00Z') },
    { until: null },
  ],
])('tickets can be given back %s', (_words, other, offer) => {
  expect(ticketReturn({ ...terms, ...other })).toEqual(offer);
});
