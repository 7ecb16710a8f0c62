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
  const response = await send(call).catch(unavailable);
  const { status } = response;
  if (status === 404) return undefined;
  const text = await response.text().catch(unavailable);
  if (status >= 500 || status === 429) throw new ProviderFault('unavailable', `${method} ${url}: ${status}`);
  if (!response.ok) throw new ProviderFault('refused', `${method} ${url}: ${status} ${text.slice(0, 500)}`);
  try {
    return call.answer.parse(JSON.parse(text));
  } catch (cause) {
    return unavailable(cause);
  }
}

const send = ({ method, url, headers, body }: ProviderCall<unknown>) =>
  fetch(url, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Undefined when it is none: a body from outside is no fault of ours. */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
