import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { StoreFault } from './store-fault.ts';

export interface S3Settings {
  /** With the bucket in it, as the first part of the path or of the name. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** How long one request may take. */
  readonly timeoutMs?: number;
}

interface S3Options extends S3Settings {
  /** What the names of these settings begin with: `MEDIA_S3`. Whoever reads of a fault is told which to look at. */
  readonly setting: string;
  /** Ends what is under way. */
  readonly signal?: AbortSignal | undefined;
}

export interface ListedObject {
  readonly name: string;
  /** What the storage calls this content. */
  readonly tag: string;
}

export interface S3Client {
  /** All of it or nothing. Answers what the storage calls this content. */
  put(name: string, content: Buffer, headers: Readonly<Record<string, string>>): Promise<string>;
  get(name: string): Promise<Buffer | undefined>;
  has(name: string): Promise<boolean>;
  /** Nothing happens where there is none. */
  remove(name: string): Promise<void>;
  /** All whose name begins so. */
  list(prefix: string): AsyncGenerator<ListedObject>;
}

/** Somebody waits meanwhile. */
const usualTimeoutMs = 10_000;
const maxTries = 3;
const retryMs = 200;

interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly body?: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** Any storage that speaks S3. What it is sent has its digest signed: what comes there otherwise is refused there. */
export function makeS3Client({
  setting,
  url,
  region,
  keyId,
  secret,
  timeoutMs = usualTimeoutMs,
  signal,
}: S3Options): S3Client {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  });

  const askOnce = async (path: string, { method, body, headers }: Asked): Promise<Answer> => {
    const request = await client.sign(`${url}/${path}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '') },
      // A view of its own: a pooled Buffer would send its neighbours along.
      ...(body && { body: new Uint8Array(body) }),
    });
    const timeout = AbortSignal.timeout(timeoutMs);
    // The signal ends reading the body, too.
    const response = await fetch(request, {
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      redirect: 'error',
    });
    const { status, headers: answered } = response;
    return { status, headers: answered, body: Buffer.from(await response.arrayBuffer()) };
  };

  /** Every request may be sent twice: it leaves the same behind. */
  const ask = async (path: string, asked: Asked): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await askOnce(path, asked).catch((error: Error) => error);
      const isDone = !(answer instanceof Error) && answer.status < 500;
      if (isDone) return answer;
      if (tries === maxTries || signal?.aborted) throw fault(asked.method, answer);
      await setTimeout(retryMs * 2 ** (tries - 1));
    }
  };

  const hint = (status: number): string =>
    status === 403
      ? `: are ${setting}_KEY_ID, ${setting}_SECRET and ${setting}_REGION right, and may the key do that?`
      : '';

  const fault = (method: string, answer: Answer | Error) =>
    answer instanceof Error
      ? new StoreFault(`${setting}_URL does not answer to ${method}: ${causes(answer)}`, { cause: answer })
      : new StoreFault(
          `${setting}_URL answers ${method} with ${answer.status} ${readCode(answer.body)}${hint(answer.status)}`,
        );

  /** The form of the first version: its pages need no token, and every storage knows it. */
  const listPage = async (prefix: string, marker: string): Promise<string> => {
    const query = new URLSearchParams({ prefix, ...(marker && { marker }) });
    // As it is signed: a space is no plus there.
    const answer = await ask(`?${query.toString().replaceAll('+', '%20')}`, { method: 'GET' });
    if (answer.status !== 200) throw fault('GET', answer);
    return answer.body.toString();
  };

  return {
    put: async (name, content, headers) => {
      const answer = await ask(encodeName(name), { method: 'PUT', body: content, headers });
      if (answer.status !== 200) throw fault('PUT', answer);
      return answer.headers.get('etag') ?? '';
    },
    get: async (name) => {
      const answer = await ask(encodeName(name), { method: 'GET' });
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw fault('GET', answer);
      return answer.body;
    },
    has: async (name) => {
      const answer = await ask(encodeName(name), { method: 'HEAD' });
      if (answer.status === 404) return false;
      if (answer.status !== 200) throw fault('HEAD', answer);
      return true;
    },
    remove: async (name) => {
      const answer = await ask(encodeName(name), { method: 'DELETE' });
      if (answer.status !== 204 && answer.status !== 200 && answer.status !== 404)
        throw fault('DELETE', answer);
    },
    list: async function* (prefix) {
      for (let marker: string | undefined = ''; marker !== undefined; ) {
        const page: string = await listPage(prefix, marker);
        const objects = readObjects(page);
        yield* objects;
        marker = /<IsTruncated>true</.test(page) ? objects.at(-1)?.name : undefined;
      }
    },
  };
}

/** Names may be of any letters. What is signed is what is sent only if both are written alike. */
const encodeName = (name: string): string =>
  encodeURIComponent(name)
    .replaceAll('%2F', '/')
    .replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const readText = (xml: string): string =>
  xml.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });

/** Stores answer with XML of a fixed form, without attributes. */
const readObjects = (page: string): ListedObject[] =>
  Array.from(page.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, object = '']) => ({
    name: readText(/<Key>(.*?)<\/Key>/s.exec(object)?.[1] ?? ''),
    tag: readText(/<ETag>(.*?)<\/ETag>/s.exec(object)?.[1] ?? ''),
  }));

/** Such as `NoSuchBucket`; stores say it in XML. */
const readCode = (body: Buffer): string =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.toString('latin1'))?.[1] ?? '';

const causes = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
