import { curve, ellipse, polar, polygon, rect, roundRect, sector } from '../drawing/path.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { transformed } from '../drawing/transform.ts';
import type { MotifArt } from '../motifs/motif-art.ts';
import type { Colours } from '../palettes.ts';
import { cutOut, sheet } from '../posters/paper.ts';
import { darkOnLight, lightOnDark, type Tones } from '../posters/scene.ts';

/** All news pictures are drawn on a sheet of 1600 by 900. */
export type NewsForm = (motif: MotifArt, colours: Colours, random: Random) => Mark[];

const whole = rect(0, 0, 1600, 900);

const flat = ({ parts, lines = [] }: MotifArt, tones: Tones, placement: Parameters<typeof group>[1]): Mark =>
  group(
    [...parts.map(({ d, tone }) => fill(d, tones[tone])), ...lines.map((d) => stroke(d, tones.dark, 2))],
    placement,
  );

/** One thing repeated as on endpaper, with one in another colour. */
export const pattern: NewsForm = (motif, colours, random) => {
  const [ground, tones] = random.pick([
    [colours.deep, lightOnDark(colours)],
    [colours.glow, darkOnLight(colours)],
    [colours.bright, { ...darkOnLight(colours), main: colours.paper, light: colours.glow }],
  ]);
  const chosen = random.pick([9, 10, 16, 17]);
  const turn = random.pick([0, 0, 14]);
  return [
    fill(whole, ground),
    ...Array.from({ length: 35 }, (_, index) => {
      const [row, column] = [Math.floor(index / 7), index % 7];
      const place = {
        x: 40 + column * 260 + (row % 2) * 130,
        y: 20 + row * 215,
        scale: 0.92,
        turn: (index % 2 === 0 ? 1 : -1) * turn,
      };
      return index === chosen
        ? cutOut(motif, { ...tones, main: colours.spark, accent: tones.main }, { ...place, scale: 1.04 })
        : flat(motif, tones, place);
    }),
  ];
};

/** So near that the thing leaves the sheet. */
export const detail: NewsForm = (motif, colours, random) => {
  const side = random.pick([-1, 1]);
  const tones = random.pick([
    darkOnLight(colours),
    { ...lightOnDark(colours), light: colours.bright, shade: colours.body },
  ]);
  const ground = tones.main === colours.body ? colours.glow : colours.deep;
  const centre = { x: 800 + side * 150, y: 470 };
  return [
    fill(whole, ground),
    ...[760, 600, 440].map((r, index) =>
      sheet(
        ellipse(centre.x, centre.y, r),
        [colours.bright, colours.glow, colours.paper][ground === colours.deep ? 2 - index : index] ?? ground,
        18,
      ),
    ),
    cutOut(motif, tones, { x: centre.x, y: centre.y + 40, scale: 5.4, turn: side * -8 }),
  ].filter((_, index) => ground === colours.glow || index === 0 || index > 3);
};

function table(colours: Colours): Mark[] {
  return [
    fill(whole, colours.deep),
    ...Array.from({ length: 9 }, (_, index) => sheet(rect(index * 200, 0, 100, 640), colours.body, 4)),
    sheet(curve('-30,640! 400,622 1200,622 1630,640! 1630,940! -30,940!'), colours.paper, 16),
    fill(curve('-30,700! 400,690 1200,690 1630,700! 1630,712! 1200,702 400,702 -30,712!'), colours.glow),
  ];
}

function orange(x: number, y: number, size: number, colours: Colours): Mark {
  return [
    sheet(ellipse(x, y, size), colours.bright, 10),
    fill(ellipse(x - size * 0.3, y - size * 0.34, size * 0.2), colours.glow),
    fill(
      transformed(curve('0,0! 16,-16 40,-14 52,0! 36,12 14,10'), { x, y: y - size, turn: -24 }),
      colours.night,
    ),
  ].join('');
}

function bottle(x: number, colours: Colours): Mark {
  return [
    sheet(
      curve(
        `${x - 46},700! ${x - 48},470 ${x - 18},410 ${x - 16},300! ${x + 16},300! ${x + 18},410 ${x + 48},470 ${x + 46},700!`,
      ),
      colours.night,
      14,
    ),
    fill(rect(x - 44, 520, 88, 100), colours.glow),
    fill(ellipse(x, 570, 24), colours.spark),
  ].join('');
}

function glass(x: number, colours: Colours): Mark {
  return [
    fill(rect(x - 5, 560, 10, 130), colours.night),
    fill(ellipse(x, 694, 48, 10), colours.night),
    sheet(curve(`${x - 52},430! ${x + 52},430! ${x + 48},520 ${x},572 ${x - 48},520`), colours.glow, 6),
    fill(curve(`${x - 50},470! ${x + 50},470! ${x + 42},528 ${x},566 ${x - 42},528`), colours.spark),
  ].join('');
}

