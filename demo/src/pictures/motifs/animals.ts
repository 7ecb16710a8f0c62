import { curve, ellipse, line, points, polygon } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { accent, dark, light, type MotifArt, main, shade, symmetric } from './motif-art.ts';

export const cat: MotifArt = {
  parts: [
    shade(softRibbon(points('30,84 66,86 86,60 74,28 82,4'), (t) => 20 - 10 * t)),
    main(symmetric('0,-28 22,-20 34,14 44,56 40,92 18,98 0,98')),
    main(symmetric('0,-80 12,-80 36,-100! 42,-66 40,-44 24,-26 0,-22')),
    light(symmetric('0,4 12,8 18,36 16,70 0,84')),
    accent(curve('-26,-56 -18,-62 -8,-54 -18,-49')),
    accent(curve('26,-56 18,-62 8,-54 18,-49')),
    dark(ellipse(-17, -55.5, 2.4, 5)),
    dark(ellipse(17, -55.5, 2.4, 5)),
    dark(polygon('-5,-43 5,-43 0,-37')),
    shade(polygon('-32,-88 -18,-78 -34,-70')),
    shade(polygon('32,-88 18,-78 34,-70')),
  ],
  lines: [
    line('-20,-38 -58,-44'),
    line('-20,-34 -56,-32'),
    line('20,-38 58,-44'),
    line('20,-34 56,-32'),
    line('-10,92 -10,62'),
    line('10,92 10,62'),
  ],
};

export const rabbit: MotifArt = {
  parts: [
    shade(
      softRibbon(points('-26,-34 -14,-64 -10,-98'), (t) => 9 + 17 * Math.sin(Math.PI * (0.25 + 0.75 * t))),
    ),
    main(
      softRibbon(points('-38,-34 -42,-66 -56,-98'), (t) => 9 + 18 * Math.sin(Math.PI * (0.25 + 0.75 * t))),
    ),
    accent(softRibbon(points('-40,-48 -44,-68 -53,-90'), (t) => 1 + 9 * Math.sin(Math.PI * t))),
    main(curve('-20,0 14,-14 56,4 76,44 66,80 20,92 -26,88 -36,50')),
    main(curve('-74,-14 -62,-36 -36,-42 -14,-28 -10,0 -26,16 -52,14')),
    shade(curve('6,50 34,26 66,42 70,76 44,90 8,88')),
    light(ellipse(80, 62, 15)),
    main(curve('-34,84 -12,74 10,80 16,94 -10,96 -38,96')),
    accent(curve('-76,-16 -70,-20 -66,-14 -72,-10')),
    dark(ellipse(-49, -20, 4.5, 5.5)),
  ],
  lines: [line('-66,-6 -88,-4'), line('-64,-2 -84,8'), line('-24,20 -30,48 -24,84')],
};

export const horse: MotifArt = {
  parts: [
    shade(
      curve(
        '-2,-94! 26,-84 30,-70! 50,-66 50,-50! 70,-42 66,-26! 84,-12 78,4! 92,26 84,44! 96,70 88,98! 30,98 20,10',
      ),
    ),
    main(
      curve(
        '-8,-96! 6,-74 34,-50 56,-8 60,50 68,98! -30,98! -30,66 -8,34 -14,14 -40,20 -60,36 -80,32 -86,14 -66,-16 -44,-48 -28,-66 -26,-88!',
      ),
    ),
    light(curve('-86,16 -74,0 -58,6 -52,26 -62,36 -80,32')),
    light(polygon('-22,-62 -34,-46 -62,-12 -58,-8 -30,-38')),
    accent(softRibbon(points('-50,-38 -34,-16 -26,8'), () => 5)),
    accent(softRibbon(points('-30,6 0,-4 34,-30'), () => 5)),
    accent(ellipse(-27, 7, 6)),
    dark(curve('-32,-40 -24,-48 -14,-42 -22,-36')),
    dark(ellipse(-74, 16, 3.5, 5)),
  ],
  lines: [line('-80,26 -70,28 -62,24'), line('10,-40 28,-20 36,6'), line('30,-10 40,16 42,46')],
};

