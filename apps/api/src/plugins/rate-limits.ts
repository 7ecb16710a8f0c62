import type { FastifyInstance, FastifyReply, preHandlerHookHandler } from 'fastify';
import type { LimitVerdict, RequestLimits } from '../features/request-limits/request-limits.service.ts';
import { makeProblem, sendProblem } from '../problems/problem.ts';
import { isOurs } from './is-ours.ts';

/** For calls that come before an order: whoever asks too often is told when to come again; so is everybody when all together do. */
export const addRateLimits = (app: FastifyInstance, limits: RequestLimits): void =>
  refuseOften(app, limits, limits.take);

/** For calls of an order that is there: counted apart, so that neither the rush nor one's own choosing stands in its way. */
export const addOrderLimits = (app: FastifyInstance, limits: RequestLimits): void =>
  refuseOften(app, limits, limits.takeForOrder);

/** For documents, each of which takes long to make. Counted apart from other calls of an order, which they must not stand in the way of. */
export const addDocumentLimits = (app: FastifyInstance, limits: RequestLimits): void =>
  refuseOften(app, limits, limits.takeForDocument);

function refuseOften(app: FastifyInstance, limits: RequestLimits, take: (ip: string) => LimitVerdict): void {
  app.addHook('onRequest', (request, reply, done) => {
    const verdict = isOurs(request.ip) ? 'within' : take(request.ip).kind;
    if (verdict === 'within') return done();
    const seconds = limits.secondsLeft();
    reply.header('retry-after', seconds);
    if (verdict === 'everybody') sendProblem(reply, makeProblem('overloaded', 'Too many ask at once.'));
    else sendTooOften(reply, seconds);
  });
}

const sendTooOften = (reply: FastifyReply, seconds: number): FastifyReply =>
  sendProblem(
    reply,
    makeProblem('rate_limited', 'This was asked too often.', { retry_after_seconds: seconds }),
  );

/** For calls that may name codes of vouchers or certificates: each that is tried counts, found or not, so that nobody finds one by guessing. */
export const limitCodes =
  (limits: RequestLimits, readCodes: (body: unknown) => readonly string[]): preHandlerHookHandler =>
  (request, reply, done) => {
    const verdicts = isOurs(request.ip)
      ? []
      : readCodes(request.body).map(() => limits.takeForCode(request.ip).kind);
    if (verdicts.every((kind) => kind === 'within')) return done();
    const seconds = limits.secondsLeft();
    reply.header('retry-after', seconds);
    sendTooOften(reply, seconds);
  };
