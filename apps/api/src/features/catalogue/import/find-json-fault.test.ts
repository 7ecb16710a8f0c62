import { expect, test } from 'vitest';
import { findJsonFault } from './find-json-fault.ts';

test.each([
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
])('%j breaks on line %i', (json, line) => {
  expect(() => JSON.parse(json)).toThrow(SyntaxError);
  expect(findJsonFault(json)).toBe(line);
});
