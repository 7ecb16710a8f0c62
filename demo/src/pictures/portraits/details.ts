import type { PortraitHint } from '../../persons/portrait-hint.ts';
import { curve, line as drawLine, ellipse, points, roundRect } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import { type Likeness, layer, line } from './layer.ts';
import type { Sitter } from './sitter.ts';

type Detail = (sitter: Sitter) => Likeness;

const beard: Detail = ({ hair, jaw, glance }) => ({
  layers: [
    layer(
      hair,
      curve(
        `-120,-4! -112,40 -84,62 ${-46 + glance * 0.6},66 ${glance * 0.8},76 ${46 + glance * 0.6},66 84,62 112,40 120,-4! ${jaw + 16},96 70,176 0,216 -70,176 ${-jaw - 16},96`,
      ),
    ),
  ],
  lines: [],
});

const moustache: Detail = ({ hair, glance }) => ({
  layers: [
    layer(
      hair,
      transformed(curve('0,72! 30,62 62,80 78,70! 66,98 28,98 0,86 -28,98 -66,98 -78,70! -62,80 -30,62'), {
        x: glance * 0.8,
      }),
    ),
  ],
  lines: [],
});

const glasses: Detail = ({ glance, colours, random }) => {
  const x = glance * 0.8;
  const rim = random.pick([
    (at: number) => ellipse(at, -4, 42),
    (at: number) => roundRect(at - 44, -38, 88, 66, 22),
  ]);
  return {
    layers: [],
    lines: [
      line(colours.night, 8, rim(x - 54)),
      line(colours.night, 8, rim(x + 54)),
      line(colours.night, 8, drawLine(`${x - 12},-10 ${x},-16 ${x + 12},-10`)),
      line(colours.night, 7, drawLine(`${x - 97},-12 -118,-16`)),
      line(colours.night, 7, drawLine(`${x + 97},-12 118,-16`)),
    ],
  };
};

const earrings: Detail = ({ colours, random }) => ({
  layers: [-122, 122].flatMap((x) =>
    random.chance(0.5)
      ? [layer(colours.spark, ellipse(x, 56, 14))]
      : [
          layer(colours.spark, ellipse(x, 50, 8)),
          layer(colours.spark, curve(`${x},58! ${x + 13},88 ${x},104 ${x - 13},88`)),
        ],
  ),
  lines: [],
});

const scarf: Detail = ({ colours, glance }) => {
  const side = glance > 0 ? 1 : -1;
  return {
    layers: [
      layer(
        colours.spark,
        softRibbon(points(`${side * 60},250 ${side * 92},340 ${side * 84},440 ${side * 104},540`), () => 74),
      ),
      layer(
        colours.spark,
        softRibbon(points('-130,214 -60,262 20,268 130,212'), () => 82),
      ),
      layer(
        colours.bright,
        softRibbon(points('-124,190 -50,228 30,232 124,188'), () => 34),
      ),
    ],
    lines: [],
  };
};

const hat: Detail = ({ colours, random, glance }) => {
  const lean = Math.sign(glance) * 6;
  const brimmed = [
    layer(
      colours.night,
      curve('-128,-118! -118,-200 -96,-262 -20,-244 0,-252 20,-244 96,-262 118,-200 128,-118!'),
    ),
    layer(colours.spark, curve('-126,-150! 0,-136 126,-150! 130,-114! 0,-96 -130,-114!')),
    layer(colours.night, curve('-206,-104 -150,-132 0,-112 150,-132 206,-104 130,-84 0,-78 -130,-84')),
  ];
  const beret = [
    layer(colours.body, curve('-150,-116 -170,-186 -90,-246 30,-256 150,-214 166,-150 120,-106 0,-124')),
    layer(colours.night, curve('-126,-110! 0,-134 126,-104! 124,-84! 0,-112 -126,-88!')),
    layer(colours.night, ellipse(10, -258, 9, 12)),
  ];
  return {
    layers: random.pick([brimmed, beret]).map((it) => ({ ...it, d: transformed(it.d, { turn: lean }) })),
    lines: [],
  };
};

const flower: Detail = ({ colours, glance }) => {
  const centre = { x: glance > 0 ? -112 : 112, y: -92 };
  return {
    layers: [
      ...[0, 72, 144, 216, 288].map((turn) =>
        layer(colours.spark, transformed(ellipse(0, -30, 22, 28), { ...centre, turn })),
      ),
      layer(colours.glow, ellipse(centre.x, centre.y, 15)),
    ],
    lines: [],
  };
};

const headband: Detail = ({ colours }) => ({
  layers: [
    layer(
      colours.spark,
      curve('-130,-92! -80,-138 0,-150 80,-138 130,-92! 128,-58! 76,-104 0,-116 -76,-104 -128,-58!'),
    ),
  ],
  lines: [],
});

type DetailName = NonNullable<PortraitHint['detail']>;

interface Worn {
  readonly detail: Detail;
  /** Over the hair, on the face below its features, or around the neck. */
  readonly where: 'head' | 'face' | 'neck';
}

const details: Readonly<Record<DetailName, Worn>> = {
  beard: { detail: beard, where: 'face' },
  moustache: { detail: moustache, where: 'head' },
  glasses: { detail: glasses, where: 'head' },
  earrings: { detail: earrings, where: 'head' },
  scarf: { detail: scarf, where: 'neck' },
  hat: { detail: hat, where: 'head' },
  flower: { detail: flower, where: 'head' },
  headband: { detail: headband, where: 'head' },
};

const nothing: Likeness = { layers: [], lines: [] };

/** What the sitter wears at this place. */
export function wornAt(where: Worn['where'], sitter: Sitter): Likeness {
  const worn = sitter.hint.detail && details[sitter.hint.detail];
  return worn?.where === where ? worn.detail(sitter) : nothing;
}
