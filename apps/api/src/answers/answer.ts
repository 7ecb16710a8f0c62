import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'br' | 'gzip';

/** A body that is ready to be sent, again and again. */
export interface Answer {
  readonly etag: string;
  readonly identity: Buffer;
  /** Filled when first asked for. */
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

/** Below this a packet is a packet. */
const smallestCompressed = 1000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 4 };

export const makeAnswer = (body: unknown): Answer => makeTextAnswer(JSON.stringify(body));

export function makeTextAnswer(text: string): Answer {
  const identity = Buffer.from(text);
  // Weak: the same for every encoding of the body.
  return { identity, etag: `W/"${hash('sha1', identity, 'base64url')}"`, compressed: new Map() };
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
  const made = encoding === 'br' ? brotli(answer.identity, { params: brotliQuality }) : zip(answer.identity);
  answer.compressed.set(encoding, made);
  return made;
}
