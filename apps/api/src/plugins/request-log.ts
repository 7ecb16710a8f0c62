import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const requestIdHeader = 'x-request-id';

/** That of the proxy in front, so that its log and ours can be laid side by side; else our own. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** One line for each answer. It names the form of the address, never what stood in it: an order's address is its key. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    const line = { reqId, method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms };
    request.log.info(line, 'answered');
    done();
  });
}
