import type { Art } from '../drawing/art.ts';
import { fill, group, type Mark, stroke } from '../drawing/svg.ts';
import { transformed } from '../drawing/transform.ts';
import type { Tones } from '../motifs/tones.ts';
import type { Scene } from './scene.ts';

/** Lines that run around the thing and around each other, as around a stone in raked sand. */
export function echoes(scene: Scene): Art {
  const isDay = scene.random.chance(0.5);
  return { ground: isDay ? scene.colours.paper : scene.colours.night, marks: () => drawn(scene, isDay) };
}

function drawn({ colours, focus, frame, motif, size }: Scene, isDay: boolean): Mark[] {
  const place = { ...focus, scale: size / 224 };
  const whole = motif.parts.map(({ d }) => transformed(d, place)).join(' ');
  const gap = size / (frame.width > frame.height ? 17 : 22);
  const rings = Math.ceil((Math.hypot(frame.width, frame.height) - size * 0.5) / gap / 1.4);
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
    flame: colours.spark,
  };
  return [
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
