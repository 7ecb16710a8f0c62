import type { PortraitHint } from '../../persons/portrait-hint.ts';
import type { Art } from '../drawing/art.ts';
import type { Frame } from '../drawing/svg.ts';
import { cutPaper } from './cut-paper.ts';
import { dotted } from './dotted.ts';
import { inked } from './inked.ts';
import { createSitter } from './sitter.ts';

/** A head and shoulders in one of three manners: cut paper, halftone or ink. */
export function portraitArt(key: string, hint: PortraitHint, frame: Frame): Art {
  const sitter = createSitter(key, hint);
  return sitter.random.pick([cutPaper, dotted, inked])(sitter, frame);
}
