import { curve, ellipse, line, points, polar, polygon } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import { accent, dark, light, type MotifArt, main, type Part, shade, symmetric } from './motif-art.ts';

const around = (count: number, turn: number) =>
  Array.from({ length: count }, (_, index) => turn + (index * 360) / count);

const roundPetal = curve('0,0! -22,-16 -31,-40 -20,-60 0,-64 20,-60 31,-40 22,-16');
const petals = (
  count: number,
  scale: number,
  turn: number,
  tone: (d: string) => Part,
  centre = { x: 0, y: 0 },
) => around(count, turn).map((angle) => tone(transformed(roundPetal, { ...centre, scale, turn: angle })));

const broadLeaf = curve('0,0! 22,-14 56,-20 92,0! 56,22 22,16');

export const camellia: MotifArt = {
  parts: [
    ...[160, 20].map((turn) => shade(transformed(broadLeaf, { turn, scale: 1.16 }))),
    ...petals(6, 1.34, 0, main),
    ...petals(6, 1.16, 30, light),
    ...petals(6, 0.94, 0, main),
    ...petals(5, 0.72, 20, light),
    ...petals(5, 0.48, 56, main),
    accent(ellipse(0, 0, 14)),
  ],
  lines: around(9, 10).map((angle) => {
    const [from, to] = [polar(5, angle), polar(12, angle)];
    return line(`${from.x},${from.y} ${to.x},${to.y}`);
  }),
};

export const rose: MotifArt = {
  parts: [
    dark(softRibbon(points('0,0 6,40 -4,72 0,100'), () => 6)),
    shade(transformed(broadLeaf, { x: 2, y: 62, turn: -28, scale: 0.72 })),
    shade(transformed(broadLeaf, { x: 0, y: 80, turn: 208, scale: 0.64 })),
    shade(curve('-46,-18 -34,20 0,34 34,20 46,-18 26,2 0,8 -26,2')),
    main(curve('-58,-56 -62,-24 -40,10 0,24 -6,-14 -30,-40')),
    main(curve('58,-56 62,-24 40,10 0,24 6,-14 30,-40')),
    light(curve('-40,-66 -48,-34 -30,2 0,22 30,2 48,-34 40,-66 0,-44')),
    main(curve('-40,-66 -26,-92 10,-98 40,-80 44,-58 20,-30 -14,-34')),
    shade(curve('-22,-66 -10,-82 16,-84 28,-68 18,-50 -8,-48')),
    light(curve('-8,-66 2,-76 16,-72 18,-62 6,-54')),
    main(curve('-34,-50 -8,-34 24,-36 46,-62 44,-30 22,-8 -8,-10 -30,-28')),
  ],
  lines: [
    line('-34,-50 -8,-34 24,-36 46,-62'),
    line('0,22 -14,2 -22,-20'),
    transformed(line('4,0 82,0'), { x: 2, y: 62, turn: -28, scale: 0.72 }),
    transformed(line('4,0 82,0'), { x: 0, y: 80, turn: 208, scale: 0.64 }),
  ],
};

export const cherry: MotifArt = {
  parts: [
    dark(softRibbon(points('-96,-70 -50,-78 0,-70 60,-86 98,-80'), (t) => 9 - 4 * t)),
    shade(transformed(broadLeaf, { x: 12, y: -70, turn: 24, scale: 0.86 })),
    ...petals(5, 0.5, 0, light, { x: -58, y: -74 }),
    accent(ellipse(-58, -74, 7)),
    ...petals(5, 0.34, 20, light, { x: 66, y: -86 }),
    accent(ellipse(66, -86, 5)),
    main(ellipse(-32, 56, 36, 35)),
    main(ellipse(40, 48, 34, 33)),
    light(curve('-52,40 -44,32 -36,34 -46,46')),
    light(curve('20,34 28,26 36,28 26,40')),
  ],
  lines: [
    line('-30,24 -24,-20 2,-70'),
    line('38,18 30,-24 2,-70'),
    line('-38,26 -30,30 -22,26'),
    line('30,20 38,24 46,20'),
    transformed(line('8,0 84,0'), { x: 12, y: -70, turn: 24, scale: 0.86 }),
  ],
};

const mapleHalf =
  '0,-100! 12,-66 22,-72! 22,-46 30,-44 58,-70! 58,-52 86,-54! 74,-32 92,-20! 62,-2 60,8 72,24! 40,22 14,34! 6,40';

export const leaf: MotifArt = {
  parts: [
    main(symmetric(mapleHalf)),
    shade(
      curve(
        '0,-100! -12,-66 -22,-72! -22,-46 -30,-44 -58,-70! -58,-52 -86,-54! -74,-32 -92,-20! -62,-2 -60,8 -72,24! -40,22 -14,34! 0,40!',
      ),
    ),
    dark(softRibbon(points('0,30 4,66 -8,98'), (t) => 4 + 4 * t)),
  ],
  lines: [
    line('0,36 0,-84'),
    line('0,20 44,-44'),
    line('0,20 -44,-44'),
    line('0,26 68,-20'),
    line('0,26 -68,-20'),
    line('0,30 50,16'),
    line('0,30 -50,16'),
  ],
};

const fir = (x: number, top: number, width: number) => {
  const reach = (share: number) => width * share;
  const level = (y: number) => top + y;
  return polygon(
    `${x},${level(0)} ${x + reach(0.42)},${level(50)} ${x + reach(0.2)},${level(46)} ${x + reach(0.7)},${level(98)} ${x + reach(0.34)},${level(92)} ${x + reach(1)},${level(150)} ${x - reach(1)},${level(150)} ${x - reach(0.34)},${level(92)} ${x - reach(0.7)},${level(98)} ${x - reach(0.2)},${level(46)} ${x - reach(0.42)},${level(50)}`,
  );
};

export const forest: MotifArt = {
  parts: [
    accent(ellipse(26, -34, 30)),
    shade(fir(-64, -60, 30)),
    shade(fir(64, -76, 32)),
    shade(fir(4, -70, 26)),
    main(fir(-32, -92, 38)),
    main(fir(40, -50, 34)),
    dark(polygon('-36,58 -28,58 -28,92 -36,92')),
    dark(polygon('37,98 43,98 43,100 37,100')),
    light(fir(-84, -10, 20)),
    dark(fir(86, -4, 22)),
    shade(curve('-100,92! -60,80 0,88 60,78 100,88! 100,100! -100,100!')),
  ],
  lines: [line('-32,-50 -32,50'), line('40,0 40,90')],
};
