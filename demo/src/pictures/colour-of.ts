/** A muted colour that is always the same for a key: it stands where the picture will appear. */
export function colourOf(key: string): string {
  const hue = hashOf(key) % 360;
  return `#${[0, 8, 4].map((offset) => channelOf(hue, offset)).join('')}`;
}

/** FNV-1a, 32 bits. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(key)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

const saturation = 0.32;
const lightness = 0.34;

function channelOf(hue: number, offset: number): string {
  const k = (offset + hue / 30) % 12;
  const share = lightness - saturation * lightness * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}
