import { rect } from '../drawing/path.ts';
import { fill, type Mark } from '../drawing/svg.ts';
import { cutOut } from './paper.ts';
import { paperSetting } from './paper-settings.ts';
import type { Scene } from './scene.ts';

/** Layers of cut paper, each with its shadow. */
export function paperCut(scene: Scene): Mark[] {
  const { colours, focus, frame, motif, name, size } = scene;
  const { draw, ground, tonesOf } = paperSetting(name);
  const { behind, before } = draw(scene);
  return [
    fill(rect(0, 0, frame.width, frame.height), colours[ground]),
    ...behind,
    cutOut(motif, tonesOf(colours), { ...focus, scale: size / 240 }),
    ...before,
  ];
}
