import type { GiftCardDesign } from './gift-card-offer.ts';

/** Of the card, in the units of its drawing. */
export const cardSize = { width: 600, height: 360 } as const;

/** Something light on the colour of the site, as SVG and PDF draw it alike. */
export interface ArtPath {
  readonly d: string;
  readonly opacity: number;
}

const { width, height } = cardSize;

const circle = (x: number, y: number, r: number): string =>
  `M ${x - r} ${y} a ${r} ${r} 0 1 0 ${2 * r} 0 a ${r} ${r} 0 1 0 ${-2 * r} 0 Z`;

/** Four points, as light is drawn. */
const sparkle = (x: number, y: number, r: number): string =>
  `M ${x} ${y - r} Q ${x} ${y} ${x + r} ${y} Q ${x} ${y} ${x} ${y + r} Q ${x} ${y} ${x - r} ${y} Q ${x} ${y} ${x} ${y - r} Z`;

/** One fold of a curtain that hangs from the top and is gathered at the side. */
const fold = (x: number, reach: number): string =>
  `M ${x} 0 C ${x} 120 ${x + reach} 200 ${x + reach / 3} ${height} L ${x + reach / 3 + 26} ${height} C ${x + reach + 30} 210 ${x + 34} 120 ${x + 34} 0 Z`;

const petal = (x: number, y: number, r: number, turn: number): string => {
  const at = (distance: number, angle: number) =>
    `${Math.round(x + distance * Math.cos(angle))} ${Math.round(y + distance * Math.sin(angle))}`;
  return `M ${x} ${y} C ${at(r, turn - 0.6)} ${at(r * 1.1, turn - 0.25)} ${at(r * 1.15, turn)} C ${at(r * 1.1, turn + 0.25)} ${at(r, turn + 0.6)} ${x} ${y} Z`;
};

const flower = (x: number, y: number, r: number): string =>
  [0, 1, 2, 3, 4].map((leaf) => petal(x, y, r, (leaf * 2 * Math.PI) / 5 - Math.PI / 2)).join(' ');

/** A lamp on a line that hangs between two points. */
const lamps = (y: number, sag: number, count: number): string =>
  Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count;
    const drop = sag * 4 * part * (1 - part);
    return circle(Math.round(part * width), Math.round(y + drop + 12), index % 3 === 0 ? 9 : 6);
  }).join(' ');

const wire = (y: number, sag: number): string =>
  `M 0 ${y} Q ${width / 2} ${y + 2 * sag} ${width} ${y} L ${width} ${y + 1.5} Q ${width / 2} ${y + 2 * sag + 1.5} 0 ${y + 1.5} Z`;

export const giftCardArt: Readonly<Record<GiftCardDesign, readonly ArtPath[]>> = {
  curtain: [
    { d: [408, 468, 528, 580].map((x, index) => fold(x, 60 - index * 12)).join(' '), opacity: 0.1 },
    { d: [438, 500, 556].map((x, index) => fold(x, 44 - index * 8)).join(' '), opacity: 0.16 },
    {
      d: `M 0 0 H ${width} V 16 Q 525 46 450 16 Q 375 46 300 16 Q 225 46 150 16 Q 75 46 0 16 Z`,
      opacity: 0.2,
    },
  ],
  stars: [
    { d: [sparkle(500, 96, 62), sparkle(424, 210, 26), sparkle(560, 236, 34)].join(' '), opacity: 0.22 },
    {
      d: [sparkle(452, 60, 16), sparkle(384, 128, 14), sparkle(486, 300, 20), sparkle(330, 52, 10)].join(' '),
      opacity: 0.32,
    },
    {
      d: [
        circle(540, 160, 3),
        circle(410, 282, 3),
        circle(356, 214, 2),
        circle(570, 40, 3),
        circle(470, 162, 2),
      ].join(' '),
      opacity: 0.5,
    },
  ],
  bouquet: [
    { d: [flower(500, 110, 72), flower(560, 240, 54)].join(' '), opacity: 0.16 },
    { d: [flower(416, 60, 34), flower(430, 218, 42), flower(520, 318, 36)].join(' '), opacity: 0.24 },
    {
      d: [
        circle(500, 110, 11),
        circle(560, 240, 9),
        circle(416, 60, 6),
        circle(430, 218, 7),
        circle(520, 318, 6),
      ].join(' '),
      opacity: 0.5,
    },
  ],
  lights: [
    { d: [wire(26, 34), wire(64, 46)].join(' '), opacity: 0.4 },
    { d: lamps(26, 34, 13), opacity: 0.45 },
    {
      d: [lamps(64, 46, 10), circle(520, 250, 58), circle(438, 302, 34), circle(572, 330, 44)].join(' '),
      opacity: 0.14,
    },
  ],
};
