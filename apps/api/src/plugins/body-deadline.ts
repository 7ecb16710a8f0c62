import type { FastifyInstance } from 'fastify';
import { defaultTimeoutMs } from '../connection-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Cuts the request off if it has not come by then; whoever takes a file of somebody whom it knows clears it. */
    bodyTimer: NodeJS.Timeout | undefined;
  }
}

/** For a server that takes files, which take their time: nobody else keeps a place by sending a byte a minute. */
export function addBodyDeadline(app: FastifyInstance, timeoutMs: number = defaultTimeoutMs): void {
  app.decorateRequest('bodyTimer', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    request.bodyTimer = setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, timeoutMs);
    raw.once('close', () => clearTimeout(request.bodyTimer));
    done();
  });
}
