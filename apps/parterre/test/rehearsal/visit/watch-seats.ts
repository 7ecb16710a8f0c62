import { type IncomingMessage, request } from 'node:http';
import type { Outcome, Sample } from '../report/sample.ts';
import type { Browser } from './browser.ts';

export interface Watching {
  readonly address: string;
  readonly performanceId: number;
  readonly since: number;
  readonly record: (sample: Sample) => void;
  readonly onStream: (change: 1 | -1) => void;
}

/** Opens the stream of a hall as a page does, timed until its first word, and answers how to leave it. */
export async function watchSeats(
  { agent, headers }: Pick<Browser, 'agent' | 'headers'>,
  { address, performanceId, since, record, onStream }: Watching,
): Promise<() => void> {
  const { promise: begun, resolve } = Promise.withResolvers<Outcome>();
  const begunAt = performance.now();
  const url = new URL(`/v2/dates/${performanceId}/availability/stream?since=${since}`, address);
  const sent = request(url, { agent, headers });
  sent.on('error', ({ message }) => resolve({ kind: 'lost', why: message }));
  sent.on('response', (response) => {
    // Leaving is one.
    response.on('error', () => undefined);
    response.once('data', () => {
      resolve(toOutcome(response));
      onStream(1);
    });
    response.once('close', () => onStream(-1));
  });
  sent.end();
  const outcome = await begun;
  record({ step: 'stream', ms: performance.now() - begunAt, outcome });
  return () => void sent.destroy();
}

function toOutcome({ statusCode = 0, headers }: IncomingMessage): Outcome {
  if (statusCode === 200) return { kind: 'done' };
  const hasRetryAfter = Number(headers['retry-after']) > 0;
  return { kind: 'refused', reason: String(statusCode), isShed: statusCode === 503, hasRetryAfter };
}
