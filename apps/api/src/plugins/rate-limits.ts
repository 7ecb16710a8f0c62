import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RequestLimits } from '../features/limits/request-limits.service.ts';
import { problemOf, sendProblem } from '../problems/problem-of.ts';

/** Programs of this machine are ours; visitors reach it through a proxy, which says who they are. */
const isOurs = (ip: string) =>
  ip === '::1' || (isIPv4(ip) && ip.startsWith('127.')) || ip.startsWith('::ffff:127.');

/** Whoever asks too often is told when to come again; so is everybody when all together do. */
export function addRateLimits(app: FastifyInstance, limits: RequestLimits): void {
  app.addHook('onRequest', (request, reply, done) => {
    const verdict = isOurs(request.ip) ? 'within' : limits.take(request.ip).kind;
    if (verdict === 'within') return done();
    const seconds = limits.secondsLeft();
    reply.header('retry-after', seconds);
    if (verdict === 'everybody') sendProblem(reply, problemOf('overloaded', 'Too many ask at once.'));
    else
      sendProblem(
        reply,
        problemOf('rate_limited', 'This was asked too often.', { retry_after_seconds: seconds }),
      );
  });
}
