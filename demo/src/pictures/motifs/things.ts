import { curve, ellipse, line, points, polygon, rect, roundRect, straight } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import { accent, dark, light, type MotifArt, main, type Part, shade, symmetric } from './motif-art.ts';

const flip = (d: string) => transformed(d, { flip: true });
const both = (tone: (d: string) => Part, d: string) => [tone(d), tone(flip(d))];
const turned = (parts: readonly Part[], turn: number): Part[] =>
  parts.map(({ d, tone }) => ({ d: transformed(d, { turn }), tone }));

export const camera: MotifArt = {
  parts: [
    shade(polygon('-36,-62 -24,-84 24,-84 36,-62')),
    accent(roundRect(-84, -68, 30, 16, 4)),
    main(roundRect(-98, -58, 196, 124, 16)),
    shade(rect(-98, -34, 196, 14)),
    dark(ellipse(0, 8, 52)),
    light(ellipse(0, 8, 42)),
    dark(ellipse(0, 8, 32)),
    main(ellipse(0, 8, 22)),
    light(ellipse(-9, -2, 7)),
    accent(ellipse(72, -8, 10)),
    light(roundRect(54, -52, 32, 12, 3)),
  ],
  lines: [straight('-90,50 -56,50'), straight('56,50 90,50')],
};

export const key: MotifArt = {
  parts: turned(
    [
      shade(roundRect(-5, -30, 16, 122, 5)),
      main(roundRect(-8, -34, 16, 128, 5)),
      main(polygon('6,48 42,48 42,62 28,62 28,72 42,72 42,88 6,88')),
      main(ellipse(-26, -62, 26)),
      main(ellipse(26, -62, 26)),
      main(ellipse(0, -84, 24)),
      main(ellipse(0, -56, 26)),
      dark(ellipse(-26, -62, 13)),
      dark(ellipse(26, -62, 13)),
      dark(ellipse(0, -85, 12)),
      accent(ellipse(0, -54, 8)),
      accent(roundRect(-14, -32, 28, 9, 4)),
      accent(roundRect(-13, -18, 26, 6, 3)),
    ],
    28,
  ),
};

export const letter: MotifArt = {
  parts: [
    ...turned(
      [
        shade(rect(-84, -44, 172, 118)),
        light(rect(-88, -50, 176, 118)),
        main(polygon('-88,68 0,2 88,68')),
        shade(polygon('-88,-50 0,26 88,-50 88,-44 0,36 -88,-44')),
        main(polygon('-88,-50 0,22 88,-50')),
        accent(ellipse(0, 20, 19)),
        light(curve('0,12 5,7 9,12 0,26! -9,12 -5,7')),
      ],
      -7,
    ),
    dark(softRibbon(points('34,98 56,46 74,-20'), (t) => 2 + 3 * t)),
    accent(curve('98,-100! 100,-60 92,-30 64,14! 58,-10 62,-44 80,-76')),
    light(curve('98,-100! 80,-76 62,-44 58,-10 64,14! 76,-30')),
  ],
  lines: [line('64,14 78,-34 97,-96')],
};

const finger = (spec: string, width: number) => softRibbon(points(spec), (t) => width * (1.02 - 0.14 * t));

export const hand: MotifArt = {
  parts: [
    shade(polygon('-28,62 30,62 34,100 -34,100')),
    main(finger('-28,16 -44,-22 -56,-58', 20)),
    main(finger('-12,4 -16,-46 -19,-90', 22)),
    main(finger('12,4 17,-46 20,-86', 21)),
    main(finger('30,16 45,-20 56,-52', 18)),
    main(softRibbon(points('16,62 44,48 66,26 84,4'), (t) => 28 - 9 * t)),
    main(curve('-40,10 -26,-6 0,-10 28,-2 42,26 36,56 28,80 -28,80 -40,44')),
    accent(curve('-28,28 0,10 28,28 0,44')),
    light(ellipse(0, 27, 12)),
    dark(ellipse(0, 27, 6.5)),
    dark(polygon('-38,86 40,86 42,100 -42,100')),
    accent(rect(-38, 80, 78, 7)),
  ],
  lines: [
    line('-36,50 -16,58 -8,76'),
    line('38,44 24,54 20,76'),
    line('-28,28 0,9 28,28'),
    line('-16,46 0,52 16,46'),
  ],
};

export const nose: MotifArt = {
  parts: [
    dark(polygon('-22,70 -8,70 -10,96 -26,96')),
    dark(polygon('12,70 26,70 30,96 14,96')),
    shade(curve('-34,98! -30,90 -8,90 -8,98!')),
    shade(curve('10,98! 12,90 34,90 40,98!')),
    main(curve('6,-56! 20,-10 52,24 60,52 38,70 14,64 -6,74 -36,70 -48,50 -30,22 -14,-14 -6,-56!')),
    light(curve('-6,-56! -14,-14 -30,22 -48,50 -36,70 -20,72 -12,40 -2,0 2,-56!')),
    dark(curve('-32,60 -22,52 -12,58 -20,66')),
    dark(curve('20,58 30,50 44,56 34,62')),
    dark(curve('-64,-50! -30,-58 0,-60 30,-58 64,-50! 50,-66 36,-98 0,-88 -36,-98 -50,-66')),
    accent(curve('-46,-62 0,-70 46,-62 48,-58 0,-64 -48,-58')),
    accent(ellipse(30, -76, 7)),
  ],
  lines: [line('-40,36 -56,30'), line('46,34 62,30')],
};

