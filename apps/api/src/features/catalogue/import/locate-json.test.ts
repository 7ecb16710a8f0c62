import { expect, test } from 'vitest';
import { locateJson } from './locate-json.ts';

const text = `{
  "format": "x, \\"y\\": [1]",
  "events": [
    { "source_id": "a", "dates": [] },
    {
      "source_id": "b",
      "dates": [
        1,
        { "hall": { "deep": [[], [2]] } }
      ]
    }
  ],
  "a key": null
}`;

test.each([
  ['', 1],
  ['format', 2],
  ['events', 3],
  ['events[0]', 3],
  ['events[0].source_id', 4],
  ['events[1].source_id', 6],
  ['events[1].dates[1].hall', 9],
  ['events[1].dates[1].hall.deep[1][0]', 9],
  ['a key', 13],
  ['events[2]', undefined],
])('finds the line of %s', (path, line) => {
  expect(locateJson(text, new Set([path])).get(path)).toBe(line);
});
