import { createServer } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { KeptAnswers } from './answers/kept-answers.ts';
import type { AppOptions } from './app-options.ts';
import { answerError } from './plugins/error-handler.ts';
import { requestIdOf } from './plugins/request-notes.ts';

/** The largest order is a tenth of it. */
const mostBodyBytes = 64 * 1024;
const mostHeaderBytes = 16 * 1024;
/** In which a request must have come: nobody keeps a place by sending a byte a minute. */
const patienceMs = 30_000;
/** Longer than a proxy in front keeps its connections, so that none is closed while a request is on its way. */
const keepAliveMs = 75_000;

interface ServerOptions extends Pick<AppOptions, 'logger' | 'trustedProxies'> {
  readonly keptAnswers: KeptAnswers;
}

/** A server without routes, with limits to what it takes. */
export const makeServer = ({
  logger,
  trustedProxies = ['loopback'],
  keptAnswers,
}: ServerOptions): FastifyInstance =>
  Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than its line: what is said of a request names it (plugins/request-notes.ts).
    childLoggerFactory: (all) => all,
    genReqId: requestIdOf,
    frameworkErrors: answerError,
    // Who is already here when it closes is answered as ever (plugins/operations.ts).
    return503OnClosing: false,
    bodyLimit: mostBodyBytes,
    serverFactory: (handle) =>
      createServer(
        { maxHeaderSize: mostHeaderBytes, requestTimeout: patienceMs, keepAliveTimeout: keepAliveMs },
        (request, response) => {
          if (!keptAnswers(request, response)) handle(request, response);
        },
      ),
    trustProxy: [...trustedProxies],
  });
