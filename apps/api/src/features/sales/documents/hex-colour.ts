const oklchForm = /^oklch\(\s*([\d.]+)(%?)\s+([\d.]+)\s+([\d.]+)(?:deg)?\s*\)$/i;

/** Themes write colours as CSS does; paper and mail want `#rrggbb`. Undefined when it is neither oklch nor hex. */
export function hexColour(css: string): string | undefined {
  const text = css.trim();
  if (/^#[0-9a-f]{6}$/i.test(text)) return text.toLowerCase();
  const [, lightness, percent, chroma, hue] = oklchForm.exec(text) ?? [];
  if (lightness === undefined) return undefined;
  const angle = (Number(hue) * Math.PI) / 180;
  const [a, b] = [Number(chroma) * Math.cos(angle), Number(chroma) * Math.sin(angle)];
  return oklabToHex(Number(lightness) / (percent ? 100 : 1), a, b);
}

/** https://bottosson.github.io/posts/oklab/ */
function oklabToHex(lightness: number, a: number, b: number): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map(linearToHex).join('')}`;
}

function linearToHex(value: number): string {
  const clipped = Math.min(1, Math.max(0, value));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}
