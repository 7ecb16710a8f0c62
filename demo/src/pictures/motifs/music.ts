import { curve, ellipse, line, points, polygon, rect, roundRect, straight } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import { accent, dark, light, type MotifArt, main, type Part, shade, symmetric } from './motif-art.ts';

const turned = (parts: readonly Part[], turn: number): Part[] =>
  parts.map(({ d, tone }) => ({ d: transformed(d, { turn }), tone }));
const turnedLines = (lines: readonly string[], turn: number) => lines.map((d) => transformed(d, { turn }));

const fHole = (flip: boolean) =>
  transformed(
    softRibbon(points('21,20 15,22 16,36 20,50 22,64 16,66'), () => 3.6),
    { flip },
  );

const bowedBody = symmetric('0,-30 26,-26 37,-6 32,12 20,22! 20,38! 36,48 49,68 41,90 0,99');

const bowedParts: Part[] = [
  shade(transformed(bowedBody, { x: 4, y: 3 })),
  main(bowedBody),
  dark(polygon('-5,-84 5,-84 7,20 -7,20')),
  dark(curve('-6,-80 -8,-98 4,-104 10,-96 6,-90 4,-94 0,-92 4,-80')),
  dark(roundRect(-16, -90, 10, 4, 2)),
  dark(roundRect(6, -86, 12, 4, 2)),
  light(polygon('-14,40 14,40 10,46 -10,46')),
  dark(polygon('-8,58 8,58 4,86 -4,86')),
  dark(fHole(false)),
  dark(fHole(true)),
];
const strings = [-3.6, -1.2, 1.2, 3.6].map((x) => straight(`${x},-84 ${x * 1.5},58`));

const bow = [
  dark(softRibbon(points('62,-88 58,-30 54,30 52,88'), () => 5)),
  accent(polygon('48,76 56,76 55,92 47,92')),
];

export const violin: MotifArt = {
  parts: [...turned(bowedParts, 18), ...turned(bow, 22)],
  lines: [...turnedLines(strings, 18), transformed(straight('50,-86 48,84'), { turn: 22 })],
};

export const cello: MotifArt = {
  parts: [
    dark(polygon('-1.6,88 1.6,88 0.6,104 -0.6,104')),
    ...bowedParts,
    accent(softRibbon(points('-84,8 -20,34 40,56 92,72'), () => 5)),
    dark(polygon('80,62 92,68 89,78 77,71')),
  ],
  lines: [...strings, straight('-84,14 86,74')],
};

const guitarParts: Part[] = [
  shade(transformed(symmetric('0,-24 28,-20 36,2 27,22 32,40 46,58 42,86 0,98'), { x: 5, y: 2 })),
  main(symmetric('0,-24 28,-20 36,2 27,22 32,40 46,58 42,86 0,98')),
  light(ellipse(0, 22, 17)),
  dark(ellipse(0, 22, 13)),
  dark(rect(-5.5, -84, 11, 96)),
  shade(polygon('-8,-84 8,-84 11,-104 -11,-104')),
  accent(roundRect(-20, 62, 40, 8, 3)),
  ...[-98, -91].flatMap((y) => [dark(ellipse(-13, y, 3.4)), dark(ellipse(13, y, 3.4))]),
];

export const guitar: MotifArt = {
  parts: turned(guitarParts, 24),
  lines: turnedLines(
    [
      ...[-3.6, -1.2, 1.2, 3.6].map((x) => straight(`${x},-84 ${x * 1.7},64`)),
      ...[-68, -52, -38, -26].map((y) => straight(`-5,${y} 5,${y}`)),
    ],
    24,
  ),
};

export const flute: MotifArt = {
  parts: [
    ...turned(
      [
        shade(roundRect(-100, -3, 204, 12, 5)),
        main(roundRect(-100, -7, 204, 14, 6)),
        accent(roundRect(-62, -8.5, 7, 17, 2)),
        accent(roundRect(40, -8.5, 7, 17, 2)),
        dark(ellipse(-80, -1, 6, 3.6)),
        ...[-34, -18, -2, 14, 28].map((x) => light(ellipse(x, -1, 5.4))),
        ...[56, 70, 84].map((x) => light(ellipse(x, -1, 4.4))),
      ],
      -38,
    ),
    accent(softRibbon(points('-84,40 -60,20 -72,-8 -46,-24 -52,-52'), (t) => 5 * Math.sin(Math.PI * t) + 1)),
    light(ellipse(-60, -66, 9, 7)),
    light(softRibbon(points('-52,-68 -51,-84 -50,-100'), () => 3)),
    light(curve('-51,-100 -40,-94 -34,-80 -44,-86 -51,-88')),
    light(ellipse(24, 60, 9, 7)),
    light(ellipse(52, 50, 9, 7)),
    light(softRibbon(points('32,58 33,40 34,24'), () => 3)),
    light(softRibbon(points('60,48 61,32 62,16'), () => 3)),
    light(polygon('32,22 63.5,12 63.5,22 32,32')),
  ],
};