/** The thing on a table, among what an evening leaves there. */
export const stillLife: NewsForm = (motif, colours, random) => {
  const isLeft = random.chance(0.5);
  const across = (x: number) => (isLeft ? x : 1600 - x);
  return [
    ...table(colours),
    sheet(ellipse(across(620), 430, 330), colours.glow, 14),
    cutOut(motif, darkOnLight(colours), { x: across(620), y: 450, scale: 2.5 }),
    bottle(across(1060), colours),
    glass(across(1210), colours),
    orange(across(1010), 740, 66, colours),
    orange(across(1150), 770, 78, colours),
    orange(across(240), 756, 72, colours),
    sheet(
      transformed(roundRect(-150, -70, 300, 140, 14), { x: across(1370), y: 800, turn: isLeft ? -12 : 12 }),
      colours.spark,
      8,
    ),
    group([fill(rect(60, -70, 4, 140), colours.paper, 0.8), fill(ellipse(-50, 0, 34), colours.paper)], {
      x: across(1370),
      y: 800,
      turn: isLeft ? -12 : 12,
    }),
  ];
};

/** A programme and its twin underneath, fresh from the printer. */
export const programme: NewsForm = (motif, colours, random) => {
  const ground = random.pick([colours.bright, colours.deep, colours.glow]);
  const cover = roundRect(-215, -300, 430, 600, 6);
  const book = (x: number, turn: number, colour: string) =>
    sheet(transformed(cover, { x, y: 460, turn }), colour, 20);
  return [
    fill(whole, ground),
    ...Array.from({ length: 7 }, (_, index) =>
      stroke(
        ellipse(1600, 900, 240 + index * 150),
        ground === colours.deep ? colours.body : colours.paper,
        16,
        0.5,
      ),
    ),
    book(420, -14, colours.night),
    book(1190, 12, colours.paper),
    group(
      [0, 1, 2, 3, 4, 5, 6].map((index) =>
        fill(rect(-160, -150 + index * 56, index % 3 === 2 ? 190 : 320, 14), colours.deep, 0.35),
      ),
      { x: 1190, y: 460, turn: 12 },
    ),
    group([fill(ellipse(0, -218, 26), colours.spark)], { x: 1190, y: 460, turn: 12 }),
    book(800, -3, colours.body),
    group(
      [
        fill(rect(-185, -270, 370, 540), colours.glow),
        fill(sector({ x: 0, y: 0 }, 0, 185, [0, 360]), colours.paper),
        fill(rect(-185, 214, 370, 56), colours.night),
        ...[-2, -1, 0, 1, 2].map((index) => fill(ellipse(index * 44, 242, 9), colours.spark)),
      ],
      { x: 800, y: 460, turn: -3 },
    ),
    cutOut(motif, darkOnLight(colours), { x: 800, y: 460, scale: 1.7, turn: -3 }),
  ];
};

const stub = polygon('-640,-220 300,-220 300,220 -640,220');
const perforation = Array.from({ length: 17 }, (_, index) => ellipse(300, -208 + index * 26, 6)).join(' ');

/** A ticket, with the stub still on it. */
export const ticket: NewsForm = (motif, colours, random) => {
  const turn = random.between(-8, 8);
  const place = { x: 870, y: 450, turn };
  return [
    fill(whole, colours.deep),
    ...Array.from({ length: 12 }, (_, index) =>
      fill(sector({ x: 870, y: 450 }, 0, 1300, [index * 30 + turn, index * 30 + 15 + turn]), colours.body),
    ),
    sheet(transformed(stub, { ...place, x: 890, y: 480 }), colours.bright, 16),
    sheet(transformed(stub, place), colours.paper, 18),
    sheet(
      transformed(polygon('306,-220 560,-220 560,220 306,220'), { ...place, turn: turn + 3 }),
      colours.paper,
      14,
    ),
    group(
      [
        fill(perforation, colours.deep),
        fill(rect(-640, -220, 440, 440), colours.spark),
        fill(rect(-150, -150, 380, 30), colours.night),
        fill(rect(-150, -90, 250, 18), colours.deep, 0.5),
        fill(rect(-150, -54, 310, 18), colours.deep, 0.5),
        fill(roundRect(-150, 70, 150, 84, 10), colours.body),
        fill(roundRect(20, 70, 150, 84, 10), colours.bright),
        ...Array.from({ length: 14 }, (_, index) =>
          fill(rect(380 + index * 10, -160, index % 3 === 0 ? 6 : 3, 320), colours.night),
        ),
      ],
      place,
    ),
    cutOut(
      motif,
      { ...darkOnLight(colours), accent: colours.bright },
      { ...polar(425, 180 + turn, { x: 870, y: 450 }), scale: 1.75, turn },
    ),
  ];
};

/** A hall from above: arcs of seats, a few of them chosen. */
export const plan: NewsForm = (_motif, colours, random) => {
  const stage = { x: 800, y: -120 };
  const rows = Array.from({ length: 9 }, (_, row) => {
    const radius = 380 + row * 74;
    const count = 15 + row * 3;
    return Array.from({ length: count }, (_seat, index) => {
      const at = polar(radius, 36 + (108 * index) / (count - 1), stage);
      const isChosen = row === 4 && Math.abs(index - count / 2) < 2;
      const isWide = row === 0 && index % 4 === 1;
      const colour =
        isChosen || isWide ? colours.spark : random.chance(0.24) ? colours.bright : colours.paper;
      return sheet(ellipse(at.x, at.y, isWide ? 30 : 24), colour, 5);
    }).join('');
  });
  return [
    fill(whole, colours.deep),
    sheet(sector(stage, 0, 1120, [24, 156]), colours.body, 14),
    sheet(sector(stage, 0, 300, [0, 180]), colours.glow, 14),
    ...rows,
  ];
};
