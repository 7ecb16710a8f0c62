import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Content } from './encodings.ts';

const textExtensions = new Set([
  '.css',
  '.csv',
  '.html',
  '.js',
  '.json',
  '.map',
  '.md',
  '.mjs',
  '.rss',
  '.svg',
  '.txt',
  '.webmanifest',
  '.xml',
]);

/** Text as a string, so that it is also written compressed; all else as bytes. */
export const readContent = (file: string): Content =>
  textExtensions.has(extname(file)) ? readFileSync(file, 'utf8') : readFileSync(file);
