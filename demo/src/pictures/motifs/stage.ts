import {
  arcPoints,
  curve,
  ellipse,
  line,
  points,
  polar,
  polygon,
  polygonThrough,
  rect,
  roundRect,
  sector,
  straight,
} from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import {
  accent,
  blush,
  dark,
  flame,
  light,
  type MotifArt,
  main,
  type Part,
  shade,
  symmetric,
} from './motif-art.ts';

const flip = (d: string) => transformed(d, { flip: true });
const both = (tone: (d: string) => Part, d: string) => [tone(d), tone(flip(d))];

export const mask: MotifArt = {
  parts: [
    ...both(
      accent,
      softRibbon(points('72,-30 92,0 84,34 96,66'), (t) => 12 - 8 * t),
    ),
    main(symmetric('0,-58 34,-72 74,-66 88,-30 78,14 54,52 24,80 0,88')),
    light(curve('0,-58! -34,-72 -74,-66 -88,-30 -78,14 -54,52 -24,80 0,88! -4,40 -10,6 0,-22')),
    ...both(dark, curve('16,-22 34,-38 62,-32 68,-16 46,-8 26,-10')),
    dark(curve('-44,34! -20,44 0,46 20,44 44,34! 34,62 0,74 -34,62')),
    blush(curve('-30,44 0,54 30,44 24,50 0,58 -24,50')),
    ...both(blush, ellipse(60, 12, 9)),
  ],
  lines: [
    line('12,-48 38,-56 66,-46'),
    line('-12,-48 -38,-56 -66,-46'),
    line('0,-20 -8,8 -10,20 0,24 10,20'),
  ],
};

export const curtain: MotifArt = {
  parts: [
    dark(rect(-96, -92, 192, 184)),
    light(curve('-52,92! -30,40 0,28 30,40 52,92!')),
    ...both(main, curve('4,-92! 98,-92! 98,92! 62,92! 66,40 56,-10 30,-56')),
    ...both(shade, curve('30,-92! 46,-92! 66,-40 78,20 76,92! 68,92! 68,30 54,-36')),
    ...both(shade, curve('66,-92! 78,-92! 88,-30 92,30 92,92! 84,92! 84,20 78,-36')),
    ...both(accent, curve('52,26! 98,16! 98,24! 58,36')),
    ...both(accent, curve('56,34 66,34 70,62 54,62')),
    accent(
      curve(
        '-100,-100! 100,-100! 100,-70 84,-62 66,-74! 48,-58 16,-58 0,-74! -16,-58 -48,-58 -66,-74! -84,-62 -100,-70',
      ),
    ),
  ],
  lines: [line('-84,-84 -66,-80 -48,-84'), line('84,-84 66,-80 48,-84'), line('-18,-80 0,-84 18,-80')],
};

const arm = softRibbon(points('0,34 24,50 58,44 66,8'), () => 5);
const shortArm = softRibbon(points('0,18 18,28 34,20 38,-6'), () => 4);
const candleFlame = (x: number, y: number) => flame(transformed(curve('0,0 -6,-8 0,-24! 6,-8'), { x, y }));
const drop = (x: number, y: number, size = 1) =>
  light(transformed(curve('0,-8! 5,4 0,10 -5,4'), { x, y, scale: size }));

export const chandelier: MotifArt = {
  parts: [
    dark(rect(-1.5, -100, 3, 60)),
    shade(symmetric('0,-62 8,-50 4,-36 14,-20 6,-2 16,18 22,34 12,54 0,62')),
    ...both(main, arm),
    ...both(main, shortArm),
    ...[-66, -38, 38, 66].flatMap((x) => {
      const y = Math.abs(x) === 66 ? 6 : -8;
      return [
        main(curve(`${x - 12},${y} ${x + 12},${y} ${x + 5},${y + 8} ${x - 5},${y + 8}`)),
        light(rect(x - 4, y - 24, 8, 24)),
        candleFlame(x, y - 26),
      ];
    }),
    candleFlame(0, -62),
    ...[-58, -34, 34, 58].map((x) => drop(x, 62 - Math.abs(x) * 0.12)),
    drop(0, 76, 1.6),
    drop(-18, 68, 1.1),
    drop(18, 68, 1.1),
  ],
  lines: [line('-66,16 -40,36 -14,44'), line('66,16 40,36 14,44'), line('-66,14 -34,58 0,62 34,58 66,14')],
};

export const chair: MotifArt = {
  parts: [
    shade(softRibbon(points('-24,26 -30,60 -36,98'), () => 6)),
    shade(softRibbon(points('24,26 30,60 36,98'), () => 6)),
    main(softRibbon(points('-40,28 -38,-20 -42,-66 -22,-94 22,-94 42,-66 38,-20 40,28'), () => 8)),
    accent(softRibbon(points('-22,16 -22,-30 -24,-58 -12,-76 12,-76 24,-58 22,-30 22,16'), () => 5)),
    light(ellipse(0, 24, 52, 14)),
    main(curve('-52,24 -52,34 0,48 52,34 52,24 0,38')),
    main(softRibbon(points('-44,34 -50,66 -58,100'), () => 7)),
    main(softRibbon(points('44,34 50,66 58,100'), () => 7)),
    shade(softRibbon(points('-52,62 0,76 52,62'), () => 4)),
  ],
  lines: [line('-34,22 0,14 34,22')],
};

