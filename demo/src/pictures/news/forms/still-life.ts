import { oklch } from '../../drawing/oklch.ts';
import { curve, ellipse, rect, roundRect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { fill, group, type Mark } from '../../drawing/svg.ts';
import { transformed } from '../../drawing/transform.ts';
import { cutOut } from '../../motifs/draw-motif.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Colours } from '../../palettes.ts';
import type { NewsForm } from '../news-form.ts';

function table(colours: Colours): Mark[] {
  return [
    ...Array.from({ length: 9 }, (_, index) => sheet(rect(index * 200, 0, 100, 640), colours.body, 4)),
    sheet(curve('-30,640! 400,622 1200,622 1630,640! 1630,940! -30,940!'), colours.paper, 16),
    fill(curve('-30,700! 400,690 1200,690 1630,700! 1630,712! 1200,702 400,702 -30,712!'), colours.glow),
  ];
}

/** Oranges are orange in every palette. */
const peel = oklch(0.73, 0.17, 58);
const shine = oklch(0.88, 0.1, 80);

function orange(x: number, y: number, size: number, colours: Colours): Mark {
  return [
    sheet(ellipse(x, y, size), peel, 10),
    fill(ellipse(x - size * 0.3, y - size * 0.34, size * 0.2), shine),
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
  return {
    ground: colours.deep,
    marks: () => [
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
    ],
  };
};
