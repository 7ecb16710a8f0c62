import { expect, it } from 'vitest';
import type { RoleScope } from './roles.ts';
import { type Area, covers, isWithinScope } from './scope.ts';

const house: RoleScope = { kind: 'house' };
const places = (...ids: number[]): RoleScope => ({ kind: 'places', ids });
const events = (...ids: number[]): RoleScope => ({ kind: 'events', ids });
const area = (...played: [eventId: number, ...placeIds: number[]][]): Area => ({
  kind: 'events',
  events: played.map(([eventId, ...placeIds]) => ({ eventId, placeIds })),
});

it.each<[what: string, scope: RoleScope, area: Area, isCovered: boolean]>([
  ['a role without limits covers the house', house, { kind: 'house' }, true],
  ['and every event', house, area([1, 7]), true],
  ['one for a place does not cover the house', places(7), { kind: 'house' }, false],
  ['one for an event does not cover the house', events(1), { kind: 'house' }, false],
  ['an event at the place', places(7), area([1, 7]), true],
  ['an event elsewhere', places(7), area([1, 8]), false],
  ['a tour that also stops elsewhere', places(7), area([1, 7, 8]), false],
  ['a tour whose places are all covered', places(7, 8), area([1, 7, 8]), true],
  ['an event that is played nowhere yet', places(7), area([1]), false],
  ['the event itself', events(1), area([1, 8]), true],
  ['an order for two events, one of them covered', events(1), area([1, 7], [2, 7]), false],
  ['an order for two events, both covered', events(1, 2), area([1, 7], [2, 7]), true],
  ['nothing in particular', events(1), area(), false],
])('a scope covers what lies wholly within it: %s', (_what, scope, covered, isCovered) => {
  expect(covers(scope, covered)).toBe(isCovered);
});

it.each<[what: string, inner: RoleScope, outer: RoleScope, isWithin: boolean]>([
  ['everything', house, house, true],
  ['a place of the house', places(7), house, true],
  ['the house in a place', house, places(7), false],
  ['fewer places', places(7), places(7, 8), true],
  ['other places', places(7, 9), places(7, 8), false],
  ['events and places are not compared', events(1), places(1), false],
  ['no events at all', events(), events(1), true],
])('one scope lies within another: %s', (_what, inner, outer, isWithin) => {
  expect(isWithinScope(inner, outer)).toBe(isWithin);
});
