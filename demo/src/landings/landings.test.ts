import { infoPageNames, landing } from '@parterre/contracts/catalogue-file/landings';
import { theme } from '@parterre/contracts/landings/theme';
import { findWeakPairs } from '@parterre/domain/theme/contrast';
import { describe, expect, it } from 'vitest';
import { kulisse } from './kulisse.ts';
import { kulisseLook } from './kulisse-look.ts';
import { parterre } from './parterre.ts';
import { parterreLook } from './parterre-look.ts';

/** Turns every text by language into one of its languages, as the landing call does. */
function inEnglish(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inEnglish);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const english = 'ru' in value && 'en' in value ? value.en : undefined;
  return english ?? Object.fromEntries(entries.map(([key, item]) => [key, inEnglish(item)]));
}

describe.each([parterre, kulisse])('the landing $id', (site) => {
  it('is accepted by the contract, its theme also as the landing call answers it', () => {
    landing.parse(site);
    theme.parse(inEnglish(site.theme));
  });

  it('has the seven information pages and three pages of its own', () => {
    expect(Object.keys(site.info).sort()).toEqual([...infoPageNames].sort());
    expect(site.pages).toHaveLength(3);
  });

  it('names itself in its own texts only', () => {
    const other = site === parterre ? kulisse : parterre;
    const texts = JSON.stringify([site.info, site.pages]);
    expect(texts.includes(site.domain)).toBe(true);
    expect(texts.includes(other.domain)).toBe(false);
  });

  it('marks its legal texts as samples', () => {
    expect(site.info.offer?.body.en).toContain('<strong>Sample terms.</strong>');
    expect(site.info['privacy-policy']?.body.ru).toContain('<strong>Это образец.</strong>');
  });
});

const schemes = Object.entries({ parterre: parterreLook, kulisse: kulisseLook }).flatMap(([name, look]) =>
  Object.entries(look.colours).map(([scheme, colours]) => ({ name, scheme, colours })),
);

describe.each(schemes)('the colours of $name, $scheme', ({ colours }) => {
  it('can all be read where pages put them together', () => {
    expect(findWeakPairs(colours)).toEqual([]);
  });
});

it('the two brands of the demo share neither form nor colour', () => {
  expect(parterreLook.fonts).not.toEqual(kulisseLook.fonts);
  for (const token of ['radius', 'density', 'stub-edge', 'hero-form'] as const)
    expect(parterreLook.tokens[token]).not.toBe(kulisseLook.tokens[token]);
});
