import { describe, expect, it } from 'vitest';
import type { TicketState } from '../seat-map-props.ts';
import { hallView } from '../test/hall-view.ts';
import { loneSeats } from './lone-seats.ts';
import { choiceAfter, type Wish } from './selection-rules.ts';
import { stepBetween } from './selection-step.ts';

const selected = (...seats: number[]) => ({ kind: 'selected', seats });
const refused = (reason: string) => ({ kind: 'refused', reason });

describe('a wish', () => {
  const { plan, free } = hallView('ooooxoo\nooooooo');
  if (!free) throw new Error('A hall that is drawn says what is free.');

  it.each<[string, Wish, number[], object]>([
    ['for a seat', { kind: 'toggle', seat: 3 }, [1], selected(1, 3)],
    ['against it', { kind: 'toggle', seat: 1 }, [1, 2], selected(2)],
    ['for a taken one', { kind: 'toggle', seat: 4 }, [], refused('taken')],
    ['for more than there may be', { kind: 'toggle', seat: 3 }, [0, 1, 2, 7], refused('limit')],
    ['for three together', { kind: 'together', seat: 9, count: 3 }, [], selected(9, 10, 11)],
    [
      'for three together besides others',
      { kind: 'together', seat: 9, count: 3 },
      [0],
      selected(0, 9, 10, 11),
    ],
    ['for three where there are two', { kind: 'together', seat: 5, count: 3 }, [], refused('no_room')],
    [
      'for a seat of those that were taken together',
      { kind: 'together', seat: 9, count: 3 },
      [8, 9],
      selected(8),
    ],
    ['for a stretch', { kind: 'range', from: 1, to: 3 }, [1], selected(1, 2, 3)],
    ['for a stretch across rows', { kind: 'range', from: 1, to: 9 }, [1], refused('other_row')],
    ['for what was offered', { kind: 'take', seats: [8, 9] }, [0], selected(0, 8, 9)],
    ['for other seats instead', { kind: 'replace', seats: [8, 9] }, [0, 1], selected(8, 9)],
  ])('%s', (_, wish, mine, expected) => {
    expect(choiceAfter({ plan, free, maxSeats: 4 }, mine, wish)).toStrictEqual(expected);
  });
});

it('asks for what is new and lets go of what is not wanted any more', () => {
  expect(stepBetween([1, 2], [2, 3])).toStrictEqual({ add: [3], drop: [1] });
});

describe('a seat that is left alone', () => {
  const mine: TicketState = { kind: 'mine', count: 1 };
  const choose = (drawing: string, ...seats: number[]) =>
    hallView(drawing, { seats: new Map(seats.map((seat) => [seat, mine])) });
  const days = 86_400_000;

  it('is told of, with a way out', () => {
    expect(loneSeats(choose('ooooo\nooooo', 1, 2), 9 * days, 0)).toStrictEqual({
      kind: 'orphans',
      orphans: [0],
      fix: [0, 1],
    });
  });

  it.each([
    ['nothing is chosen', loneSeats(choose('ooooo'), 9 * days, 0)],
    ['it begins tomorrow', loneSeats(choose('ooooo', 1, 2), days, 0)],
    ['nobody knows what is free', loneSeats({ ...choose('ooooo', 1, 2), free: null }, 9 * days, 0)],
  ])('is nobody’s fault when %s', (_, check) => {
    expect(check).toStrictEqual({ kind: 'fine' });
  });
});
