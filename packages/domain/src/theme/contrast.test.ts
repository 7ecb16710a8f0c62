import { describe, expect, it } from 'vitest';
import { parseColour } from './colour.ts';
import { type Colours, colourPairs, contrast, findWeakPairs } from './contrast.ts';

const measure = (a: string, b: string) => {
  const [one, other] = [parseColour(a), parseColour(b)];
  return one && other ? contrast(one, other) : Number.NaN;
};

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
  ['#ffffff', '#767676', 4.54],
])('WCAG gives %s on %s a contrast of %f', (front, back, expected) => {
  expect(measure(front, back)).toBeCloseTo(expected, 2);
});

const readable: Colours = {
  paper: '#ffffff',
  'paper-raised': '#ffffff',
  ink: '#111111',
  'grey-1': '#333333',
  'grey-2': '#707070',
  'grey-3': '#dddddd',
  accent: '#0000ff',
  'accent-ink': '#ffffff',
  note: '#888888',
  success: '#006600',
  warning: '#884400',
  danger: '#aa0000',
};

describe('the colours of a theme', () => {
  it('that can all be read leave nothing to say', () => {
    expect(findWeakPairs(readable)).toEqual([]);
  });

  it.each([
    ['ink', '#999999', ['ink on paper', 'ink on paper-raised']],
    ['note', '#cccccc', ['note on paper']],
    ['accent-ink', '#0000cc', ['accent-ink on accent']],
    ['paper', '#eeeeee', ['grey-2 on paper']],
  ])('%s as %s is named with what it stands on, or what stands on it', (token, colour, expected) => {
    const named = findWeakPairs({ ...readable, [token]: colour });
    expect(named.map(({ front, back }) => `${front} on ${back}`)).toEqual(expected);
  });

  it.each([
    ['grey-2', '#999999'],
    ['accent', '#8888ff'],
    ['note', '#dddddd'],
    ['accent-ink', '#0000cc'],
    ['danger', '#ff8800'],
  ])('in place of %s as %s the nearest is offered with which all is well', (token, colour) => {
    const weak = { ...readable, [token]: colour };
    const [found] = findWeakPairs(weak);
    const mended = { ...weak, [token]: found?.nearest ?? '' };
    expect(findWeakPairs(mended)).toEqual([]);
    // Any nearer is too near: it is at the edge of what passes.
    const tightest = Math.min(
      ...colourPairs
        .filter(({ front }) => front === token)
        .map(({ front, back, min }) => measure(mended[front] ?? '', mended[back] ?? '') / min),
    );
    expect(tightest).toBeLessThan(1.04);
  });

  it('none is offered where none is', () => {
    const [found] = findWeakPairs({
      ...readable,
      paper: '#555555',
      'paper-raised': '#999999',
      ink: '#777777',
    });
    expect(found).toMatchObject({ front: 'ink', nearest: undefined });
  });

  it('a colour that is left out or unknown is not judged', () => {
    expect(findWeakPairs({ paper: '#ffffff', ink: 'papayawhip' })).toEqual([]);
  });
});
