import {
  arcPoints,
  curve,
  ellipse,
  line,
  type Point,
  points,
  polar,
  polygon,
  polygonThrough,
  rect,
  roundRect,
  straight,
} from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { accent, dark, flame, light, type MotifArt, main, shade } from './motif-art.ts';

const middle = { x: 0, y: 0 };
const spokes = [-90, -18, 54, 126, 198];
const onBall = (radius: number, ...turns: number[]) => turns.map((turn) => polar(radius, turn));
const through = (path: readonly Point[]) => straight(path.map(({ x, y }) => `${x},${y}`).join(' '));

export const ball: MotifArt = {
  parts: [
    light(ellipse(0, 0, 92)),
    shade(curve('60,-70 92,0 60,70 0,92 -60,70 -20,72 40,50 70,0')),
    dark(polygonThrough(onBall(32, ...spokes))),
    ...spokes.map((turn) =>
      dark(
        polygonThrough([...onBall(66, turn - 14, turn + 14), ...arcPoints(middle, 92, turn + 17, turn - 17)]),
      ),
    ),
    accent(curve('-50,-62 -34,-74 -26,-70 -42,-56')),
  ],
  lines: spokes.flatMap((turn) => [
    through([polar(32, turn), polar(66, turn)]),
    through(onBall(66, turn - 14, turn + 14)),
    through([polar(66, turn + 14), polar(58, turn + 36), polar(66, turn + 58)]),
  ]),
};

const netLines = [-34, -17, 0, 17, 34].flatMap((x) => [
  line(`${x},-6 ${x * 0.8 + 7},26 ${x * 0.55},66`),
  line(`${x},-6 ${x * 0.8 - 7},26 ${x * 0.55},66`),
]);

export const basketHoop: MotifArt = {
  parts: [
    shade(rect(-6, 20, 12, 80)),
    main(roundRect(-88, -96, 176, 112, 6)),
    light(roundRect(-80, -88, 160, 96, 3)),
    main(rect(-34, -58, 68, 52)),
    light(rect(-27, -51, 54, 45)),
    flame(ellipse(28, -66, 27)),
    dark(ellipse(0, -2, 44, 10)),
    light(ellipse(0, -2, 37, 6)),
    shade(curve('-38,2! 38,2! 22,66! -22,66!')),
  ],
  lines: [
    ...netLines,
    line('-34,22 0,28 34,22'),
    line('-28,44 0,50 28,44'),
    line('3,-66 28,-62 53,-68'),
    line('22,-92 30,-66 26,-40'),
  ],
};

export const skate: MotifArt = {
  parts: [
    light(softRibbon(points('-94,84 -84,92 -40,93 40,93 86,93 96,86'), () => 7)),
    shade(polygon('-54,60 -40,60 -34,90 -52,90')),
    shade(polygon('34,58 52,58 54,90 40,90')),
    dark(curve('-74,50! 84,46! 92,58 80,64 -66,64! -76,60')),
    main(curve('-66,-92! -10,-96! -8,-54 6,-24 40,-4 78,8 92,30 86,52 -70,54! -72,10 -58,-30')),
    shade(curve('-66,-92! -40,-94! -38,-40 -46,0 -48,53! -70,54! -72,10 -58,-30')),
    accent(curve('-70,-98! -6,-102! -6,-86! -68,-82!')),
    light(curve('34,-8 78,8 92,30 60,34 38,18')),
  ],
  lines: [
    ...[-70, -52, -34, -16].map((y, index) => straight(`${-20 + index * 5},${y + 8} ${4 + index * 8},${y}`)),
    ...[-70, -52, -34].map((y, index) => straight(`${-20 + index * 5},${y} ${4 + index * 8},${y + 10}`)),
    line('-46,20 0,26 38,18'),
  ],
};
