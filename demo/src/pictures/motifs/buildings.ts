import { curve, ellipse, line, points, polygon, rect, roundRect, straight } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import { accent, dark, light, type MotifArt, main, type Part, shade } from './motif-art.ts';

const archway = (half: number, top: number, bottom: number) =>
  curve(
    `${-half},${bottom}! ${-half},${top + half}! ${-half * Math.SQRT1_2},${top + half * 0.293} 0,${top} ${half * Math.SQRT1_2},${top + half * 0.293} ${half},${top + half}! ${half},${bottom}!`,
  );

export const arch: MotifArt = {
  parts: [
    shade(archway(84, -96, 88)),
    main(archway(68, -80, 88)),
    shade(archway(54, -64, 88)),
    light(archway(41, -48, 88)),
    accent(ellipse(0, 4, 22)),
    dark(polygon('-41,88 -41,52 0,40 41,52 41,88')),
    main(rect(-100, 86, 200, 7)),
    shade(rect(-92, 93, 184, 7)),
  ],
  lines: [
    line('-41,64 0,52 41,64'),
    line('-41,76 0,66 41,76'),
    straight('0,-96 0,-80'),
    straight('-60,-70 -48,-58'),
    straight('60,-70 48,-58'),
  ],
};

const raisedSpan = [
  main(polygon('-54,22 -18,-70 -8,-66 -44,28')),
  dark(polygon('-44,28 -8,-66 -10,-48 -36,34')),
];
const opposite = (parts: readonly Part[]): Part[] =>
  parts.map(({ d, tone }) => ({ d: transformed(d, { flip: true }), tone }));

export const bridge: MotifArt = {
  parts: [
    accent(ellipse(0, -20, 30)),
    ...raisedSpan,
    ...opposite(raisedSpan),
    shade(polygon('-100,26 -46,26 -46,40 -100,40')),
    shade(polygon('100,26 46,26 46,40 100,40')),
    main(polygon('-74,-34 -50,-34 -42,84 -82,84')),
    main(polygon('74,-34 50,-34 42,84 82,84')),
    dark(polygon('-80,-42 -44,-42 -48,-32 -76,-32')),
    dark(polygon('80,-42 44,-42 48,-32 76,-32')),
    light(curve('-68,20! -68,0 -62,-8 -56,0 -56,20!')),
    light(curve('68,20! 68,0 62,-8 56,0 56,20!')),
    dark(curve('-100,84! -70,78 -30,86 0,80 30,86 70,78 100,84! 100,100! -100,100!')),
    accent(softRibbon(points('-34,90 0,86 34,90'), (t) => 1 + 6 * Math.sin(Math.PI * t))),
  ],
  lines: [
    line('-92,92 -70,88 -50,92'),
    line('92,92 70,88 50,92'),
    straight('-100,20 -80,20'),
    straight('100,20 80,20'),
  ],
};

export const circusTent: MotifArt = {
  parts: [
    dark(rect(-1.6, -98, 3.2, 30)),
    accent(curve('1,-98! 16,-94 30,-98! 26,-88 30,-80! 14,-84 1,-80!')),
    main(polygon('0,-72 84,4 -84,4')),
    light(polygon('0,-72 -28,4 -58,4')),
    light(polygon('0,-72 28,4 58,4')),
    light(polygon('0,-72 12,4 -12,4')),
    main(polygon('-76,10 76,10 90,90 -90,90')),
    light(polygon('-52,10 -28,10 -34,90 -62,90')),
    light(polygon('52,10 28,10 34,90 62,90')),
    dark(curve('-12,10! 12,10! 26,90! 8,60 0,22 -8,60 -26,90!')),
    accent(
      curve(
        '-88,2! 88,2! 84,18 72,22 60,14! 48,24 36,24 26,14! 16,24 -16,24! -26,14! -36,24 -48,24 -60,14! -72,22 -84,18',
      ),
    ),
    shade(rect(-98, 88, 196, 8)),
  ],
};

export const door: MotifArt = {
  parts: [
    shade(rect(-58, -98, 116, 196)),
    dark(rect(-46, -88, 92, 186)),
    accent(polygon('-46,-88 24,-88 24,98 -46,98')),
    light(polygon('-46,98 24,98 -16,100 -80,100')),
    main(polygon('46,-88 6,-74 6,84 46,98')),
    shade(polygon('40,-72 14,-62 14,-4 40,-6')),
    shade(polygon('40,10 14,10 14,68 40,78')),
    light(ellipse(13, 4, 4)),
  ],
  lines: [straight('-46,-88 -46,98'), straight('-58,98 58,98')],
};

