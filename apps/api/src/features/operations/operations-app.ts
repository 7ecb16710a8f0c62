import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../../database/connect.ts';
import { readBacklog } from './backlog.service.ts';
import { addHealthRoutes } from './health.routes.ts';
import type { Metrics } from './metrics.ts';
import type { Readiness } from './readiness.service.ts';

export interface OperationsDeps {
  readonly db: Db;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
}

/** For those who run the house, on a port of its own that visitors do not reach. */
export function buildOperationsApp({ db, metrics, readiness }: OperationsDeps): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  addHealthRoutes(app, readiness);
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .send(await metrics.read({ pool: () => db.poolUse(), backlog: () => readBacklog(db) })),
  );
  return app;
}
