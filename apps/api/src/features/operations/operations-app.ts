import Fastify, { type FastifyInstance } from 'fastify';
import type { Db } from '../../database/connect.ts';
import { readBacklog } from './backlog.service.ts';
import { addHealthRoutes } from './health.routes.ts';
import type { Metrics, Readings } from './metrics.ts';
import type { Readiness } from './readiness.service.ts';

export interface OperationsDeps {
  readonly db: Db;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Where this process sends pages. */
  readonly unsentPagesSeconds?: Readings['unsentPagesSeconds'];
}

/** For those who run the house, on a port of its own that visitors do not reach. */
export function buildOperationsApp({
  db,
  metrics,
  readiness,
  unsentPagesSeconds,
}: OperationsDeps): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  addHealthRoutes(app, readiness);
  const readings: Readings = { pool: () => db.poolUse(), backlog: () => readBacklog(db), unsentPagesSeconds };
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.read(readings)),
  );
  return app;
}
