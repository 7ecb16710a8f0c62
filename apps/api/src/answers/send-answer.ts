import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, chooseEncoding, encodeAnswer } from './answer.ts';

/**
 * Sends an answer as the client can take it: in the encoding it reads, or not at all when it has it already. At once,
 * unless it has to be encoded first.
 */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  headers: Readonly<Record<string, string>>,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(headers).header('etag', answer.etag);
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  const body = encodeAnswer(answer, encoding);
  return body instanceof Promise ? body.then((encoded) => reply.send(encoded)) : reply.send(body);
}

export const jsonHeaders = (cacheControl: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cacheControl,
  vary: 'accept-encoding',
});
