import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { Json } from './json.ts';

export type Encoding = 'identity' | 'br' | 'gzip';

/** A body that is ready to be sent, again and again. */
export interface Answer {
  readonly etag: string;
  readonly identity: Buffer;
  /** Filled when first asked for; a promise only until it is there, since waiting for what is there takes time too. */
  readonly compressed: Map<Encoding, Buffer | Promise<Buffer>>;
  /** The forms in which it has left. */
  readonly sent: Map<Encoding, SentForm>;
  /** The forms that have been asked for again. */
  readonly repeated: Set<Encoding>;
}

/** A whole answer as it was sent, but for what belongs to the request. Headers are names and values by turns. */
export interface SentForm {
  readonly route: string;
  readonly headers: readonly string[];
  /** Those that go with a body alone. */
  readonly bodyHeaders: readonly string[];
  readonly body: SentBody;
}

/** A text has a character for each byte. */
type SentBody = Buffer | string;

/** Below this a packet is a packet. */
const smallestCompressed = 1000;

/** Up to this size handing a body to another thread takes as long as compressing it, and both wait for it. */
const largestCompressedAtOnce = 64 * 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Most answers are asked for once: half the time for 15 % more bytes. */
const quickly = { br: brotliQuality(1), gzip: { level: 1 } };
/** Those that are asked for again are made 25 % smaller beside what else is done. */
const well = { br: brotliQuality(5), gzip: { level: 6 } };

function brotliQuality(quality: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}

export const makeAnswer = (body: unknown): Answer =>
  makeBytesAnswer(body instanceof Json ? body.toBytes() : Buffer.from(JSON.stringify(body)));

export const makeTextAnswer = (text: string): Answer => makeBytesAnswer(Buffer.from(text));

function makeBytesAnswer(identity: Buffer): Answer {
  // Weak: the same for every encoding of the body.
  return {
    identity,
    etag: `W/"${hash('sha1', identity, 'base64url')}"`,
    compressed: new Map(),
    sent: new Map(),
    repeated: new Set(),
  };
}

export function chooseEncoding(accepted: string | undefined, { identity }: Answer): Encoding {
  if (!accepted || identity.length < smallestCompressed) return 'identity';
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : 'identity';
}

function accepts(accepted: string, encoding: string): boolean {
  const at = accepted.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(accepted.slice(at + encoding.length));
}

export function encodeAnswer(answer: Answer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return answer.identity;
  const known = answer.compressed.get(encoding);
  if (known) return known;
  if (answer.identity.length <= largestCompressedAtOnce) {
    const encoded = compressAtOnce(answer.identity, encoding);
    answer.compressed.set(encoding, encoded);
    return encoded;
  }
  const made = compress(answer.identity, encoding, quickly).then((encoded) => {
    answer.compressed.set(encoding, encoded);
    return encoded;
  });
  answer.compressed.set(encoding, made);
  return made;
}

const compressAtOnce = (body: Buffer, encoding: 'br' | 'gzip'): Buffer =>
  encoding === 'br' ? brotliCompressSync(body, quickly.br) : gzipSync(body, quickly.gzip);

const compress = (body: Buffer, encoding: 'br' | 'gzip', how: typeof well): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, how.br) : zip(body, how.gzip);

/** It has been asked for again: whoever asks for it after this is sent fewer bytes. */
export function recompress(answer: Answer, encoding: Encoding): void {
  if (encoding === 'identity' || answer.repeated.has(encoding)) return;
  answer.repeated.add(encoding);
  compress(answer.identity, encoding, well).then(
    (body) => {
      const form = answer.sent.get(encoding);
      answer.compressed.set(encoding, body);
      if (!form) return;
      const bodyHeaders = writeBodyHeaders(encoding, body);
      answer.sent.set(encoding, { ...form, bodyHeaders, body: makeSentBody(body) });
    },
    // What there is will do.
    () => undefined,
  );
}

/** What Node writes with the head as one text, without asking for memory. */
const largestText = 12 * 1024;

/** A small body leaves in one piece with its head when it is a text, and as a second piece when it is not. */
export const makeSentBody = (body: Buffer): SentBody =>
  body.length <= largestText ? body.toString('latin1') : body;

/** What goes with a body in this encoding. */
export const writeBodyHeaders = (encoding: Encoding, body: Buffer): readonly string[] => [
  ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
  ...['content-length', String(body.length)],
];

/**
 * Lets an answer take the place of another without making anybody wait for its encodings. One that says the same is left
 * in its place.
 */
export async function encodeAlike(answer: Answer, other: Answer): Promise<Answer> {
  if (answer.etag === other.etag) return other;
  await Promise.all([...other.compressed.keys()].map((encoding) => encodeAnswer(answer, encoding)));
  return answer;
}
