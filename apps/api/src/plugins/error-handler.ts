import { invalidAddressStatus } from '@parterre/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isContended } from '../database/contention.ts';
import { isAway } from '../database/is-away.ts';
import { makeProblem, sendProblem } from '../problems/problem.ts';
import { RefusedInput } from './validation.ts';

/** In which a database that was started again is there. */
const restSeconds = 5;
/** In which whoever was quicker has done what they came for. */
const contendedSeconds = 1;

/** Every answer that is no success has the shape of a problem. Faults of ours are logged and not shown. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    sendProblem(reply, makeProblem('not_found', 'There is nothing here.')),
  );
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof RefusedInput) return sendProblem(reply, error.problem, error.status);
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return sendProblem(reply, makeProblem('payload_too_large', 'The body is too large.'));
  if (status === 415)
    return sendProblem(reply, makeProblem('unsupported_media_type', 'Send application/json.'));
  if (status >= 400 && status < 500)
    return sendProblem(
      reply,
      makeProblem('invalid_request', 'The request cannot be read.', { details: [] }),
      invalidAddressStatus,
    );
  if (isContended(error)) {
    request.log.warn({ reqId: request.id, err: error }, 'a request met too many others');
    return sendProblem(
      reply.header('retry-after', contendedSeconds),
      makeProblem('overloaded', 'Others change the same thing. Ask again.'),
    );
  }
  request.log.error({ reqId: request.id, err: error }, 'a request failed');
  if (isAway(error))
    return sendProblem(
      reply.header('retry-after', restSeconds),
      makeProblem('overloaded', 'This cannot be done at the moment. Ask again.'),
    );
  return sendProblem(reply, makeProblem('internal', 'Something broke here. It has been written down.'));
}
