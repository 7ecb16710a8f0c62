import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../features/operations/metrics.ts';

/** By the form of the address: what visitors ask for would be a series each. */
export function addRequestMetrics(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    metrics.request(labels, reply.elapsedTime / 1000);
    done();
  });
}
