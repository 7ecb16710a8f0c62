import { describe, expect, it } from 'vitest';
import { checkInput } from '../errors/check-input.ts';
import { basketChange } from './basket-change.ts';

describe('a change of the basket', () => {
  it.each([
    { type: 'ADD_TICKET', ticket: { id: '7:12', count: 1 } },
    { type: 'UPDATE_TICKET', ticket: { id: '7:floor', count: 3 } },
    { type: 'DELETE_TICKET', ticket: { id: '7:12' } },
    { type: 'DELETE_EVENT', ticket: { event_id: 7 } },
  ])('is one of the four of spec §4: $type', (change) => {
    expect(basketChange.parse(change)).toEqual(change);
  });

  it('adds one ticket unless a count is given', () => {
    expect(basketChange.parse({ type: 'ADD_TICKET', ticket: { id: '7:12' } })).toEqual({
      type: 'ADD_TICKET',
      ticket: { id: '7:12', count: 1 },
    });
  });

  it.each([
    ['type', 'unknown_value', {}],
    ['type', 'unknown_value', { type: 'STEAL_TICKET', ticket: { id: '7:12' } }],
    ['ticket', 'required', { type: 'ADD_TICKET' }],
    ['ticket.id', 'required', { type: 'ADD_TICKET', ticket: {} }],
    ['ticket.id', 'bad_format', { type: 'ADD_TICKET', ticket: { id: '' } }],
    ['ticket.id', 'bad_format', { type: 'ADD_TICKET', ticket: { id: '7:1\0' } }],
    ['ticket.id', 'bad_format', { type: 'ADD_TICKET', ticket: { id: 'a'.repeat(201) } }],
    ['ticket.count', 'too_small', { type: 'UPDATE_TICKET', ticket: { id: '7:12', count: 0 } }],
    ['ticket.count', 'too_large', { type: 'UPDATE_TICKET', ticket: { id: '7:12', count: 1001 } }],
    ['ticket.count', 'wrong_type', { type: 'UPDATE_TICKET', ticket: { id: '7:12', count: 1.5 } }],
    ['ticket.count', 'required', { type: 'UPDATE_TICKET', ticket: { id: '7:12' } }],
    ['ticket.event_id', 'wrong_type', { type: 'DELETE_EVENT', ticket: { event_id: '7' } }],
    ['', 'wrong_type', null],
  ])('names %s as %s', (field, reason, change) => {
    expect(checkInput(basketChange, change)).toMatchObject({ kind: 'refused', details: [{ field, reason }] });
  });
});
