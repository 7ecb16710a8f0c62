import { readFileSync } from 'node:fs';
import { findWeakPairs } from '@parterre/domain/theme/contrast';
import { defaultColours } from '@parterre/domain/theme/default-colours';
import { expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

it.each(Object.entries(defaultColours.light))(
  'a new site begins with the %s that pages have by themselves',
  (token, light) => {
    const dark = defaultColours.dark[token as keyof typeof defaultColours.dark];
    expect(tokens).toContain(`--${token}: light-dark(${light}, ${dark});`);
  },
);

it('all of which can be read', () => {
  expect([...findWeakPairs(defaultColours.light), ...findWeakPairs(defaultColours.dark)]).toEqual([]);
});
