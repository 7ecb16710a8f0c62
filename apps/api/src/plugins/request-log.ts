import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../features/operations/metrics.ts';
import type { Logger } from '../logging/logger.ts';

export const requestIdHeader = 'x-request-id';

/** What is told of an answered request: the form of its address, never what stood in it. An order's address is its key. */
export interface AnsweredRequest {
  readonly reqId: string;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

export type RecordRequest = (answered: AnsweredRequest) => void;

interface RecorderDeps {
  readonly logger?: Logger | undefined;
  readonly metrics?: Metrics | undefined;
}

/** One line, and one count by route: what visitors ask for would be a series each. */
export const makeRequestRecorder =
  ({ logger, metrics }: RecorderDeps): RecordRequest =>
  ({ reqId, method, route, status, ms }) => {
    logger?.info({ reqId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'answered');
    metrics?.request({ method, route, status }, ms / 1000);
  };

/** That of the proxy in front, so that its log and ours can be laid side by side; else our own. */
export function readRequestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const sent = headers[requestIdHeader];
  return typeof sent === 'string' && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();
}

export function addRequestLog(app: FastifyInstance, record: RecordRequest): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  app.addHook('onResponse', ({ id: reqId, method, routeOptions }, { statusCode, elapsedTime }, done) => {
    record({ reqId, method, route: routeOptions.url ?? 'none', status: statusCode, ms: elapsedTime });
    done();
  });
}
