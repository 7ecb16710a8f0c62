import { hasSeat } from '@parterre/domain/seats/bit-set';
import { describe, expect, it } from 'vitest';
import type { TicketState } from '../seat-map-props.ts';
import { hallFixture } from '../test/hall-fixture.ts';
import { parseOwnSeats, seatState, seatsInState, toTicketIds } from './hall.ts';

const mine: TicketState = { kind: 'mine', count: 1 };
const pending: TicketState = { kind: 'pending', count: 1 };
const refused: TicketState = { kind: 'refused', alternatives: [] };

describe('ticket ids', () => {
  it('of other dates, of general admission and of no ticket at all are left out of the own seats', () => {
    const tickets = new Map<string, TicketState>([
      ['7:0', mine],
      ['8:1', mine],
      ['7:standing', mine],
      ['nonsense', mine],
      ['7:2', pending],
    ]);
    expect([...parseOwnSeats(7, tickets).keys()]).toStrictEqual([0, 2]);
  });

  it('are made of the date and the seat', () => {
    expect(toTicketIds(7, [0, 12])).toStrictEqual(['7:0', '7:12']);
  });
});

describe('the state of a seat', () => {
  const ownSeats = new Map<number, TicketState>([
    [0, mine],
    [1, pending],
    [2, refused],
  ]);
  const hall = hallFixture('xxxox', { ownSeats });

  it.each([
    [0, 'mine'],
    [1, 'pending'],
    [2, 'refused'],
    [3, 'free'],
    [4, 'taken'],
  ])('seat %i of the fixture is %s', (seat, state) => {
    expect(seatState(hall, seat)).toBe(state);
  });

  it('is taken where its zone is not for sale', () => {
    expect(seatState({ ...hall, zones: [undefined] }, 3)).toBe('taken');
  });

  it('is unknown until the availability has been read', () => {
    expect(seatState({ ...hall, free: null }, 4)).toBe('unknown');
  });

  it('own and pending seats count as free for the visitor, refused and taken ones do not', () => {
    expect([0, 1, 2, 4].map((seat) => hall.free && hasSeat(hall.free, seat))).toStrictEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(seatsInState(hall, 'mine', 'pending')).toStrictEqual([0, 1]);
  });
});
