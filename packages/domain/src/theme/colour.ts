/** In OKLab: how light it looks, how strong it is, and of which hue, in degrees. */
export interface Colour {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const oklchForm = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i;
const hexForm = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Themes write colours as CSS does. Undefined when it is neither oklch nor hex. */
export function parseColour(css: string): Colour | undefined {
  const text = css.trim();
  const [, lightness, percent, chroma, hue] = oklchForm.exec(text) ?? [];
  if (lightness !== undefined)
    return {
      lightness: Number(lightness) / (percent ? 100 : 1),
      chroma: Number(chroma),
      hue: Number(hue),
    };
  const [, digits] = hexForm.exec(text) ?? [];
  return digits === undefined ? undefined : fromLinear(readHex(digits));
}

/** As paper, mail and form controls want it: `#rrggbb`. */
export function hexColour(css: string): string | undefined {
  const colour = parseColour(css);
  if (colour === undefined) return undefined;
  const text = css.trim().toLowerCase();
  return /^#[0-9a-f]{6}$/.test(text) ? text : writeHex(colour);
}

/** What a screen cannot show is shown as near to it as it can be. */
export const writeHex = (colour: Colour): string => `#${toLinear(colour).map(linearToHex).join('')}`;

/** WCAG 2.2: how much light it gives, of 1. */
export function luminance(colour: Colour): number {
  // As screens show it: in steps of a 256th.
  const [red = 0, green = 0, blue = 0] = readHex(writeHex(colour).slice(1));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://bottosson.github.io/posts/oklab/ */
function toLinear({ lightness, chroma, hue }: Colour): number[] {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function fromLinear([red = 0, green = 0, blue = 0]: readonly number[]): Colour {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function readHex(digits: string): number[] {
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : digits.match(/../g);
  return (pairs ?? []).map((pair) => {
    const encoded = Number.parseInt(pair, 16) / 255;
    return encoded <= 0.04045 ? encoded / 12.92 : ((encoded + 0.055) / 1.055) ** 2.4;
  });
}

function linearToHex(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
