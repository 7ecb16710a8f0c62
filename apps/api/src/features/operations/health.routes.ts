import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.service.ts';

/** `live`: this process runs. `ready`: it should be sent visitors. */
export function addHealthRoutes(app: FastifyInstance, readiness: Readiness): void {
  const quietly = { schema: { hide: true }, logLevel: 'warn' } as const;
  app.get('/health/live', quietly, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'live' };
  });
  app.get('/health/ready', quietly, async (_request, reply) => {
    const status = await readiness.status();
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
}