export const crown: MotifArt = {
  parts: [
    shade(symmetric('0,-60! 22,0 52,-44! 52,40 0,40')),
    main(symmetric('0,-14 18,10 44,-26 58,16 96,-58! 76,52! 0,62')),
    main(polygon('-76,44 -96,-58 -46,8 0,-84 46,8 96,-58 76,44')),
    light(symmetric('0,44 76,44! 72,72! 0,80')),
    accent(ellipse(0, -88, 10)),
    ...both(accent, ellipse(96, -62, 8)),
    accent(polygon('0,48 12,61 0,74 -12,61')),
    ...both(dark, ellipse(34, 60, 6)),
    ...both(dark, ellipse(58, 57, 5)),
    accent(ellipse(0, 10, 9, 13)),
    ...both(light, ellipse(48, 24, 6, 9)),
  ],
};

const fanCentre = { x: 0, y: 78 };
const blades = [-172, -150, -128, -106, -84, -62, -40, -18];

export const fan: MotifArt = {
  parts: [
    ...blades.map((from, index) =>
      (index % 2 === 0 ? main : shade)(sector(fanCentre, 62, 152, [from, from + 21])),
    ),
    ...blades.map((from) => accent(sector(fanCentre, 132, 142, [from + 1.5, from + 19.5]))),
    ...blades.flatMap((from) => {
      const at = polar(104, from + 10.5, fanCentre);
      return [light(ellipse(at.x, at.y, 9)), accent(ellipse(at.x, at.y, 3.6))];
    }),
    ...blades.map((from) => light(sector(fanCentre, 8, 62, [from + 7, from + 14]))),
    dark(ellipse(0, 78, 8)),
    accent(softRibbon(points('0,84 10,92 4,100'), () => 4)),
  ].map(({ d, tone }) => ({ d: transformed(d, { scale: 0.66, y: 4 }), tone })),
};

export const doll: MotifArt = {
  parts: [
    shade(softRibbon(points('40,-6 66,-6'), () => 5)),
    accent(ellipse(80, -18, 13, 11)),
    accent(ellipse(80, 6, 13, 11)),
    dark(ellipse(80, -18, 6, 5)),
    dark(ellipse(80, 6, 6, 5)),
    dark(rect(-22, 84, 12, 14)),
    dark(rect(10, 84, 12, 14)),
    main(symmetric('0,4 16,6 44,44 66,82 40,92 0,94')),
    light(symmetric('0,40 12,44 22,66 20,92 0,93')),
    ...both(
      main,
      softRibbon(points('18,-16 38,0 40,24 26,34'), (t) => 17 - 7 * t),
    ),
    main(symmetric('0,-30 20,-26 24,-8 16,10 0,12')),
    ...both(light, ellipse(25, 36, 6)),
    dark(symmetric('0,-98 26,-94 36,-70 32,-42 20,-34 0,-34')),
    light(symmetric('0,-82 18,-80 24,-60 16,-40 0,-34')),
    dark(symmetric('0,-90 20,-86 26,-66! 12,-76 0,-78')),
    ...both(dark, ellipse(9, -60, 3)),
    ...both(blush, ellipse(15, -51, 4.5)),
    blush(ellipse(0, -47, 4, 2.6)),
    accent(curve('0,-98 -18,-108 -20,-92 0,-96 20,-92 18,-108')),
    accent(rect(-16, 4, 32, 5)),
  ],
  lines: [line('-54,80 0,86 54,80'), line('-12,-66 -6,-66'), line('12,-66 6,-66')],
};

export const nutcracker: MotifArt = {
  parts: [
    shade(rect(-24, 54, 20, 36)),
    shade(rect(4, 54, 20, 36)),
    dark(curve('-34,98! -30,84 -4,84 -2,98!')),
    dark(curve('34,98! 30,84 4,84 2,98!')),
    main(polygon('-34,-14 34,-14 30,60 -30,60')),
    ...both(
      main,
      softRibbon(points('38,-8 50,18 44,46'), () => 16),
    ),
    ...both(accent, ellipse(38, -12, 13, 8)),
    ...both(light, ellipse(43, 52, 8)),
    light(polygon('-34,-14 -4,14 -4,-14')),
    light(polygon('34,-14 4,14 4,-14')),
    accent(rect(-32, 36, 64, 7)),
    ...[-2, 14, 28].map((y) => accent(ellipse(0, y + 4, 4))),
    light(rect(-24, -56, 48, 42)),
    dark(rect(-14, -32, 28, 14)),
    light(rect(-11, -31, 22, 5)),
    light(curve('-16,-18! 16,-18! 12,2 0,10 -12,2')),
    ...both(dark, curve('2,-38 14,-42 26,-34 14,-34')),
    ...both(dark, ellipse(12, -48, 3.4)),
    ...both(blush, ellipse(17, -38, 4)),
    dark(polygon('-30,-100 30,-100 25,-54 -25,-54')),
    accent(polygon('-27,-62 27,-62 26,-54 -26,-54')),
    accent(polygon('0,-94 10,-80 0,-66 -10,-80')),
    accent(softRibbon(points('18,-100 30,-110 26,-122'), (t) => 4 + 6 * t)),
  ].map(({ d, tone }) => ({ d: transformed(d, { scale: 0.9, y: 6 }), tone })),
};

