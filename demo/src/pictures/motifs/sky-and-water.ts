import {
  arcPoints,
  curve,
  curveThrough,
  ellipse,
  line,
  points,
  polar,
  polygon,
  polygonThrough,
  starPoints,
  straight,
} from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { transformed } from '../drawing/transform.ts';
import { accent, blush, dark, light, type MotifArt, main, shade } from './motif-art.ts';

const around = (count: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => turn + (index * 360) / count);
const star5 = polygonThrough(starPoints(5, 100, 42));
const smallStar = (x: number, y: number, size: number) =>
  transformed(polygonThrough(starPoints(4, 100, 28)), { x, y, scale: size / 100 });

export const moon: MotifArt = {
  parts: [
    main(curve('18,-88! -34,-82 -76,-30 -70,34 -22,82 44,78 84,40! 40,54 -6,34 -24,-14 -8,-62')),
    shade(curve('84,40! 44,78 -22,82 -70,34 -60,40 -20,68 40,64')),
    light(smallStar(48, -34, 28)),
    light(smallStar(78, -76, 16)),
    accent(smallStar(24, 12, 14)),
    dark(curve('-50,6 -40,14 -28,8 -40,8')),
  ],
  lines: [line('-22,-16 -8,2 -20,14'), line('-28,34 -20,38 -10,36')],
};

export const sun: MotifArt = {
  parts: [
    ...around(12).map((turn) => shade(transformed(polygon('56,-10 100,0 56,10'), { turn }))),
    ...around(12, 15).map((turn) =>
      accent(transformed(curve('54,-6 66,-8 80,2 88,-2! 80,10 66,6 54,6'), { turn })),
    ),
    main(ellipse(0, 0, 52)),
    light(
      curveThrough([
        ...arcPoints({ x: 0, y: 0 }, 52, -90, 90),
        { x: 8, y: 30 },
        { x: 12, y: 6 },
        { x: 0, y: -10 },
      ]),
    ),
    dark(curve('-32,-12 -20,-20 -8,-12 -20,-8')),
    dark(curve('32,-12 20,-20 8,-12 20,-8')),
    blush(curve('-12,26 0,22 12,26 0,34')),
    blush(ellipse(-28, 10, 6)),
    blush(ellipse(28, 10, 6)),
  ],
  lines: [line('-34,-24 -20,-30 -6,-22 -2,6 -8,12 2,14'), line('34,-24 20,-30 8,-24')],
};

export const star: MotifArt = {
  parts: [
    main(star5),
    ...around(5, -90).map((turn) => light(transformed(polygon('0,0 42,0 100,0 34,-25'), { turn }))),
    accent(smallStar(78, -74, 22)),
    accent(smallStar(-82, 74, 18)),
  ],
};

const blade = polygon(
  '0,-4 7,-24 5,-36 22,-54 26,-46 7,-26 6,-56 24,-80 30,-72 6,-46 5,-92 0,-100 -5,-92 -6,-46 -30,-72 -24,-80 -6,-56 -7,-26 -26,-46 -22,-54 -5,-36 -7,-24',
);

export const snowflake: MotifArt = {
  parts: [
    ...around(6, 30).map((turn) => shade(transformed(polygon('0,0 9,-30 0,-58 -9,-30'), { turn }))),
    ...around(6).map((turn) => main(transformed(blade, { turn }))),
    light(polygonThrough(starPoints(6, 26, 15, -60))),
    accent(ellipse(0, 0, 8)),
  ],
  lines: around(6).map((turn) => transformed(straight('0,0 0,-90'), { turn })),
};

export const wave: MotifArt = {
  parts: [
    accent(ellipse(52, -58, 26)),
    shade(curve('-100,60! -70,20 -34,-6 10,0 50,26 100,20! 100,100! -100,100!')),
    main(
      curve(
        '-100,100! -98,40 -80,-20 -36,-66 14,-74 44,-48 46,-20 30,-2 10,-4 4,-20 14,-30! -4,-36 -22,-18 -20,14 6,44 50,56 100,44! 100,100!',
      ),
    ),
    light(
      curve(
        '-90,20 -74,-20 -36,-58 6,-66 34,-48 38,-26 28,-12 16,-12! 30,-34 12,-52 -16,-48 -44,-28 -64,8! -66,-4 -80,30!',
      ),
    ),
    light(curve('-56,64 -30,74 10,80 54,74 100,62! 100,72! 54,86 4,92 -36,84')),
    ...[
      [44, -84, 5],
      [62, -34, 6],
      [58, -14, 4],
      [22, -92, 4],
      [-4, -88, 5],
    ].map(([x = 0, y = 0, r = 0]) => light(ellipse(x, y, r))),
  ],
  lines: [
    line('-82,70 -78,26 -54,-14 -22,-34'),
    line('-64,84 -62,44 -42,8'),
    line('-40,92 -36,60 -26,36'),
    line('0,66 40,74 90,64'),
  ],
};

export const shell: MotifArt = {
  parts: [
    shade(polygon('-26,62 -44,92 44,92 26,62')),
    main(
      curveThrough(
        Array.from({ length: 27 }, (_, index) => {
          const angle = -205 + (index * 230) / 26;
          return polar(index % 2 === 0 ? 88 : 100, angle, { x: 0, y: 8 });
        }).concat([
          { x: 20, y: 80 },
          { x: -20, y: 80 },
        ]),
      ),
    ),
    ...[-170, -135, -100, -65, -30, 5].map((angle) => {
      const a = polar(90, angle, { x: 0, y: 8 });
      const b = polar(90, angle + 17, { x: 0, y: 8 });
      return light(polygonThrough([{ x: 0, y: 80 }, a, b]));
    }),
    accent(ellipse(0, 82, 12)),
  ],
  lines: [-152, -117, -82, -47, -12].map((angle) => {
    const tip = polar(86, angle, { x: 0, y: 8 });
    return line(`0,74 ${tip.x},${tip.y}`);
  }),
};

export const paperBoat: MotifArt = {
  parts: [
    shade(polygon('0,-82 -46,20 0,30')),
    main(polygon('0,-82 46,20 0,30')),
    shade(polygon('-98,-4 0,30 -52,66')),
    main(polygon('98,-4 0,30 52,66')),
    light(polygon('-98,-4 -52,66 52,66 98,-4 0,30')),
    dark(softRibbon(points('-100,76 -66,68 -34,78 0,70 34,78 66,68 100,76'), () => 6)),
    accent(softRibbon(points('-80,92 -50,86 -20,93 10,87 40,93 70,87'), () => 5)),
  ],
  lines: [straight('0,-82 0,30'), straight('0,30 -52,66'), straight('0,30 52,66')],
};

export const lighthouse: MotifArt = {
  parts: [
    accent(polygon('10,-70 100,-100 100,-40')),
    accent(polygon('-10,-70 -100,-96 -100,-52')),
    shade(curve('-80,100! -66,74 -30,62 20,66 62,76 82,100!')),
    main(polygon('-18,-48 18,-48 30,78 -30,78')),
    dark(polygon('-20.5,-22 20.5,-22 23.5,10 -23.5,10')),
    dark(polygon('-26,38 26,38 29,68 -29,68')),
    dark(polygon('-26,-56 26,-56 22,-46 -22,-46')),
    light(polygon('-14,-84 14,-84 14,-56 -14,-56')),
    shade(curve('-18,-84! 0,-102 18,-84!')),
    light(curve('-7,78! -7,62 0,56 7,62 7,78!')),
  ],
  lines: [straight('-5,-84 -5,-56'), straight('5,-84 5,-56')],
};
