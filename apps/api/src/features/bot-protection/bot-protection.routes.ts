import { hash } from 'node:crypto';
import { type HumanProof, humanProof } from '@parterre/contracts/bot-protection/human-proof';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { withoutApiPrefix } from '../../api-prefix.ts';
import { makeProblem, sendProblem } from '../../problems/problem.ts';
import type { BotGuard } from './bot-protection.service.ts';

export function addBotProtectionRoutes(app: FastifyInstance, guard: BotGuard): void {
  const { url, schema } = routes.askForWork;
  app.get(withoutApiPrefix(url), { schema }, async ({ ip }, reply) => {
    const challenge = await guard.challenge(ip);
    return 'kind' in challenge ? refuseOften(reply, challenge.retryAfterSeconds) : challenge;
  });
}

/** Stands before a call that persons make. It takes the proof off the body: sent again with another, it is the same request. */
export const requireHuman =
  (guard: BotGuard): preHandlerAsyncHookHandler =>
  async (request, reply) => {
    const { proof, rest } = splitBody(request.body);
    request.body = rest;
    const verdict = await guard.judge({ ip: request.ip, request: requestMark(request), proof });
    if (verdict.kind === 'too-often') return refuseOften(reply, verdict.retryAfterSeconds);
    if (verdict.kind === 'unproven')
      return sendProblem(
        reply,
        makeProblem('recaptcha_failed', 'Nothing shows yet that a person sends this.'),
      );
    return undefined;
  };

/** Validated against the schema of the call, which is an object with the fields of a proof. */
function splitBody(body: unknown) {
  const entries = Object.entries(body as HumanProof);
  const isProof = ([name]: readonly [string, unknown]) => Object.hasOwn(humanProof, name);
  return {
    proof: Object.fromEntries(entries.filter(isProof)) as HumanProof,
    rest: Object.fromEntries(entries.filter((entry) => !isProof(entry))),
  };
}

const requestMark = ({ method, url, headers, body }: FastifyRequest) =>
  hash('sha256', JSON.stringify([method, url, headers['idempotency-key'] ?? null, body]), 'base64url');

const refuseOften = (reply: FastifyReply, seconds: number) =>
  sendProblem(
    reply.header('retry-after', seconds),
    makeProblem('rate_limited', 'This was tried too often.', { retry_after_seconds: seconds }),
  );
