import { hasSeat } from '@parterre/domain/seats/bit-set';
import { describe, expect, it } from 'vitest';
import type { TicketState } from '../seat-map-props.ts';
import { hallView } from '../test/hall-view.ts';
import { ownSeats, seatsWith, stateOf, ticketsOf } from './hall.ts';

const mine: TicketState = { kind: 'mine', count: 1 };
const pending: TicketState = { kind: 'pending', count: 1 };
const refused: TicketState = { kind: 'refused', alternatives: [] };

describe('the tickets of a visitor', () => {
  it('are seats of this date only', () => {
    const tickets = new Map([
      ['7:0', mine],
      ['8:1', mine],
      ['7:standing', mine],
      ['nonsense', mine],
      ['7:2', pending],
    ]);
    expect([...ownSeats(7, tickets).keys()]).toStrictEqual([0, 2]);
  });

  it('have ids that name the seat', () => {
    expect(ticketsOf(7, [0, 12])).toStrictEqual(['7:0', '7:12']);
  });
});

describe('how a seat stands', () => {
  const seats = new Map([
    [0, mine],
    [1, pending],
    [2, refused],
  ]);
  const hall = hallView('xxxox', { seats });

  it.each([
    [0, 'mine'],
    [1, 'pending'],
    [2, 'refused'],
    [3, 'free'],
    [4, 'taken'],
  ])('seat %i: %s', (seat, state) => {
    expect(stateOf(hall, seat)).toBe(state);
  });

  it('is taken where the zone is not for sale', () => {
    expect(stateOf({ ...hall, zones: [undefined] }, 3)).toBe('taken');
  });

  it('is not known until somebody has told', () => {
    expect(stateOf({ ...hall, free: null }, 4)).toBe('unknown');
  });

  it('leaves to the visitor what only others may not have', () => {
    expect([0, 1, 2, 4].map((seat) => hall.free && hasSeat(hall.free, seat))).toStrictEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(seatsWith(hall, 'mine', 'pending')).toStrictEqual([0, 1]);
  });
});
