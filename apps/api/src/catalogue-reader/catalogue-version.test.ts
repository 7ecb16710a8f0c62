import { expect, it } from 'vitest';
import { followVersion } from './catalogue-version.ts';

it.each([
  ['no change', '7@1.5', ['list:events'], '7@1.5'],
  ['the next change', '7@1.5', ['event:1', 'version:8@2'], '8@2'],
  ['several changes in order', '7@1.5', ['version:8@2', 'event:1', 'version:9@3'], '9@3'],
  ['a change after one that was not heard of', '7@1.5', ['version:9@3'], undefined],
  ['any change after that', '7@1.5', ['version:9@3', 'version:10@4'], undefined],
  ['a change of a catalogue that nobody has looked at', undefined, ['version:8@2'], undefined],
  ['a change that was announced already', '7@1.5', ['version:7@1.5'], undefined],
])('after %s the version is known or not', (_what, known, keys, expected) => {
  expect(followVersion(known, keys)).toBe(expected);
});