export const house: MotifArt = {
  parts: [
    shade(rect(30, -78, 18, 40)),
    main(polygon('-66,-16 0,-72 66,-16 66,88 -66,88')),
    dark(polygon('-86,-8 0,-86 86,-8 78,4 0,-66 -78,4')),
    accent(rect(-44, 4, 30, 34)),
    light(rect(14, 4, 30, 34)),
    shade(curve('-14,88! -14,60 0,48 14,60 14,88!')),
    accent(ellipse(0, -30, 11)),
    shade(softRibbon(points('39,-82 46,-94 36,-102'), (t) => 5 + 7 * t)),
    shade(curve('-100,88! -40,82 40,82 100,88! 100,96! -100,96!')),
  ],
  lines: [
    straight('-29,4 -29,38'),
    straight('-44,21 -14,21'),
    straight('29,4 29,38'),
    straight('14,21 44,21'),
    straight('0,-41 0,-19'),
    straight('-11,-30 11,-30'),
  ],
};

export const tram: MotifArt = {
  parts: [
    dark(polygon('-12,-62 -24,-84 24,-84 12,-62 8,-66 16,-79 -16,-79 -8,-66')),
    main(curve('-86,-40! -80,-62 -60,-66 60,-66 80,-62 86,-40! 90,62! -90,62!')),
    light(roundRect(-78, -46, 44, 48, 6)),
    light(roundRect(-24, -46, 48, 48, 6)),
    light(roundRect(34, -46, 44, 48, 6)),
    accent(rect(-90, 20, 180, 12)),
    dark(rect(-92, 58, 184, 12)),
    accent(ellipse(0, 44, 8)),
    ...[-56, -26, 26, 56].map((x) => dark(ellipse(x, 76, 13))),
    ...[-56, -26, 26, 56].map((x) => light(ellipse(x, 76, 4.5))),
    shade(rect(-100, 90, 200, 4)),
  ],
  lines: [straight('-100,-86 100,-86'), straight('-29,-60 -29,56'), straight('29,-60 29,56')],
};

const sail = [polygon('-3,0 3,0 4,-96 -4,-96'), polygon('4,-22 26,-26 28,-92 4,-94')];

export const windmill: MotifArt = {
  parts: [
    shade(curve('-100,98! -60,84 0,78 60,86 100,98!')),
    main(polygon('-26,-14 26,-14 42,92 -42,92')),
    shade(polygon('4,-14 26,-14 42,92 12,92')),
    dark(curve('-32,-12! -26,-38 0,-50 26,-38 32,-12!')),
    light(curve('-12,92! -12,66 0,56 12,66 12,92!')),
    light(rect(-8, 14, 14, 16)),
    ...[22, 112, 202, 292].flatMap((turn) => [
      light(transformed(sail[1] ?? '', { y: -22, turn, scale: 0.82 })),
      dark(transformed(sail[0] ?? '', { y: -22, turn, scale: 0.82 })),
    ]),
    accent(ellipse(0, -22, 7)),
  ],
  lines: [22, 112, 202, 292].flatMap((turn) =>
    [-40, -58, -76].map((y) => transformed(straight(`4,${y} 27,${y}`), { y: -22, turn, scale: 0.82 })),
  ),
};

const pane = (x: number, y: number, tone: (d: string) => Part) => tone(roundRect(x, y, 28, 34, 2));

export const windows: MotifArt = {
  parts: [
    main(rect(-82, -92, 164, 192)),
    shade(rect(-92, -100, 184, 12)),
    ...[-80, -34, 12, 58].flatMap((y, row) =>
      [-66, -14, 38].map((x, column) => {
        const lit = (row * 3 + column * 5 + 1) % 4;
        return pane(x, y, lit === 0 ? accent : lit === 1 ? light : dark);
      }),
    ),
    ...[-40, 6, 52].map((y) => shade(rect(-76, y, 152, 4))),
    dark(curve('-60,6! -60,-6 -64,-14 -58,-20! -54,-16 -50,-16 -46,-20! -40,-14 -44,-6 -44,6!')),
  ],
  lines: [-80, -34, 12, 58].flatMap((y) =>
    [-66, -14, 38].map((x) => straight(`${x + 14},${y} ${x + 14},${y + 34}`)),
  ),
};
