import { describe, expect, it } from 'vitest';
import { hallFixture } from '../test/hall-fixture.ts';
import { type CardSpace, placeCard, seatsChosenNext } from './place-card.ts';

const map = { width: 800, height: 600 };
const card = { width: 200, height: 150 };
const seat = { x: 400, y: 300 };
const rowInFront = [
  { x: 370, y: 260 },
  { x: 400, y: 260 },
];
const rowBehind = [{ x: 400, y: 340 }];
const beside = [
  { x: 370, y: 300 },
  { x: 430, y: 300 },
];

const place = (input: Parameters<typeof placeCard>[0], change: Partial<CardSpace>) =>
  placeCard(input, { map, card, seat, nextSeats: [], seatRadius: 12, ...change });

describe('the card of a seat', () => {
  it.each<[string, Partial<CardSpace>, { x: number; y: number }]>([
    ['above the seat, over what is taken', { nextSeats: beside }, { x: 300, y: 130 }],
    ['below it where seats in front are free', { nextSeats: [...beside, ...rowInFront] }, { x: 300, y: 320 }],
    ['in a corner where all around is free', { nextSeats: [...rowInFront, ...rowBehind] }, { x: 8, y: 8 }],
    [
      'in the other corner for a seat near the first',
      { seat: { x: 90, y: 100 }, nextSeats: [{ x: 90, y: 140 }] },
      { x: 592, y: 442 },
    ],
    ['below a seat of the first row', { seat: { x: 400, y: 40 } }, { x: 300, y: 60 }],
    ['within the map at its side', { seat: { x: 790, y: 300 } }, { x: 592, y: 130 }],
  ])('is, for a mouse, %s', (_, change, expected) => {
    expect(place('mouse', change)).toEqual(expected);
  });

  it.each<[string, Partial<CardSpace>, number]>([
    ['at the bottom, by the thumb', { nextSeats: beside }, 450],
    ['at the top where the seat is low', { seat: { x: 400, y: 560 } }, 0],
    ['at the top where the next seats are low', { nextSeats: [{ x: 400, y: 460 }] }, 0],
    ['at the bottom where the next seats are at the top', { nextSeats: [{ x: 400, y: 100 }] }, 450],
    [
      'where it covers fewer in a low map',
      {
        nextSeats: [
          { x: 1, y: 1 },
          { x: 9, y: 9 },
          { x: 1, y: 590 },
        ],
      },
      450,
    ],
  ])('is, for fingers, %s', (_, change, y) => {
    expect(place('touch', { card: { width: 800, height: 150 }, ...change })).toEqual({ x: 0, y });
  });

  it('is, for keys, in the corner that the seat is not in', () => {
    expect(place('keyboard', {})).toEqual({ x: 8, y: 8 });
    expect(place('keyboard', { seat: { x: 60, y: 60 } })).toEqual({ x: 592, y: 442 });
  });
});

describe('the seats that would be chosen next', () => {
  it('are the free ones around', () => {
    const hall = hallFixture('xooxoooooo\noooooooooo');
    expect(seatsChosenNext(hall, 1).map(({ x, y }) => `${x},${y}`)).toEqual([
      '100,100',
      '200,100',
      '250,100',
      '0,200',
      '50,200',
      '100,200',
      '150,200',
      '200,200',
    ]);
  });
});
