import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPortraitHint, findPosterHint } from '../hints.ts';
import type { WantedPicture } from './list-pictures.ts';

const digest = (parts: readonly string[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 22);
};

/** All code that draws: when a line of it changes, every picture is made anew. */
export function drawingCode(): string {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return digest(files.map((file) => readFileSync(join(folder, file), 'utf8')));
}

const findHint = ({ kind, key }: WantedPicture): unknown => {
  if (kind === 'portrait') return findPortraitHint(key);
  return kind === 'poster' || kind === 'banner' ? findPosterHint(key) : null;
};

/** Two pictures of one recipe are the same picture. */
export const createRecipe = (picture: WantedPicture, code: string): string =>
  digest([code, picture.kind, picture.key, JSON.stringify(findHint(picture))]);
