import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { maxLooks } from './seat-looks.ts';

type Triple = readonly [number, number, number];

const tokens = readFileSync(new URL('../../../theme/tokens.css', import.meta.url), 'utf8');
const oklch = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g;

/** The values of a token in the light and the dark theme. */
function readToken(token: string): Triple[] {
  const [, value = ''] = new RegExp(`--${token}: light-dark\\((.*)\\);`).exec(tokens) ?? [];
  return Array.from(value.matchAll(oklch), ([, l, c, h]) => [Number(l), Number(c), Number(h)] as const);
}

const dot = (row: Triple, [x, y, z]: Triple): number => row[0] * x + row[1] * y + row[2] * z;
const multiply = (matrix: readonly Triple[], vector: Triple): Triple => {
  const [x = 0, y = 0, z = 0] = matrix.map((row) => dot(row, vector));
  return [x, y, z];
};
const mapTriple = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

// https://bottosson.github.io/posts/oklab/
const toLms: readonly Triple[] = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const lmsToRgb: readonly Triple[] = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];
const rgbToLms: readonly Triple[] = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lmsToLab: readonly Triple[] = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

// Machado, Oliveira and Fernandes (2009), at full severity, on linear RGB.
const colourVisions: Readonly<Record<string, readonly Triple[]>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

function toRgb([lightness, chroma, hue]: Triple): Triple {
  const angle = (hue * Math.PI) / 180;
  const lab: Triple = [lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)];
  return mapTriple(
    multiply(
      lmsToRgb,
      mapTriple(multiply(toLms, lab), (value) => value ** 3),
    ),
    (value) => Math.min(Math.max(value, 0), 1),
  );
}
const toLab = (rgb: Triple): Triple => multiply(lmsToLab, mapTriple(multiply(rgbToLms, rgb), Math.cbrt));
const luminance = (rgb: Triple): number => dot([0.2126, 0.7152, 0.0722], rgb);

function contrast(a: Triple, b: Triple): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

const ramp = Array.from({ length: maxLooks }, (_, look) => readToken(`zone-${look + 1}`));

describe.each([
  ['light', 0],
  ['dark', 1],
])('the zone colours of the %s theme', (_, scheme) => {
  const zones = ramp.map((values) => toRgb(values[scheme] ?? [0, 0, 0]));

  it('have a contrast of at least 3 to the background', () => {
    for (const token of ['paper', 'paper-raised']) {
      const paper = toRgb(readToken(token)[scheme] ?? [0, 0, 0]);
      expect(Math.min(...zones.map((zone) => contrast(zone, paper)))).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(Object.entries(colourVisions))('can be distinguished with %s', (_name, matrix) => {
    const seen = zones.map((zone) => toLab(mapTriple(multiply(matrix, zone), (value) => Math.max(value, 0))));
    const distances = seen.flatMap((a, index) =>
      seen.slice(0, index).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])),
    );
    expect(Math.min(...distances)).toBeGreaterThan(0.08);
  });
});