export const mirror: MotifArt = {
  parts: [
    shade(polygon('-8,58 8,58 12,92 -12,92')),
    main(ellipse(0, -22, 62, 78)),
    light(ellipse(0, -22, 48, 64)),
    shade(curve('-48,-22 -40,-62 -8,-85 0,-86! -30,-20 -22,36 0,42! -30,36')),
    main(curve('-40,98! -34,88 34,88 40,98!')),
    accent(symmetric('0,-120 14,-104 10,-92 0,-96')),
    ...both(accent, ellipse(62, -22, 7)),
  ].map(({ d, tone }) => ({ d: transformed(d, { scale: 0.92, y: 8 }), tone })),
  lines: [line('14,-48 30,-66'), line('8,-26 36,-56'), line('16,-14 36,-34')],
};

const flameShape = curve('0,-96! 16,-72 18,-54 0,-40 -18,-54 -16,-72');

export const candle: MotifArt = {
  parts: [
    shade(ellipse(0, -62, 40)),
    flame(flameShape),
    light(curve('0,-78! 8,-62 8,-52 0,-46 -8,-52 -8,-62')),
    dark(rect(-1.5, -46, 3, 12)),
    main(curve('-18,-30! -6,-36 6,-30 18,-36! 18,64! -18,64!')),
    light(curve('-18,-30! -8,-35 -8,-14 -10,2 -14,-6 -14,30 -18,34!')),
    shade(curve('-44,58! 44,58! 34,80 0,86 -34,80')),
    dark(ellipse(0, 60, 46, 8)),
    shade(softRibbon(points('40,62 66,56 70,76 46,80'), () => 6)),
    shade(curve('-30,98! -20,84 20,84 30,98!')),
  ],
  lines: [-60, -30, 0, 30, 60].map((angle) => {
    const [from, to] = [polar(50, angle - 90, { x: 0, y: -62 }), polar(60, angle - 90, { x: 0, y: -62 })];
    return straight(`${from.x},${from.y} ${to.x},${to.y}`);
  }),
};

const spade = (x: number, y: number, scale: number) =>
  transformed(
    curve('0,-50! 22,-22 44,4 36,26 12,24! 6,30 16,48! -16,48! -6,30 -12,24! -36,26 -44,4 -22,-22'),
    { x, y, scale },
  );
const cardSheet = roundRect(-42, -64, 84, 128, 9);
const onCard = (d: string, turn: number, x: number) => transformed(d, { turn, x, y: Math.abs(x) * 0.16 });

export const card: MotifArt = {
  parts: [
    shade(onCard(cardSheet, -22, -40)),
    accent(onCard(transformed(polygon('0,-20 16,0 0,20 -16,0'), { x: -22, y: -40, scale: 0.7 }), -22, -40)),
    shade(onCard(cardSheet, 22, 40)),
    accent(onCard(transformed(polygon('0,-20 16,0 0,20 -16,0'), { x: 22, y: -40, scale: 0.7 }), 22, 40)),
    light(cardSheet),
    dark(spade(0, 0, 0.72)),
    dark(spade(-28, -48, 0.17)),
    dark(transformed(spade(0, 0, 0.17), { x: 28, y: 48, turn: 180 })),
    accent(symmetric('0,-6 10,2 14,-8! 12,12! 0,12')),
  ].map(({ d, tone }) => ({ d: transformed(d, { scale: 1.2, y: 6 }), tone })),
};

export const clock: MotifArt = {
  parts: [
    shade(ellipse(4, 4, 92)),
    main(ellipse(0, 0, 92)),
    light(ellipse(0, 0, 76)),
    accent(polygonThrough([{ x: 0, y: 0 }, ...arcPoints({ x: 0, y: 0 }, 62, -138, -96)])),
    ...Array.from({ length: 12 }, (_, hour) =>
      dark(transformed(rect(-2.4, -70, 4.8, hour % 3 === 0 ? 17 : 9), { turn: hour * 30 })),
    ),
    dark(transformed(polygon('-4,14 4,14 1.5,-62 -1.5,-62'), { turn: 354 })),
    dark(transformed(polygon('-5,12 5,12 2.5,-42 -2.5,-42'), { turn: 312 })),
    accent(ellipse(0, 0, 8)),
  ],
};