export const trumpet: MotifArt = {
  parts: turned(
    [
      shade(softRibbon(points('-38,12 -52,30 -38,46 20,46 34,30 20,14'), () => 9)),
      main(curve('-98,3! 30,3 62,-2 84,-18 98,-44! 102,8 98,60! 84,34 62,18 30,13 -98,13!')),
      light(ellipse(98, 8, 9, 52)),
      dark(ellipse(99, 8, 5, 40)),
      accent(ellipse(-98, 8, 6, 11)),
      ...[-22, -4, 14].flatMap((x) => [
        shade(roundRect(x - 6, -8, 12, 60, 5)),
        light(roundRect(x - 4, -30, 8, 22, 3)),
        accent(ellipse(x, -31, 8, 4)),
      ]),
    ],
    -16,
  ),
  lines: [transformed(line('-34,8 40,8'), { turn: -16 })],
};

export const saxophone: MotifArt = {
  parts: [
    dark(softRibbon(points('-62,-92 -44,-96 -30,-88'), (t) => 11 - 3 * t)),
    main(softRibbon(points('-40,-92 -20,-86 -14,-56 -6,0 2,52 22,82 50,74 58,40 66,0'), (t) => 10 + 34 * t)),
    main(curve('46,30 52,-8 44,-36 100,-32! 88,-6 80,40')),
    shade(ellipse(72, -34, 29, 9)),
    accent(softRibbon(points('-4,-56 12,0 18,40'), () => 5)),
    ...[
      [-12, -40],
      [-8, -18],
      [-3, 4],
      [2, 26],
      [9, 48],
    ].map(([x = 0, y = 0]) => light(ellipse(x, y, 8))),
    ...[
      [58, 22],
      [54, 48],
    ].map(([x = 0, y = 0]) => accent(ellipse(x, y, 9))),
  ],
  lines: [line('20,30 30,56 42,54')],
};

const blackKeys = [-80, -66, -52, -30, -16, 4];

export const piano: MotifArt = {
  parts: [
    shade(polygon('-70,20 -60,-96 84,-70 92,10')),
    main(polygon('-74,10 -62,-92 78,-66 60,-10 6,6')),
    dark(curve('-96,8! 96,8! 98,36 60,46 -96,46!')),
    light(polygon('-92,12 20,12 20,30 -92,30')),
    dark(polygon('-84,46 -74,46 -78,98 -82,98')),
    dark(polygon('70,42 80,40 78,98 74,98')),
    dark(polygon('-6,46 2,46 0,98 -4,98')),
    accent(softRibbon(points('40,8 52,-30 60,-52'), () => 3.5)),
    ...blackKeys.map((x) => dark(rect(x, 12, 7, 11))),
  ],
  lines: [
    ...[-78, -64, -50, -36, -22, -8, 6].map((x) => straight(`${x},12 ${x},30`)),
    line('-50,-2 -44,-72 60,-54'),
  ],
};

export const microphone: MotifArt = {
  parts: [
    dark(rect(-3, 40, 6, 50)),
    dark(curve('-44,98! -40,88 0,84 40,88 44,98!')),
    shade(symmetric('0,-96 34,-88 44,-52 42,-6 30,30 0,42')),
    main(symmetric('0,-90 28,-82 37,-50 35,-8 25,24 0,34')),
    dark(roundRect(-44, -38, 88, 14, 6)),
    accent(ellipse(0, -31, 8)),
    light(softRibbon(points('-20,-78 -22,-62 -22,-46'), () => 5)),
    light(softRibbon(points('0,-84 0,-64 0,-46'), () => 5)),
    light(softRibbon(points('20,-78 22,-62 22,-46'), () => 5)),
    light(softRibbon(points('-21,-16 -19,4 -14,20'), () => 5)),
    light(softRibbon(points('0,-16 0,4 0,26'), () => 5)),
    light(softRibbon(points('21,-16 19,4 14,20'), () => 5)),
  ],
  lines: [
    line('-56,-70 -66,-44 -62,-14'),
    line('56,-70 66,-44 62,-14'),
    line('-72,-84 -86,-46 -80,0'),
    line('72,-84 86,-46 80,0'),
  ],
};
