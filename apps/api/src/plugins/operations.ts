import type { FastifyInstance } from 'fastify';
import { addHealthRoutes } from '../features/operations/health.routes.ts';
import type { Readiness } from '../features/operations/readiness.service.ts';
import { addRequestLog, type RecordRequest } from './request-log.ts';

export interface Operations {
  readonly readiness: Readiness;
  readonly recordRequest: RecordRequest;
}

/** For whoever reads so slowly, or not at all, that a process could never end. */
const closeTimeoutMs = 10_000;

/** What those who run the house see of every request, and how a process ends without losing one. */
export function addOperations(app: FastifyInstance, { readiness, recordRequest }: Operations): void {
  addRequestLog(app, recordRequest);
  addHealthRoutes(app, readiness);
  // Whoever is answered while it stops is asked to connect anew, elsewhere.
  app.addHook('onRequest', (_request, reply, done) => {
    if (readiness.isStopping()) reply.header('connection', 'close');
    done();
  });
  // Who is being answered when it closes is answered to the end.
  app.addHook('preClose', (done) => {
    setTimeout(() => app.server.closeAllConnections(), closeTimeoutMs).unref();
    done();
  });
}
