import { describe, expect, it } from 'vitest';
import type { TicketState } from '../seat-map-props.ts';
import { hallFixture } from '../test/hall-fixture.ts';
import { checkHallOrphans } from './check-orphans.ts';
import { applySelection, compareSelections, type SelectionAction } from './selection-rules.ts';

const selection = (...seats: number[]) => ({ kind: 'selected', seats });
const refused = (reason: string) => ({ kind: 'refused', reason });

describe('an action on the selected seats', () => {
  const { plan, free } = hallFixture('ooooxoo\nooooooo');
  if (!free) throw new Error('The fixture must say which seats are free.');

  it.each<[string, SelectionAction, number[], object]>([
    ['toggling a free seat adds it', { kind: 'toggle', seat: 3 }, [1], selection(1, 3)],
    ['toggling a selected seat releases it', { kind: 'toggle', seat: 1 }, [1, 2], selection(2)],
    ['toggling a taken seat is refused', { kind: 'toggle', seat: 4 }, [], refused('taken')],
    [
      'a seat beyond the limit of the order is refused',
      { kind: 'toggle', seat: 3 },
      [0, 1, 2, 7],
      refused('limit'),
    ],
    [
      'three seats together are selected around the pressed seat',
      { kind: 'together', seat: 9, count: 3 },
      [],
      selection(9, 10, 11),
    ],
    [
      'three seats together are added to those selected before',
      { kind: 'together', seat: 9, count: 3 },
      [0],
      selection(0, 9, 10, 11),
    ],
    [
      'three seats together are refused where only two are side by side',
      { kind: 'together', seat: 5, count: 3 },
      [],
      refused('no_room'),
    ],
    [
      'pressing a selected seat with a group releases that seat alone',
      { kind: 'together', seat: 9, count: 3 },
      [8, 9],
      selection(8),
    ],
    [
      'a range selects all seats between two seats of a row',
      { kind: 'range', from: 1, to: 3 },
      [1],
      selection(1, 2, 3),
    ],
    ['a range across two rows is refused', { kind: 'range', from: 1, to: 9 }, [1], refused('other_row')],
    [
      'seats that are swapped take the place of what is left of a party, and of nothing else',
      { kind: 'swap', party: [0, 1], seats: [8, 9] },
      [1, 3],
      selection(3, 8, 9),
    ],
    [
      'accepted seats are added to those selected before',
      { kind: 'add', seats: [8, 9] },
      [0],
      selection(0, 8, 9),
    ],
    [
      'replacing drops the seats selected before',
      { kind: 'replace', seats: [8, 9] },
      [0, 1],
      selection(8, 9),
    ],
  ])('%s', (_, action, selected, expected) => {
    expect(applySelection({ plan, free, maxSeats: 4 }, selected, action)).toStrictEqual(expected);
  });
});

it('comparing two selections yields the seats to pick and the seats to drop', () => {
  expect(compareSelections([1, 2], [2, 3])).toStrictEqual({ added: [3], dropped: [1] });
});

describe('the check for orphaned seats', () => {
  const mine: TicketState = { kind: 'mine', count: 1 };
  const choose = (drawing: string, ...seats: number[]) =>
    hallFixture(drawing, { ownSeats: new Map(seats.map((seat) => [seat, mine])) });
  const days = 86_400_000;

  it('names the orphan and a choice of as many seats that leaves none', () => {
    expect(checkHallOrphans(choose('ooooo\nooooo', 1, 2), 9 * days, 0)).toStrictEqual({
      kind: 'orphans',
      orphans: [0],
      fix: [0, 1],
    });
  });

  it.each([
    ['nothing is chosen', checkHallOrphans(choose('ooooo'), 9 * days, 0)],
    ['the performance begins tomorrow', checkHallOrphans(choose('ooooo', 1, 2), days, 0)],
    [
      'the availability has not been read',
      checkHallOrphans({ ...choose('ooooo', 1, 2), free: null }, 9 * days, 0),
    ],
  ])('finds nothing wrong when %s', (_, check) => {
    expect(check).toStrictEqual({ kind: 'fine' });
  });
});
