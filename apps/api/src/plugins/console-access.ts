import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeProblem, sendProblem } from '../problems/problem.ts';

/**
 * Nothing that belongs to operators is kept by a browser or a proxy, and nothing is changed but from the console's own pages. Stricter than
 * for visitors (`private-access.ts`): the origin is the one of the settings, whatever `Host` says, and a change that names none is refused.
 */
export function addConsoleAccess(app: FastifyInstance, origin: () => string): void {
  const isFromConsole = ({ headers }: FastifyRequest): boolean =>
    headers.origin === origin() && (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('cache-control', 'no-store');
    if (request.method === 'GET' || request.method === 'HEAD' || isFromConsole(request)) done();
    else sendProblem(reply, makeProblem('origin_refused', 'This page may not change anything here.'));
  });
}
