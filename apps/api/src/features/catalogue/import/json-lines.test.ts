import { expect, it } from 'vitest';
import { findJsonFault, locateJson } from './json-lines.ts';

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

it.each([
  ['', 1],
  ['format', 2],
  ['events', 3],
  ['events[0]', 4],
  ['events[0].source_id', 4],
  ['events[1].source_id', 6],
  ['events[1].dates[1].hall', 9],
  ['events[1].dates[1].hall.deep[1][0]', 9],
  ['a key', 13],
  ['events[2]', undefined],
])('%s is found on line %s of the text', (path, line) => {
  expect(locateJson(text, new Set([path])).get(path)).toBe(line);
});

it.each([
  ['', 1],
  ['\n\n nonsense', 3],
  ['{\n "a": 1,\n "b": one\n}', 3],
  ['{\n "a": 1\n "b": 2\n}', 3],
  ['{\n "a": [1,\n 2,,\n 3]\n}', 3],
  ['{\n "a": [1,\n 2}\n]', 3],
  ['{\n "a": 1,\n}', 3],
  ['[1,\n2,\n]', 3],
  ['{\n "a": "unclosed\n}', 2],
  ['{\n "a": {"b": "\\u00e9\\n"},\n a: 1\n}', 3],
  ['[01]', 1],
  ['{}\n{}', 2],
])('%j stops being JSON on line %i', (json, line) => {
  expect(() => JSON.parse(json)).toThrow(SyntaxError);
  expect(findJsonFault(json)).toBe(line);
});

it('a text that is nested a million deep is looked through as far as that goes', () => {
  const open = '['.repeat(1_000_000);
  expect(findJsonFault(`\n${open}`)).toBe(1);
  expect(
    locateJson(`{ "a":\n1, "deep": ${open}${']'.repeat(1_000_000)}}`, new Set(['a', 'deep'])).get('a'),
  ).toBe(1);
});
