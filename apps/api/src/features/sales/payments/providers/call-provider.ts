import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { text as readText } from 'node:stream/consumers';
import type { z } from 'zod';
import { ProviderFault } from './payment-provider.ts';

export interface ProviderCall<Answer> {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly answer: z.ZodType<Answer>;
}

const timeoutMs = 20_000;

/** Undefined when what was asked for does not exist. An answer that cannot be understood is no answer. */
export async function callProvider<Answer>(call: ProviderCall<Answer>): Promise<Answer | undefined> {
  const { method, url } = call;
  const unavailable = (cause: unknown): never => {
    throw new ProviderFault('unavailable', `No answer from ${url}`, { cause });
  };
  const { status, text } = await send(call).catch(unavailable);
  if (status === 404) return undefined;
  // Nobody is followed elsewhere with an order's money.
  const isElsewhere = status >= 300 && status < 400;
  if (status >= 500 || status === 429 || isElsewhere)
    throw new ProviderFault('unavailable', `${method} ${url}: ${status}`);
  if (status >= 400) throw new ProviderFault('refused', `${method} ${url}: ${status} ${text.slice(0, 500)}`);
  try {
    return call.answer.parse(JSON.parse(text));
  } catch (cause) {
    return unavailable(cause);
  }
}

interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

/** Not by `fetch`, which costs the process twice as much, twice for every order. */
async function send({ method, url, headers, body }: ProviderCall<unknown>): Promise<ProviderAnswer> {
  const json = body && JSON.stringify(body);
  const { promise, resolve, reject } = Promise.withResolvers<ProviderAnswer>();
  const request = (url.startsWith('https:') ? requestSecure : requestPlain)(
    url,
    {
      method,
      headers: {
        ...headers,
        ...(json && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
      },
    },
    (response) =>
      readText(response).then((text) => resolve({ status: response.statusCode ?? 0, text }), reject),
  );
  const timer = setTimeout(() => request.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
  request.on('error', reject).end(json);
  return promise.finally(() => clearTimeout(timer));
}

/** Undefined when it is none: a body from outside is no fault of ours. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
