import { Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Outcome, Sample, StepName } from '../report/sample.ts';

export interface Call {
  readonly method?: 'GET' | 'POST';
  /** A path of the site, or a whole address. */
  readonly url: string;
  readonly body?: object | URLSearchParams;
  readonly key?: string;
  /** Files come compressed, as browsers have them; nobody reads them here. */
  readonly isFile?: boolean;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What it holds is the contract of the call. */
export const readBody = <Body>({ body }: Answer): Body => JSON.parse(body);

/** One visitor's browser: connections and a cookie of its own, and an address as a proxy would name it. */
export interface Browser {
  /** Asks once. Undefined when no answer came. */
  request(step: StepName, call: Call): Promise<Answer | undefined>;
  /** Asks as our pages do: whoever is sent away waits as long as they are told, and asks again. */
  requestWithRetries(step: StepName, call: Call): Promise<Answer | undefined>;
  readonly headers: Readonly<Record<string, string>>;
  readonly agent: Agent;
  close(): void;
}

export interface BrowserOptions {
  readonly address: string;
  readonly ip: string;
  readonly record: (sample: Sample) => void;
  /** After which an answer counts as lost. */
  readonly timeoutMs: number;
}

/** As many as packages/api-client makes. */
const maxTries = 4;
const maxWaitSeconds = 10;
const maxConnections = 6;

const shedStatuses: readonly (number | undefined)[] = [429, 503];

export function openBrowser({ address, ip, record, timeoutMs }: BrowserOptions): Browser {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections });
  const headers: Record<string, string> = { 'x-forwarded-for': ip };

  const request: Browser['request'] = async (step, call) => {
    const begunAt = performance.now();
    const recordOutcome = (outcome: Outcome) => record({ step, ms: performance.now() - begunAt, outcome });
    try {
      const answer = await send(new URL(call.url, address), call, { agent, headers, timeoutMs });
      const [cookie] = answer.headers['set-cookie'] ?? [];
      if (cookie) headers.cookie = cookie.split(';')[0] ?? '';
      recordOutcome(toOutcome(answer));
      return answer;
    } catch (error) {
      recordOutcome({ kind: 'lost', why: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  };
  return {
    request,
    headers,
    agent,
    requestWithRetries: async (step, call) => {
      let answer = await request(step, call);
      for (let tries = 1; tries < maxTries && shedStatuses.includes(answer?.status); tries += 1) {
        const seconds = Number(answer?.headers['retry-after'] ?? 1);
        await pause(1000 * Math.min(seconds, maxWaitSeconds));
        answer = await request(step, call);
      }
      return answer;
    },
    close: () => agent.destroy(),
  };
}

interface Connection {
  readonly agent: Agent;
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
}

async function send(
  url: URL,
  { method = 'GET', body, key, isFile }: Call,
  connection: Connection,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const isForm = body instanceof URLSearchParams;
  const sent = httpRequest(url, {
    method,
    agent: connection.agent,
    headers: {
      ...connection.headers,
      ...(body && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...(isFile && { 'accept-encoding': 'br, gzip' }),
    },
  });
  const timer = setTimeout(() => sent.destroy(new Error('timed out')), connection.timeoutMs);
  sent.on('error', reject);
  sent.on('response', (response) => {
    const { statusCode: status = 0, headers } = response;
    const read = isFile ? finished(response.resume()).then(() => '') : text(response);
    read.then((answered) => resolve({ status, headers, body: answered }), reject);
  });
  sent.end(body && (isForm ? body.toString() : JSON.stringify(body)));
  return promise.finally(() => clearTimeout(timer));
}

function toOutcome({ status, headers, body }: Answer): Outcome {
  if (status < 400) return { kind: 'done' };
  const isShed = shedStatuses.includes(status);
  return {
    kind: 'refused',
    reason: refusalReason(status, body),
    isShed,
    hasRetryAfter: Number(headers['retry-after']) > 0,
  };
}

function refusalReason(status: number, body: string): string {
  try {
    return `${status} ${JSON.parse(body).error.code}`;
  } catch {
    // Pages and the bank have no codes.
    return String(status);
  }
}
