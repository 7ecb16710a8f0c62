import { expect, it } from 'vitest';
import { planWithholding, type SeatOwnership } from './withholding.ts';

it.each<[what: string, seats: SeatOwnership[], withheld: number[], left: number[]]>([
  ['free seats are withheld', ['free', 'free'], [0, 1], []],
  ['what is sold stays sold', ['free', 'sold'], [0], [1]],
  ['what is in a basket stays there', ['held', 'free'], [1], [0]],
  ['what is withheld may get another reason', ['withheld', 'free'], [0, 1], []],
  ['nothing is left to withhold', ['sold', 'held'], [], [0, 1]],
  ['no seat is named', [], [], []],
])('%s', (_what, seats, withheld, left) => {
  const named = seats.map((ownership, seat) => ({ seat, ownership }));
  expect(planWithholding(named)).toEqual({ withheld, left });
});
