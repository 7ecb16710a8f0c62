import { curve, ellipse, polygon, rect, roundRect } from '../../drawing/path.ts';
import { sheet } from '../../drawing/sheet.ts';
import { clipped, fill, group, type Mark, stroke } from '../../drawing/svg.ts';
import { motifs } from '../../motifs/motifs.ts';
import { darkOnLight } from '../../motifs/tones.ts';
import type { Interior } from './interior.ts';

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

export const gallery: Interior = (colours, random) => {
  const art = random.pick([
    [motifs.moon, motifs['paper-boat'], motifs.lighthouse],
    [motifs.candle, motifs.hand, motifs.bird],
    [motifs.fish, motifs.wave, motifs.key],
  ]);
  const grounds = [colours.spark, colours.bright, colours.deep];
  return {
    ground: colours.glow,
    marks: () => [
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
          clipped(
            `frame${index}`,
            [frame],
            [
              group(
                [
                  ...(art[index]?.parts ?? []).map(({ d, tone }) =>
                    fill(d, darkOnLight({ ...colours, body: colours.paper })[tone]),
                  ),
                ],
                { x, y: 370, scale: 1.05 },
              ),
            ],
          ),
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
    ],
  };
};
