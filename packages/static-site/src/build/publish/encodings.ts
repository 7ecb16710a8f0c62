import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Files } from './files.ts';

export const allEncodings = ['br', 'gz'] as const;

export type Encoding = (typeof allEncodings)[number];

/** Brotli 5 costs a tenth of 11 and is within a few per cent of it on pages; files that live for years are worth more. */
export type Effort = 'page' | 'immutable';

const brotliQuality: Readonly<Record<Effort, number>> = { page: 5, immutable: 11 };

const encoders: Readonly<Record<Encoding, (content: Buffer, effort: Effort) => Buffer>> = {
  br: (content, effort) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => gzipSync(content, { level: 9 }),
};

/** Text is compressed; bytes (pictures, fonts) are compressed already. */
export type Content = string | Uint8Array;

export interface Writer {
  readonly files: Files;
  /** Which compressed forms stand beside each text file. */
  readonly encodings: readonly Encoding[];
}

/** Writes a file and its compressed forms: `index.html`, `index.html.br`, `index.html.gz`. Answers which forms it made. */
export function writeContent(
  { files, encodings }: Writer,
  path: string,
  content: Content,
  effort: Effort,
): readonly Encoding[] {
  files.write(path, content);
  if (encodings.length === 0 || typeof content !== 'string') return [];
  const bytes = Buffer.from(content);
  for (const encoding of encodings) files.write(`${path}.${encoding}`, encoders[encoding](bytes, effort));
  return encodings;
}
