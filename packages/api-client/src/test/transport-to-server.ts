import { expect } from 'vitest';
import { ApiError } from '../api-error.ts';
import { createTransport, type TransportOptions } from '../transport.ts';
import { holdTimers } from './held-timers.ts';
import { type Answer, startServer } from './scripted-server.ts';

export const timeoutMs = 60_000;
export const found = { results: [] };
export const get = { method: 'GET', path: '/v1/events' } as const;

/** A transport to a server that answers as told, and timers that make nobody wait. */
export async function setUp(answers: [Answer, ...Answer[]], options: Partial<TransportOptions> = {}) {
  const timers = holdTimers(timeoutMs);
  const server = await startServer(...answers);
  return { ...timers, server, send: createTransport({ address: server.address, ...options }) };
}

export async function catchFailure(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) expect.fail('no ApiError');
  return failure;
}