export const donkey: MotifArt = {
  parts: [
    shade(softRibbon(points('22,-40 46,-70 50,-100'), (t) => 12 + 16 * Math.sin(Math.PI * (0.2 + 0.8 * t)))),
    shade(
      softRibbon(points('-22,-40 -46,-70 -50,-100'), (t) => 12 + 16 * Math.sin(Math.PI * (0.2 + 0.8 * t))),
    ),
    light(softRibbon(points('26,-46 44,-70 48,-92'), (t) => 2 + 12 * Math.sin(Math.PI * t))),
    light(softRibbon(points('-26,-46 -44,-70 -48,-92'), (t) => 2 + 12 * Math.sin(Math.PI * t))),
    main(symmetric('0,-58 24,-50 38,-22 34,14 30,44 36,66 26,90 0,98')),
    light(symmetric('0,48 22,46 34,66 26,90 0,98')),
    dark(symmetric('0,-76 10,-62 14,-40 4,-20! 0,-34')),
    dark(curve('-34,-14 -22,-24 -12,-14 -22,-8')),
    dark(curve('34,-14 22,-24 12,-14 22,-8')),
    dark(ellipse(-13, 68, 4.5, 7)),
    dark(ellipse(13, 68, 4.5, 7)),
    ...[-52, -30, 30, 52].map((x) => accent(ellipse(x, Math.abs(x) === 30 ? -46 : -30, 9))),
    ...[-41, 41].map((x) => accent(ellipse(x, -40, 7))),
  ],
  lines: [line('-12,84 0,88 12,84'), line('-24,-28 -14,-30'), line('24,-28 14,-30')],
};

export const elephant: MotifArt = {
  parts: [
    shade(softRibbon(points('80,-14 94,8 92,36'), () => 5)),
    shade(polygon('-30,26 -8,26 -8,88 -28,88')),
    shade(polygon('34,26 56,26 54,88 36,88')),
    main(curve('-48,-36 -10,-56 40,-52 74,-30 84,8 80,92! 56,92! 54,44 16,46 10,92! -14,92! -20,30')),
    main(curve('-80,-30 -68,-60 -34,-70 -8,-50 -8,-10 -30,12 -62,8')),
    main(softRibbon(points('-66,-16 -80,14 -78,48 -86,72 -100,76'), (t) => 36 - 25 * t)),
    light(curve('-58,8 -78,30 -98,28! -84,22 -70,-2')),
    shade(curve('-34,-56 -4,-58 16,-34 10,4 -14,22 -30,-2 -38,-30')),
    accent(curve('24,-56! 62,-44! 66,-6 46,6 24,2')),
    light(curve('31,-46! 56,-38! 58,-10 46,-3 32,-5')),
    dark(ellipse(-58, -32, 4)),
  ],
  lines: [
    line('-88,40 -70,36'),
    line('-88,54 -72,56'),
    line('-84,24 -68,16'),
    line('38,-34 50,-12'),
    line('51,-31 37,-13'),
    line('-22,-40 -4,-30 0,-8'),
  ],
};

const scale = (x: number, y: number) => line(`${x},${y - 11} ${x + 10},${y} ${x},${y + 11}`);

export const fish: MotifArt = {
  parts: [
    shade(curve('44,0! 70,-24 98,-46! 86,0 98,46! 70,24')),
    accent(curve('-30,-34 -4,-66 44,-64! 34,-44 36,-26')),
    accent(curve('-10,36 10,62 36,62! 30,44 28,26')),
    main(curve('-98,4! -66,-34 -16,-46 30,-26 58,0 30,26 -16,44 -66,34')),
    light(curve('-98,4! -66,-34 -54,-38 -40,0 -54,38 -66,34')),
    dark(ellipse(-68, -8, 6)),
    shade(curve('-38,6 -14,2 4,16 -16,26')),
  ],
  lines: [
    line('-54,-38 -40,0 -54,38'),
    line('-96,8 -84,10'),
    ...[-20, 4].flatMap((y) => [scale(-20, y - 8), scale(-2, y - 2), scale(16, y), scale(32, y + 4)]),
    line('70,-14 88,-28'),
    line('72,0 90,0'),
    line('70,14 88,28'),
  ],
};
