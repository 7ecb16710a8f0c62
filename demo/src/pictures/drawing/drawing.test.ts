import { expect, it } from 'vitest';
import { screened } from './dots.ts';
import { flattened, isInside } from './flattened.ts';
import { oklch } from './oklch.ts';
import { curve, ellipse, polygon, rect } from './path.ts';
import { seededRandom } from './seeded-random.ts';
import { transformed } from './transform.ts';

it('repeats the chance of a key and not of another', () => {
  const take = (key: string) => {
    const random = seededRandom(key);
    return [random.next(), random.between(5, 9), random.pick(['a', 'b', 'c']), random.chance(0.5)];
  };
  expect(take('swan-lake')).toEqual(take('swan-lake'));
  expect(take('swan-lake')).not.toEqual(take('carmen'));
});

it('random numbers are spread evenly enough', () => {
  const random = seededRandom('spread');
  const drawn = Array.from({ length: 4000 }, random.next);
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1);
});

it('converts colours as browsers do, and gives up chroma that no screen has', () => {
  expect(oklch(0, 0, 0)).toBe('#000000');
  expect(oklch(1, 0, 0)).toBe('#ffffff');
  expect(oklch(0.6279, 0.2577, 29.23)).toBe('#ff0000');
  expect(oklch(0.9, 0.4, 150)).toMatch(/^#[0-9a-f]{6}$/);
});

it('a point that is not two numbers is refused', () => {
  expect(() => curve('0,0 1,x')).toThrow('Not a point: 1,x');
});

it('knows inside from outside, in curves, after moving, and where shapes overlap', () => {
  const disc = flattened(ellipse(0, 0, 10));
  expect(isInside(disc, { x: 6, y: 6 })).toBe(true);
  expect(isInside(disc, { x: 8, y: 8 })).toBe(false);
  const moved = flattened(transformed(rect(-1, -1, 2, 2), { x: 50, y: 50, turn: 45, scale: 10 }));
  expect(isInside(moved, { x: 50, y: 37 })).toBe(true);
  expect(isInside(moved, { x: 41, y: 41 })).toBe(false);
  const twice = flattened(`${polygon('0,0 4,0 4,4 0,4')} ${polygon('2,0 6,0 6,4 2,4')}`);
  expect(isInside(twice, { x: 3, y: 2 })).toBe(true);
});

it('prints larger dots where a field is stronger and none where it is empty', () => {
  const radii = (share: number) =>
    [...screened({ width: 40, height: 40 }, 20, () => share).matchAll(/a([\d.]+) /g)].map(([, r]) =>
      Number(r),
    );
  expect(radii(0)).toEqual([]);
  expect(Math.max(...radii(0.2))).toBeLessThan(Math.min(...radii(0.9)));
});
