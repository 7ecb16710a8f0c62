import { type ErrorCode, errorStatus } from '@parterre/contracts/errors';
import type { Problem, ProblemOf } from '@parterre/contracts/errors/problem';
import type { FastifyReply } from 'fastify';

type Details<Code extends ErrorCode> = Omit<ProblemOf<Code>, 'code' | 'message' | 'request_id'>;

/** A refusal as the wire carries it. What a code carries beyond its message is checked by its type. */
export const makeProblem = <Code extends ErrorCode>(
  code: Code,
  message: string,
  ...details: Record<string, never> extends Details<Code> ? [] : [Details<Code>]
): Problem =>
  // The spread of a generic type is not seen to be the whole again.
  ({ error: { code, message, ...details[0] } }) as unknown as Problem;

const unavailable = 503;
/** When to come again, where nothing better is known. */
const laterSeconds = 5;

/** Sends a refusal with the status of its code, or with `status` where the code has another one here. */
export function sendProblem(
  reply: FastifyReply,
  { error }: Problem,
  status: number = errorStatus[error.code],
) {
  if (status === unavailable && !reply.hasHeader('retry-after')) reply.header('retry-after', laterSeconds);
  const body: Problem = { error: { ...error, request_id: reply.request.id } };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}