export const razor: MotifArt = {
  parts: [
    ...turned([dark(roundRect(-10, -12, 112, 24, 12)), accent(roundRect(10, -3, 78, 6, 3))], 52),
    ...turned(
      [
        light(curve('-100,-20! -94,-26 -16,-22 -8,-12! -8,12! -20,22 -94,30! -98,20')),
        main(polygon('-99,10 -14,8 -20,22 -94,30')),
        shade(polygon('-10,-11 14,-9 14,9 -10,11')),
      ],
      -14,
    ),
    accent(ellipse(2, 0, 9)),
    ...[
      [-6, -62, 20],
      [24, -76, 14],
      [22, -46, 10],
      [48, -56, 7],
      [6, -92, 8],
    ].map(([x = 0, y = 0, r = 0]) => light(ellipse(x, y, r))),
  ],
  lines: [line('-14,-68 -8,-74 0,-74'), line('20,-82 26,-84')],
};

const cranium = '0,-92 48,-84 78,-44 72,4 58,26 50,44 34,50 30,66 24,76! 0,78';

export const skull: MotifArt = {
  parts: [
    main(symmetric(cranium)),
    light(curve('0,-92! -48,-84 -78,-44 -72,4 -58,26 -50,44 -34,50 -30,66 -24,76! 0,78! 0,40 -8,0 -16,-50')),
    ...both(dark, curve('12,-8 28,-26 52,-20 56,4 40,18 20,14')),
    dark(curve('0,14! 11,32 4,36 0,31 -4,36 -11,32')),
    accent(ellipse(-60, -62, 17)),
    ...[0, 72, 144, 216, 288].map((turn) =>
      accent(transformed(ellipse(0, -20, 12, 15), { x: -60, y: -62, turn })),
    ),
    light(ellipse(-60, -62, 8)),
  ],
  lines: [
    straight('-18,54 -17,77'),
    straight('-6,56 -6,79'),
    straight('6,56 6,79'),
    straight('18,54 17,77'),
    line('48,-60 58,-46 54,-34 60,-22'),
  ],
};

const foil = (turn: number): Part[] =>
  turned(
    [
      light(polygon('-6,26 0,26 0,-100 -6,-84')),
      main(polygon('6,26 0,26 0,-100 6,-84')),
      accent(curve('-38,24 -28,16 0,20 28,16 38,24 28,32 0,32 -28,32')),
      dark(roundRect(-6, 32, 12, 42, 4)),
      accent(ellipse(0, 80, 10)),
    ].map(({ d, tone }) => ({ d: transformed(d, { y: 20, scale: 1.08 }), tone })),
    turn,
  );

export const sword: MotifArt = {
  parts: [...foil(-40), ...foil(40)],
  lines: [-40, 40].flatMap((turn) =>
    [60, 70, 80, 90].map((y) => transformed(straight(`-6,${y} 6,${y - 5}`), { turn })),
  ),
};

export const umbrella: MotifArt = {
  parts: [
    dark(softRibbon(points('0,-10 0,40 0,78 -12,92 -26,82'), () => 6)),
    main(
      curve(
        '-98,4! -88,-50 -40,-84 0,-88 40,-84 88,-50 98,4! 82,-8 66,-8 50,2! 34,-8 16,-8 0,2! -16,-8 -34,-8 -50,2! -66,-8 -82,-8',
      ),
    ),
    shade(curve('0,-88! 30,-60 46,-30 50,2! 34,-8 16,-8 0,2!')),
    light(curve('0,-88! -30,-60 -46,-30 -50,2! -66,-8 -82,-8 -98,4! -88,-50 -40,-84')),
    accent(rect(-2.5, -102, 5, 16)),
    ...[
      [-70, 40],
      [-44, 66],
      [46, 38],
      [74, 62],
      [30, 76],
    ].map(([x = 0, y = 0]) => accent(transformed(curve('0,-12! 5,2 0,7 -5,2'), { x, y }))),
  ],
};

export const speechBubble: MotifArt = {
  parts: [
    shade(curve('10,-40 60,-48 94,-16 92,34 56,56 60,84! 30,60 -10,56 -24,20 -14,-22')),
    main(curve('-98,-24 -86,-70 -36,-88 24,-82 60,-50 62,-8 34,24 -20,32 -44,30 -70,62! -66,22 -92,4')),
    light(ellipse(-50, -28, 9)),
    light(ellipse(-18, -28, 9)),
    accent(ellipse(14, -28, 9)),
  ],
};

export const queueNumber: MotifArt = {
  parts: [
    dark(roundRect(-72, -98, 144, 40, 10)),
    accent(ellipse(48, -78, 8)),
    shade(polygon('-48,-66 56,-66 56,84 -44,84')),
    light(
      polygon('-54,-66 50,-66 50,78 41,88 32,78 23,88 14,78 5,88 -4,78 -13,88 -22,78 -31,88 -40,78 -54,88'),
    ),
    main(
      polygon(
        '-36,-34 -14,-34 -26,6 -16,6 -16,-10 -4,-10 -4,6 4,6 4,20 -4,20 -4,36 -16,36 -16,20 -44,20 -44,8',
      ),
    ),
    main(polygon('8,-34 40,-34 40,-24 24,36 10,36 25,-20 8,-20')),
    accent(rect(-40, 50, 76, 6)),
    shade(rect(-40, 62, 52, 5)),
  ],
};
