import { expect, it } from 'vitest';
import { areaAt } from './area-at.ts';

const area = (...corners: [number, number][]) => ({
  name: '',
  names: {},
  zone: 0,
  capacity: 1,
  outline: corners.map(([x, y]) => ({ x, y })),
});
const square = area([0, 0], [10, 0], [10, 10], [0, 10]);
const horseshoe = area([20, 0], [50, 0], [50, 30], [40, 30], [40, 10], [30, 10], [30, 30], [20, 30]);

it.each<[string, number, number, number | undefined]>([
  ['inside', 5, 5, 0],
  ['outside', 15, 5, undefined],
  ['in an arm', 25, 20, 1],
  ['between the arms', 35, 20, undefined],
  ['above all', 5, -1, undefined],
])('a point %s is found in the right area', (_, x, y, expected) => {
  expect(areaAt([square, horseshoe], { x, y })).toBe(expected);
});
