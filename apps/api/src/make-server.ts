import { createServer } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { connectionLimits, defaultTimeoutMs, silenceLimitMs } from './connection-limits.ts';
import { answerError } from './plugins/error-handler.ts';
import { readRequestId } from './plugins/request-log.ts';
import type { ResendCached } from './response-cache/resend-cached.ts';

/** The largest order is a tenth of it. */
const maxBodyBytes = 64 * 1024;

/** The code of a ticket has some 150 letters. */
const maxParamLength = 512;

interface ServerOptions extends Pick<AppOptions, 'logger' | 'trustedProxies' | 'requestMs'> {
  readonly resendCached: ResendCached;
  /** In which a request must have come, where some bring files; others then have a limit of their own (`plugins/body-deadline.ts`). */
  readonly uploadMs?: number;
}

/** A server without routes, with limits to what it takes. */
export const makeServer = ({
  logger,
  trustedProxies = ['loopback'],
  requestMs = defaultTimeoutMs,
  resendCached,
  uploadMs = requestMs,
}: ServerOptions): FastifyInstance =>
  Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than its line: what is said of a request names it (plugins/request-log.ts).
    childLoggerFactory: (all) => all,
    genReqId: readRequestId,
    frameworkErrors: answerError,
    // Who is already here when it closes is answered as ever (plugins/operations.ts).
    return503OnClosing: false,
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength },
    serverFactory: (handle) =>
      createServer({ ...connectionLimits(requestMs), requestTimeout: uploadMs }, (request, response) => {
        if (!resendCached(request, response)) handle(request, response);
      }).setTimeout(silenceLimitMs(requestMs)),
    trustProxy: [...trustedProxies],
  });
