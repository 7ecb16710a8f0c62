import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Media } from '../features/pictures/media.ts';
import { makeProblem, sendProblem } from '../problems/problem.ts';
import { StoreFault } from '../storage/store-fault.ts';

/** Such as `uploads/0a…-640.avif`: nothing that could lead out of its folder, and nothing but pictures. */
const fileName = /^[a-z]+\/[A-Za-z0-9][A-Za-z0-9._-]*-\d+\.(avif|webp)$/;
/** What is uploaded is named by its content. */
const neverChanges = 'public, max-age=31536000, immutable';
const mayChange = 'public, max-age=86400';

interface MediaCall {
  readonly Params: { readonly '*': string };
}

/** Pictures, as `/media/…`. */
export function addMedia(app: FastifyInstance, media: Pick<Media, 'read'>): void {
  app.get<MediaCall>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const name = request.params['*'];
    const format = fileName.exec(name)?.[1];
    if (format === undefined) return reply.callNotFound();
    const content = await media.read(name).catch((error: unknown) => error as Error);
    if (content instanceof Error) return answerFault(request, reply, content);
    if (!content) return reply.callNotFound();
    return reply
      .headers({ 'cache-control': name.startsWith('uploads/') ? neverChanges : mayChange })
      .type(`image/${format}`)
      .send(content);
  });
}

function answerFault(request: FastifyRequest, reply: FastifyReply, error: Error) {
  if (!(error instanceof StoreFault)) throw error;
  request.log.error({ reqId: request.id, err: error }, 'a picture could not be read');
  return sendProblem(reply, makeProblem('store_unavailable', 'Pictures cannot be read at the moment.'));
}
