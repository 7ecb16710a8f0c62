import { rect } from '../drawing/path.ts';
import { fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { transformed } from '../drawing/transform.ts';
import type { Scene, Tones } from './scene.ts';

/** Lines that run around the thing and around each other, as around a stone in raked sand. */
export function echoes(scene: Scene): Mark[] {
  const { colours, focus, frame, motif, size, random } = scene;
  const place = { ...focus, scale: size / 224 };
  const whole = motif.parts.map(({ d }) => transformed(d, place)).join(' ');
  const gap = size / 24;
  const rings = Math.ceil((Math.hypot(frame.width, frame.height) - size * 0.5) / gap / 1.4);
  const isDay = random.chance(0.5);
  const [sheet, ink] = isDay ? [colours.paper, colours.night] : [colours.night, colours.glow];
  const contours = Array.from({ length: rings }, (_, index) => {
    const reach = (rings - index) * gap * 2;
    return [stroke(whole, ink, reach + gap * 0.34), stroke(whole, sheet, reach - gap * 0.06)].join('');
  });
  const tones: Tones = {
    main: isDay ? colours.body : colours.bright,
    shade: isDay ? colours.night : colours.body,
    light: colours.paper,
    accent: colours.spark,
    dark: colours.night,
    blush: colours.spark,
  };
  return [
    fill(rect(0, 0, frame.width, frame.height), sheet),
    ...contours,
    stroke(whole, ink, gap * 0.5),
    group(
      [
        ...motif.parts.map(({ d, tone }) => fill(d, tones[tone])),
        ...(motif.lines ?? []).map((d) => stroke(d, isDay ? colours.paper : colours.night, 2)),
      ],
      place,
    ),
  ];
}
