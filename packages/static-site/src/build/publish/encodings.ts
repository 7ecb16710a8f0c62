import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { Files } from './files.ts';

export const allEncodings = ['br', 'gz'] as const;

export type Encoding = (typeof allEncodings)[number];

/** Brotli 5 costs a tenth of 11 and is within a few per cent of it on pages; files that live for years are worth more. */
const pageQuality = 5;
const immutableQuality = 11;

const brotliOptions = ({ length }: Buffer, quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length },
});
const gzipOptions = { level: 9 };

const pageEncoders: Readonly<Record<Encoding, (content: Buffer) => Buffer>> = {
  br: (content) => brotliCompressSync(content, brotliOptions(content, pageQuality)),
  gz: (content) => gzipSync(content, gzipOptions),
};

const immutableEncoders: Readonly<Record<Encoding, (content: Buffer) => Promise<Buffer>>> = {
  br: (content) => promisify(brotliCompress)(content, brotliOptions(content, immutableQuality)),
  gz: (content) => promisify(gzip)(content, gzipOptions),
};

/** Text is compressed; bytes (pictures, fonts) are compressed already. */
export type Content = string | Uint8Array;

export interface Writer {
  readonly files: Files;
  /** Which compressed forms stand beside each text file. */
  readonly encodings: readonly Encoding[];
}

const isCompressed = (content: Content): content is Uint8Array => typeof content !== 'string';

/** Writes a file and its compressed forms: `index.html`, `index.html.br`, `index.html.gz`. Answers which forms it made. */
export function writeContent(
  { files, encodings }: Writer,
  path: string,
  content: Content,
): readonly Encoding[] {
  files.write(path, content);
  if (encodings.length === 0 || isCompressed(content)) return [];
  const bytes = Buffer.from(content);
  for (const encoding of encodings) files.write(`${path}.${encoding}`, pageEncoders[encoding](bytes));
  return encodings;
}

/** A content with its compressed forms. */
export interface EncodedContent {
  readonly content: Content;
  readonly forms: readonly (readonly [Encoding, Buffer])[];
}

/** Works on all cores: for the scripts of a site it takes seconds. */
export async function encodeImmutable(
  encodings: readonly Encoding[],
  content: Content,
): Promise<EncodedContent> {
  if (encodings.length === 0 || isCompressed(content)) return { content, forms: [] };
  const bytes = Buffer.from(content);
  const encode = async (encoding: Encoding) => [encoding, await immutableEncoders[encoding](bytes)] as const;
  return { content, forms: await Promise.all(encodings.map(encode)) };
}
