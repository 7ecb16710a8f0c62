import type { Art } from '../drawing/art.ts';
import { cutOut } from '../motifs/draw-motif.ts';
import { findSetting } from './paper/settings.ts';
import type { Scene } from './scene.ts';

/** Layers of cut paper, each with its shadow. */
export function paperCut(scene: Scene): Art {
  const { colours, focus, motif, name, size } = scene;
  const { draw, ground, createTones } = findSetting(name);
  const marks = () => {
    const { behind, before } = draw(scene);
    return [...behind, cutOut(motif, createTones(colours), { ...focus, scale: size / 240 }), ...before];
  };
  return { ground: colours[ground], marks };
}
