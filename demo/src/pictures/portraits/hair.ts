import type { PortraitHint } from '../../persons/portrait-hint.ts';
import { curve, ellipse, points, polar } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import { symmetric } from '../motifs/motif-art.ts';
import { type Layer, layer } from './layer.ts';
import type { Sitter } from './sitter.ts';

/** What is behind the head and what before it. */
interface Hair {
  readonly behind: readonly Layer[];
  readonly before: readonly Layer[];
}

const parted = curve(
  '-124,-6! -134,-96 -96,-184 0,-208 96,-184 134,-96 124,-6! 112,-62 86,-112 30,-132 -30,-104 -92,-86 -112,-50',
);
const drawnBack = curve(
  '-122,-14! -130,-100 -90,-182 0,-204 90,-182 130,-100 122,-14! 110,-84 66,-132 0,-142 -66,-132 -110,-84',
);
const fringe = curve(
  '-126,-10! -138,-96 -98,-186 0,-210 98,-186 138,-96 126,-10! 112,-54 96,-74! 60,-58 30,-72! 0,-54 -34,-70! -64,-56 -96,-74! -112,-54',
);
const swept = curve(
  '-124,-8! -136,-92 -110,-176 -20,-214 70,-204 128,-150 132,-70 122,-6! 110,-66 92,-100 20,-88 -70,-128 -96,-96 -114,-50',
);

function short({ hair, random }: Sitter): Hair {
  return { behind: [], before: [layer(hair, random.pick([parted, drawnBack, swept]))] };
}

function long({ hair, hairShade, random }: Sitter): Hair {
  return {
    behind: [layer(hairShade, symmetric('0,-206 100,-190 150,-96 158,60 176,210 150,330 60,300 0,310'))],
    before: [
      layer(hair, random.pick([parted, swept])),
      ...[1, -1].map((side) =>
        layer(
          hair,
          softRibbon(
            points(`${side * 112},-110 ${side * 134},0 ${side * 138},110 ${side * 152},250`),
            (t) => 46 - 14 * t,
          ),
        ),
      ),
    ],
  };
}

function bun({ hair, hairShade, random }: Sitter): Hair {
  const place = random.pick([
    { x: 0, y: -226 },
    { x: 84, y: -196 },
  ]);
  return {
    behind: [layer(hairShade, ellipse(place.x, place.y, 62, 56))],
    before: [layer(hair, random.pick([drawnBack, parted]))],
  };
}

function bob({ hair, hairShade, random }: Sitter): Hair {
  return {
    behind: [layer(hairShade, symmetric('0,-206 104,-190 152,-90 160,50 148,128 100,140 0,120'))],
    before: [
      layer(hair, random.pick([fringe, parted])),
      ...[1, -1].map((side) =>
        layer(
          hair,
          softRibbon(
            points(`${side * 114},-100 ${side * 136},-10 ${side * 134},60 ${side * 122},122`),
            (t) => 44 - 16 * t,
          ),
        ),
      ),
    ],
  };
}

const curlsAround = (radius: number, size: number, [from, to]: readonly [number, number], step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => {
    const { x, y } = polar(radius, from + index * step, { x: 0, y: -40 });
    return ellipse(x, y, size * (index % 2 === 0 ? 1 : 0.84));
  });

function curly({ hair, hairShade, hint, random }: Sitter): Hair {
  if (hint.sex === 'man')
    return {
      behind: curlsAround(118, 42, [186, 354], 18.5).map((d) => layer(hairShade, d)),
      before: curlsAround(116, 36, [200, 340], 17.5).map((d) => layer(hair, d)),
    };
  const full = random.pick([1, 1.14]);
  return {
    behind: curlsAround(140 * full, 58, [150, 390], 20).map((d) => layer(hairShade, d)),
    before: curlsAround(122 * full, 44, [196, 344], 18.5).map((d) => layer(hair, d)),
  };
}

function braid(sitter: Sitter): Hair {
  const { hair, hairShade, glance } = sitter;
  const side = glance > 0 ? -1 : 1;
  const knots = Array.from({ length: 7 }, (_, index) =>
    layer(
      index % 2 === 0 ? hair : hairShade,
      transformed(ellipse(0, 0, 34 - index * 2, 30), {
        x: side * (128 + index * 6),
        y: 70 + index * 42,
        turn: index % 2 === 0 ? 24 : -24,
      }),
    ),
  );
  return { behind: [], before: [layer(hair, parted), ...knots] };
}

function shaved({ hair, hint }: Sitter): Hair {
  const stubble = curve(
    '-118,-30! -122,-96 -82,-158 0,-172 82,-158 122,-96 118,-30! 104,-86 64,-122 0,-130 -64,-122 -104,-86',
  );
  return { behind: [], before: [layer(hint.hairColour === 'white' ? '#e9e4da' : hair, stubble)] };
}

function bald({ hair }: Sitter): Hair {
  return {
    behind: [1, -1].map((side) => layer(hair, ellipse(side * 116, -26, 24, 52))),
    before: [],
  };
}

const styles: Readonly<Record<PortraitHint['hair'], (sitter: Sitter) => Hair>> = {
  short,
  long,
  bun,
  bob,
  curly,
  braid,
  shaved,
  bald,
};

export const drawHair = (sitter: Sitter): Hair => styles[sitter.hint.hair](sitter);
