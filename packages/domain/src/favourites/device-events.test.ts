import { expect, it } from 'vitest';
import { parseDeviceEvents, recordViewed, toggleFavourite } from './device-events.ts';

const range = (length: number) => Array.from({ length }, (_, index) => index + 1);

it.each<[what: string, before: number[], id: number, after: number[]]>([
  ['is the first of them', [], 7, [7]],
  ['comes before those of earlier', [1, 2], 7, [7, 1, 2]],
  ['leaves them when it is chosen again', [1, 7, 2], 7, [1, 2]],
  ['leaves nothing behind when it was the last', [7], 7, []],
  ['pushes the oldest out of a hundred', range(100), 101, [101, ...range(99)]],
])('a favourite %s', (_what, before, id, after) => {
  expect(toggleFavourite(before, id)).toEqual(after);
});

it.each<[what: string, before: number[], id: number, after: number[]]>([
  ['is the first of them', [], 7, [7]],
  ['comes before those of earlier', [1, 2], 7, [7, 1, 2]],
  ['is listed once, where it was seen last', [1, 7, 2], 7, [7, 1, 2]],
  ['pushes the oldest out of twelve', range(12), 13, [13, ...range(11)]],
  ['pushes nobody out when it is one of the twelve', range(12), 12, [12, ...range(11)]],
])('an event that was viewed %s', (_what, before, id, after) => {
  expect(recordViewed(before, id)).toEqual(after);
});

it.each<[what: string, stored: unknown, events: number[]]>([
  ['ids', [3, 1, 2], [3, 1, 2]],
  ['nothing', undefined, []],
  ['another shape', { 1: true }, []],
  ['a text', '1,2', []],
  ['an id twice', [1, 2, 1], [1, 2]],
  ['what no event has for an id', [1, '2', -3, 0, 1.5, null, Number.NaN, 4], [1, 4]],
  ['more than a device keeps', range(120), range(100)],
])('a device that has stored %s is read all the same', (_what, stored, events) => {
  expect(parseDeviceEvents(stored)).toEqual(events);
});
