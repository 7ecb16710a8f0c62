import { infoPageNames, landing } from '@parterre/contracts/catalogue-file/landings';
import { theme } from '@parterre/contracts/landings/theme';
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

/** WCAG's contrast of two OKLCH colours. */
function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [lightness = 0, chroma = 0, hue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  const [red = 0, green = 0, blue = 0] = linear.map((share) => Math.min(1, Math.max(0, share)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const schemes = Object.entries({ parterre: parterreLook, kulisse: kulisseLook }).flatMap(([name, look]) =>
  Object.entries(look.colours).map(([scheme, colours]) => ({ name, scheme, colours })),
);

describe.each(schemes)('the colours of $name, $scheme', ({ colours }) => {
  it('let text be read on both papers', () => {
    for (const text of ['ink', 'grey-1', 'grey-2', 'accent', 'success', 'warning', 'danger'] as const) {
      expect(contrast(colours[text], colours.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colours[text], colours['paper-raised'])).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(colours['accent-ink'], colours.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.note, colours.paper)).toBeGreaterThanOrEqual(3);
  });
});

it('the two brands of the demo share neither form nor colour', () => {
  expect(parterreLook.fonts).not.toEqual(kulisseLook.fonts);
  for (const token of ['radius', 'density', 'stub-edge', 'hero-form'] as const)
    expect(parterreLook.tokens[token]).not.toBe(kulisseLook.tokens[token]);
});
