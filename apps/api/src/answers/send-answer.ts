import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestIdHeader } from '../plugins/request-notes.ts';
import { type Answer, chooseEncoding, type Encoding, encodeAnswer } from './answer.ts';

/** Sends an answer as the client can take it: in the encoding it reads, or not at all when it has it already. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  headers: Readonly<Record<string, string>>,
): Promise<FastifyReply> {
  reply.headers(headers).header('etag', answer.etag);
  if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer);
  const body = await encodeAnswer(answer, encoding);
  keepForm(request, reply, answer, { encoding, body });
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** From now on it is sent again without any of this (answers/kept-answers.ts). */
function keepForm(
  { routeOptions }: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  { encoding, body }: { readonly encoding: Encoding; readonly body: Buffer },
): void {
  const { [requestIdHeader]: _ofThisRequest, ...headers } = reply.getHeaders();
  answer.sent.set(encoding, {
    route: routeOptions.url ?? 'none',
    headers: Object.entries(headers).flatMap(([name, value]) => [name, String(value)]),
    bodyHeaders: [
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...['content-length', String(body.length)],
    ],
    body,
  });
}

export const jsonHeaders = (cacheControl: string) => ({
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cacheControl,
  vary: 'accept-encoding',
});
