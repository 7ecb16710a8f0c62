import { screened } from '../drawing/dots.ts';
import {
  arcPoints,
  curve,
  ellipse,
  points,
  polar,
  polygon,
  polygonThrough,
  rect,
  roundRect,
  sector,
} from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import type { Random } from '../drawing/seeded-random.ts';
import { clipped, fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { motifs } from '../motifs/motifs.ts';
import { chair, chandelier } from '../motifs/stage.ts';
import type { Colours } from '../palettes.ts';
import { cutOut, sheet } from '../posters/paper.ts';
import { darkOnLight } from '../posters/scene.ts';

export type Interior = (colours: Colours, random: Random) => Mark[];

const whole = rect(0, 0, 1600, 900);

/** Rows of seat backs that grow towards the viewer, with an aisle. */
function stalls(colours: Colours, from: number, rows: number): Mark[] {
  return Array.from({ length: rows }, (_, row) => {
    const share = row / (rows - 1);
    const scale = 0.42 + share * 0.9;
    const y = from + (900 - from + 40) * share ** 1.25;
    const step = 74 * scale;
    const seats = Math.ceil(1700 / step / 2);
    const backs = Array.from({ length: seats * 2 }, (_seat, index) => {
      const place = index - seats + 0.5;
      const x = 800 + (place + Math.sign(place) * 0.7) * step;
      return roundRect(x - step * 0.44, y - 40 * scale, step * 0.88, 110 * scale, 22 * scale);
    });
    return sheet(backs.join(' '), row % 2 === 0 ? colours.body : colours.deep, 6 * scale);
  });
}

function stageCurtain(colours: Colours): Mark[] {
  const folds = Array.from({ length: 14 }, (_, index) => {
    const x = 500 + index * 43;
    return fill(
      curve(`${x},250! ${x + 22},250! ${x + 18},420 ${x + 24},596! ${x},596! ${x + 4},420`),
      colours.night,
      0.28,
    );
  });
  return [
    fill(rect(490, 240, 620, 360), colours.body),
    ...folds,
    sheet(
      curve(
        '480,236! 1120,236! 1120,300 1070,316 1020,288! 950,330 850,330 800,290! 750,330 650,330 580,288! 530,316 480,300',
      ),
      colours.bright,
      8,
    ),
    fill(polygon('490,588 1110,588 1150,616 450,616'), colours.glow),
  ];
}

/** A tier of boxes that runs along a side wall towards the stage. */
function boxes(colours: Colours, level: number, side: 1 | -1): Mark[] {
  const x = (value: number) => 800 + side * value;
  const y = (depth: number) => 330 + (level - 1) * 118 * (0.62 + depth * 0.75) - depth * 50;
  return Array.from({ length: 6 }, (_, index) => {
    const [near, far] = [(index + 1) / 6, index / 6];
    const [from, to] = [370 + far * 470, 370 + near * 470];
    const height = 62 + near * 66;
    return [
      sheet(
        polygon(
          `${x(from)},${y(far) - height} ${x(to)},${y(near) - height - 10} ${x(to)},${y(near)} ${x(from)},${y(far)}`,
        ),
        colours.night,
        2,
      ),
      fill(
        ellipse(x((from + to) / 2), y((near + far) / 2) - height * 0.2, 11 + near * 8, 14 + near * 8),
        colours.bright,
      ),
      sheet(
        polygon(
          `${x(from - 6)},${y(far) - 8} ${x(to + 4)},${y(near) - 14} ${x(to + 4)},${y(near) + 34 + near * 14} ${x(from - 6)},${y(far) + 26}`,
        ),
        colours.glow,
        5,
      ),
      fill(ellipse(x((from + to) / 2), y((near + far) / 2) + 14 + near * 6, 7 + near * 5), colours.spark),
    ].join('');
  });
}

export const theatreHall: Interior = (colours) => [
  fill(whole, colours.deep),
  sheet(ellipse(800, -60, 900, 230), colours.body, 12),
  sheet(ellipse(800, -80, 620, 170), colours.bright, 8),
  ...[0, 1, 2].flatMap((level) => [...boxes(colours, level, 1), ...boxes(colours, level, -1)]),
  sheet(
    polygonThrough([
      { x: 440, y: 640 },
      { x: 440, y: 300 },
      ...arcPoints({ x: 800, y: 300 }, 360, 180, 360).map(({ x, y }) => ({ x, y: 300 + (y - 300) * 0.44 })),
      { x: 1160, y: 640 },
    ]),
    colours.glow,
    12,
  ),
  ...stageCurtain(colours),
  cutOut(
    chandelier,
    { ...darkOnLight(colours), main: colours.glow, light: colours.paper, shade: colours.spark },
    { x: 800, y: 96, scale: 1.3 },
  ),
  fill(rect(0, 616, 1600, 300), colours.night),
  ...stalls(colours, 668, 6),
];

export const studioHall: Interior = (colours, random) => [
  fill(whole, colours.night),
  fill(polygon('0,0 420,220 1180,220 1600,0'), colours.deep),
  fill(polygon('420,220 1180,220 1180,560 420,560'), colours.body),
  fill(polygon('420,560 1180,560 1600,900 0,900'), colours.deep),
  ...[500, 650, 800, 950, 1100].map((x) => fill(rect(x - 3, 60, 6, 70), colours.bright)),
  fill(rect(380, 96, 840, 10), colours.bright),
  ...[560, 800, 1040].map((x, index) =>
    fill(
      polygon(
        `${x - 16},130 ${x + 16},130 ${800 + (index - 1) * 60 + 190},600 ${800 + (index - 1) * 60 - 190},600`,
      ),
      colours.glow,
      0.22,
    ),
  ),
  fill(ellipse(800, 600, 300, 54), colours.glow),
  cutOut(random.chance(0.5) ? chair : motifs.door, darkOnLight(colours), { x: 800, y: 520, scale: 1.02 }),
  ...[0, 1, 2].flatMap((row) =>
    Array.from({ length: 9 }, (_, index) => {
      const scale = 0.9 + row * 0.45;
      const x = 800 + (index - 4) * 176 * scale;
      return sheet(
        roundRect(x - 62 * scale, 716 + row * 78 - 40 * scale, 124 * scale, 200, 24 * scale),
        row % 2 === 0 ? colours.bright : colours.body,
        5,
      );
    }),
  ),
];

export const arenaBowl: Interior = (colours, random) => {
  const ring = (rx: number, ry: number) => ellipse(800, 560, rx, ry);
  const seats = (from: number, to: number, rows: number) =>
    Array.from({ length: rows }, (_, row) => {
      const share = from + ((to - from) * row) / rows;
      const count = Math.round(90 + share * 60);
      return Array.from({ length: count }, (_seat, index) => {
        const at = polar(1, (index * 360) / count + row * 2);
        return { x: 800 + at.x * 1050 * share, y: 560 + at.y * 470 * share - (share - 0.4) * 120 };
      });
    }).flat();
  const people = seats(0.52, 1.02, 11).filter(() => random.chance(0.82));
  const dot = ({ x, y }: { x: number; y: number }) => ellipse(x, y, 6, 7);
  return [
    fill(whole, colours.night),
    ...[0, 1, 2, 3, 4].map((index) =>
      fill(
        polygon(
          `${300 + index * 250},0 ${340 + index * 250},0 ${900 + (index - 2) * 60},520 ${700 + (index - 2) * 60},520`,
        ),
        colours.bright,
        0.16,
      ),
    ),
    sheet(ring(1080, 480), colours.deep, 0),
    sheet(ring(860, 372), colours.body, 10),
    fill(
      people
        .filter((_, index) => index % 3 === 0)
        .map(dot)
        .join(' '),
      colours.bright,
    ),
    fill(
      people
        .filter((_, index) => index % 3 === 1)
        .map(dot)
        .join(' '),
      colours.glow,
    ),
    fill(
      people
        .filter((_, index) => index % 3 === 2)
        .map(dot)
        .join(' '),
      colours.spark,
    ),
    sheet(ring(540, 196), colours.night, 6),
    sheet(ring(500, 172), colours.paper, 4),
    stroke(ring(430, 140), colours.body, 6),
    stroke(ring(90, 30), colours.spark, 8),
    stroke('M800,388 L800,732', colours.spark, 8),
    sheet(polygon('690,110 910,110 940,250 660,250'), colours.deep, 12),
    fill(polygon('706,124 894,124 918,232 682,232'), colours.glow),
    fill(rect(780, 150, 40, 60), colours.spark),
    fill(rect(720, 160, 40, 40), colours.body),
    fill(rect(840, 160, 40, 40), colours.body),
    stroke('M700,110 L640,0 M900,110 L960,0', colours.bright, 5),
  ];
};

const raisedArm = (x: number, y: number, side: number) =>
  `M${x + side * 26},${y + 60} C${x + side * 46},${y + 20} ${x + side * 40},${y - 40} ${x + side * 54},${y - 84}`;

export const clubStage: Interior = (colours, random) => {
  const crowd = [0, 1].flatMap((row) =>
    Array.from({ length: 15 + row * -3 }, (_, index) => {
      const x = 30 + index * (112 + row * 28) + random.between(-20, 20);
      const y = 720 + row * 74 + random.between(-18, 18);
      const tone = row === 0 ? colours.deep : colours.night;
      return [
        fill(
          curve(`${x - 66},960! ${x - 56},${y + 76} ${x},${y + 44} ${x + 56},${y + 76} ${x + 66},960!`),
          tone,
        ),
        fill(ellipse(x, y, 34, 40), tone),
        ...(random.chance(0.4) ? [stroke(raisedArm(x, y, random.pick([-1, 1])), tone, 24)] : []),
      ].join('');
    }),
  );
  const beams = [200, 500, 800, 1100, 1400].map((x, index) =>
    fill(
      polygon(
        `${x - 14},90 ${x + 14},90 ${x + (index - 2) * -170 + 150},720 ${x + (index - 2) * -170 - 150},720`,
      ),
      [colours.bright, colours.spark, colours.glow, colours.spark, colours.bright][index] ?? colours.bright,
      0.4,
    ),
  );
  return [
    fill(whole, colours.night),
    fill(rect(160, 150, 1280, 480), colours.deep),
    fill(
      screened({ width: 1600, height: 640 }, 44, ({ x, y }) =>
        y < 160 || x < 170 || x > 1430 ? 0 : 0.9 - Math.hypot(x - 800, (y - 400) * 1.4) / 700,
      ),
      colours.body,
    ),
    sheet(ellipse(800, 400, 190), colours.spark, 8),
    ...beams,
    fill(rect(0, 76, 1600, 20), colours.body),
    ...[200, 500, 800, 1100, 1400].map((x) => sheet(roundRect(x - 26, 78, 52, 44, 10), colours.glow, 4)),
    sheet(rect(100, 600, 1400, 60), colours.body, 8),
    ...[-1, 1].flatMap((side) =>
      [0, 1, 2].map(
        (box) =>
          sheet(roundRect(800 + side * 560 - 80, 260 + box * 116, 160, 108, 8), colours.night, 5) +
          fill(ellipse(800 + side * 560, 314 + box * 116, 38), colours.deep) +
          fill(ellipse(800 + side * 560, 314 + box * 116, 16), colours.bright),
      ),
    ),
    cutOut(
      random.pick([motifs.microphone, motifs.guitar, motifs.saxophone]),
      {
        ...darkOnLight(colours),
        main: colours.paper,
        shade: colours.glow,
        light: colours.bright,
        accent: colours.bright,
      },
      { x: 800, y: 430, scale: 1.75 },
    ),
    ...crowd,
  ];
};

export const gallery: Interior = (colours, random) => {
  const art = random.pick([
    [motifs.moon, motifs['paper-boat'], motifs.lighthouse],
    [motifs.candle, motifs.hand, motifs.bird],
    [motifs.fish, motifs.wave, motifs.key],
  ]);
  const grounds = [colours.spark, colours.bright, colours.deep];
  return [
    fill(whole, colours.glow),
    fill(polygon('0,0 300,120 1300,120 1600,0'), colours.paper),
    fill(polygon('300,120 1300,120 1300,640 300,640'), colours.paper),
    fill(polygon('0,900 300,640 1300,640 1600,900'), colours.body),
    ...Array.from({ length: 9 }, (_, index) =>
      stroke(`M${400 + index * 100},640 L${-200 + index * 250},900`, colours.deep, 3, 0.5),
    ),
    ...[470, 800, 1130].map((x, index) => {
      const frame = rect(x - 118, 220, 236, 300);
      return [
        sheet(rect(x - 132, 206, 264, 328), colours.night, 10),
        fill(frame, grounds[index] ?? colours.spark),
        clipped(`frame${index}`, frame, [
          group(
            [
              ...(art[index]?.parts ?? []).map(({ d, tone }) =>
                fill(d, darkOnLight({ ...colours, body: colours.paper })[tone]),
              ),
            ],
            { x, y: 370, scale: 1.05 },
          ),
        ]),
        fill(polygon(`${x - 30},120 ${x + 30},120 ${x + 150},206 ${x - 150},206`), colours.glow, 0.8),
      ].join('');
    }),
    sheet(polygon('40,200 210,250 210,560 40,640'), colours.night, 8),
    fill(polygon('62,232 192,268 192,544 62,602'), colours.bright),
    sheet(polygon('1560,200 1390,250 1390,560 1560,640'), colours.night, 8),
    fill(polygon('1538,232 1408,268 1408,544 1538,602'), colours.spark),
    ...[
      [610, colours.deep],
      [690, colours.night],
      [1010, colours.spark],
    ].map(([x = 0, tone = '']) => visitor(Number(x), String(tone), colours.night)),
    sheet(roundRect(700, 740, 320, 26, 8), colours.night, 6),
    fill(rect(730, 764, 14, 60), colours.night),
    fill(rect(976, 764, 14, 60), colours.night),
  ];
};

const visitor = (x: number, coat: string, dark: string): Mark =>
  [
    fill(rect(x - 18, 690, 14, 70), dark),
    fill(rect(x + 4, 690, 14, 70), dark),
    sheet(
      curve(`${x - 38},706! ${x - 34},590 ${x - 16},548 ${x + 16},548 ${x + 34},590 ${x + 38},706!`),
      coat,
      5,
    ),
    sheet(ellipse(x, 518, 24, 28), dark, 4),
  ].join('');

export const circusRing: Interior = (colours, random) => [
  fill(whole, colours.night),
  ...Array.from({ length: 24 }, (_, index) =>
    fill(
      sector({ x: 800, y: 60 }, 0, 1300, [index * 7.5, index * 7.5 + 7.5]),
      index % 2 === 0 ? colours.body : colours.glow,
    ),
  ),
  sheet(ellipse(800, 40, 120, 60), colours.deep, 8),
  sheet(curve('-40,560! 300,470 800,440 1300,470 1640,560! 1640,940! -40,940!'), colours.deep, 12),
  ...Array.from({ length: 160 }, () => {
    const [x, y] = [random.between(0, 1600), random.between(500, 700)];
    return fill(
      ellipse(x, y + Math.abs(x - 800) * 0.02, 13, 15),
      random.pick([colours.bright, colours.glow, colours.spark, colours.body]),
    );
  }),
  sheet(ellipse(800, 800, 640, 180), colours.spark, 10),
  sheet(ellipse(800, 796, 580, 152), colours.glow, 6),
  stroke('M620,40 L660,330 M980,40 L940,330', colours.night, 5),
  sheet(roundRect(650, 326, 300, 14, 6), colours.night, 5),
  sheet(
    softRibbon(points('740,336 736,400 760,470'), () => 26),
    colours.spark,
    4,
  ),
  sheet(
    softRibbon(points('860,336 864,400 840,470'), () => 26),
    colours.spark,
    4,
  ),
  sheet(curve('748,440! 852,440! 836,540 818,590 782,590 764,540'), colours.spark, 5),
  sheet(ellipse(800, 616, 26, 29), colours.night, 5),
  sheet(
    softRibbon(points('782,570 750,630 744,690'), () => 18),
    colours.night,
    4,
  ),
  sheet(
    softRibbon(points('818,570 850,630 856,690'), () => 18),
    colours.night,
    4,
  ),
  cutOut(motifs.star, darkOnLight(colours), { x: 800, y: 790, scale: 1.05 }),
];
