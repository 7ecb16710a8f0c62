import { hash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type MediaStore, StoreFault } from './media-store.ts';

export interface S3Settings {
  /** With the bucket in it, as the first part of the path or of the name. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  /** How long one request may take. */
  readonly timeoutMs?: number;
}

/** Somebody waits for a picture meanwhile. */
const usualTimeoutMs = 10_000;
const maxTries = 3;
const retryMs = 200;
const forEver = 'public, max-age=31536000, immutable';

interface Asked {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  readonly body?: Buffer;
  readonly headers?: Record<string, string>;
}

interface Answer {
  readonly status: number;
  readonly body: Buffer;
}

/** Any storage that speaks S3. What it is sent has its digest signed: what comes there otherwise is refused there. */
export function makeS3Store({
  url,
  region,
  keyId,
  secret,
  timeoutMs = usualTimeoutMs,
}: S3Settings): MediaStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries: 0,
  });

  const askOnce = async (name: string, { method, body, headers }: Asked): Promise<Answer> => {
    const request = await client.sign(`${url}/${name}`, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '') },
      // A view of its own: a pooled Buffer would send its neighbours along.
      ...(body && { body: new Uint8Array(body) }),
    });
    // The signal ends reading the body, too.
    const response = await fetch(request, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  };

  /** Every request may be sent twice: it leaves the same behind. */
  const ask = async (name: string, asked: Asked): Promise<Answer> => {
    for (let tries = 1; ; tries += 1) {
      const answer = await askOnce(name, asked).catch((error: Error) => error);
      const isDone = !(answer instanceof Error) && answer.status < 500;
      if (isDone) return answer;
      if (tries === maxTries) throw fault(asked.method, answer);
      await setTimeout(retryMs * 2 ** (tries - 1));
    }
  };

  const fault = (method: string, answer: Answer | Error) =>
    answer instanceof Error
      ? new StoreFault(`MEDIA_S3_URL does not answer to ${method}: ${causes(answer)}`, { cause: answer })
      : new StoreFault(
          `MEDIA_S3_URL answers ${method} with ${answer.status} ${readCode(answer.body)}${hint(answer.status)}`,
        );

  return {
    write: async (name, content, type) => {
      const headers = { 'content-type': type, 'cache-control': forEver };
      const answer = await ask(name, { method: 'PUT', body: content, headers });
      if (answer.status !== 200) throw fault('PUT', answer);
    },
    read: async (name) => {
      const answer = await ask(name, { method: 'GET' });
      if (answer.status === 404) return undefined;
      if (answer.status !== 200) throw fault('GET', answer);
      return answer.body;
    },
    has: async (name) => {
      const answer = await ask(name, { method: 'HEAD' });
      if (answer.status === 404) return false;
      if (answer.status !== 200) throw fault('HEAD', answer);
      return true;
    },
    remove: async (name) => {
      const answer = await ask(name, { method: 'DELETE' });
      if (answer.status !== 204 && answer.status !== 200 && answer.status !== 404)
        throw fault('DELETE', answer);
    },
  };
}

/** Such as `NoSuchBucket`; stores say it in XML. */
const readCode = (body: Buffer): string =>
  /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.toString('latin1'))?.[1] ?? '';

const hint = (status: number): string =>
  status === 403
    ? ': are MEDIA_S3_KEY_ID, MEDIA_S3_SECRET and MEDIA_S3_REGION right, and may the key write?'
    : '';

const causes = (error: Error): string =>
  error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
