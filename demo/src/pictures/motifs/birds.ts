import { curve, ellipse, line, points, polygon } from '../drawing/path.ts';
import { softRibbon } from '../drawing/ribbon.ts';
import { accent, dark, light, type MotifArt, main, shade } from './motif-art.ts';

export const swan: MotifArt = {
  parts: [
    shade(curve('10,26 40,-22 68,-58 96,-92! 100,-58 108,-62! 98,-28 104,-26! 84,12 50,44 10,48')),
    main(curve('-70,34 -56,10 -20,10 30,22 66,14 92,-14! 94,22 80,52 40,70 -10,72 -52,62')),
    main(
      softRibbon(points('-52,46 -56,20 -38,-10 -18,-36 -16,-62 -32,-78 -50,-74'), (t) =>
        t < 0.35 ? 34 - 46 * t : 18,
      ),
    ),
    main(ellipse(-47, -73, 17, 14)),
    light(curve('-34,42 -6,10 26,-12 70,-42! 66,-14 76,-14! 62,6 72,8! 50,30 20,48 -10,54')),
    accent(curve('-58,-82 -74,-68 -92,-54! -74,-58 -58,-64')),
    dark(curve('-48,-80 -60,-84 -66,-74 -62,-63 -54,-72')),
  ],
  lines: [line('-16,40 14,24 48,-6'), line('0,46 30,32 56,10')],
};

export const seagull: MotifArt = {
  parts: [
    shade(softRibbon(points('8,14 34,-26 62,-50 98,-58'), (t) => 34 * (1 - t) ** 0.7 + 2)),
    dark(softRibbon(points('72,-54 86,-57 98,-58'), (t) => 13 * (1 - t) + 1)),
    main(softRibbon(points('-46,20 -20,12 14,18 44,34 66,46'), (t) => 8 + 26 * Math.sin(Math.PI * t ** 0.8))),
    shade(curve('48,30 82,42! 70,48 78,60! 46,46')),
    main(ellipse(-46, 16, 17, 14)),
    accent(polygon('-58,12 -84,22 -58,24')),
    main(softRibbon(points('6,18 -26,-24 -54,-52 -96,-52'), (t) => 40 * (1 - t) ** 0.7 + 3)),
    dark(softRibbon(points('-68,-54 -82,-54 -97,-51'), (t) => 15 * (1 - t) + 1)),
    dark(ellipse(-50, 13, 2.6)),
  ],
  lines: [line('0,8 -24,-26 -48,-44'), line('14,10 36,-20 58,-40')],
};

export const bird: MotifArt = {
  parts: [
    shade(curve('36,10 66,34 98,72! 70,62 72,84! 40,44')),
    main(curve('-66,-34 -44,-62 -14,-56 12,-28 44,4 62,34 30,50 -14,46 -50,20 -62,-8')),
    light(curve('-62,-10 -50,18 -18,44 18,46 -4,30 -28,-4 -44,-14')),
    accent(polygon('-62,-40 -94,-26 -60,-20')),
    shade(curve('-18,-22 16,-14 48,16 74,50! 50,44 48,56! 30,42 20,50! -4,24 -18,0')),
    dark(ellipse(-43, -38, 5)),
    dark(softRibbon(points('-100,74 -40,66 20,72 100,58'), () => 7)),
    accent(curve('-84,70 -78,46 -58,38! -62,60')),
    accent(curve('66,62 84,38 98,36! 92,56')),
  ],
  lines: [line('-12,46 -14,68'), line('10,48 10,70'), line('-6,-8 22,6 44,34'), line('-10,6 10,16 28,36')],
};

export const feather: MotifArt = {
  parts: [
    main(
      curve(
        '70,-98! 92,-52 80,-6 60,16! 66,22! 44,44 30,44! 30,54! -4,70 -40,74! -38,42 -32,22! -40,22! -30,-10 -18,-24! -24,-30! 4,-62 38,-86',
      ),
    ),
    light(curve('70,-98! 92,-52 80,-6 60,16! 66,22! 44,44 30,44! 30,54! -4,70 -40,74! -8,34 26,-14 52,-60')),
    dark(softRibbon(points('66,-90 34,-26 -14,42 -46,80 -74,98'), (t) => 2 + 5 * t)),
  ],
  lines: [
    line('54,-64 72,-40'),
    line('40,-36 66,-14'),
    line('22,-6 44,16'),
    line('2,24 20,40'),
    line('46,-54 20,-58'),
    line('28,-24 -2,-30'),
    line('8,10 -18,2'),
    line('-10,34 -28,28'),
  ],
};
