import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { AppOptions } from './app-options.ts';
import { answerError } from './plugins/error-handler.ts';
import { requestIdOf } from './plugins/request-log.ts';

/** The largest order is a tenth of it. */
const mostBodyBytes = 64 * 1024;
const mostHeaderBytes = 16 * 1024;
/** In which a request must have come: nobody keeps a place by sending a byte a minute. */
const patienceMs = 30_000;

/** A server without routes, with limits to what it takes. */
export const makeServer = ({
  logger,
  trustedProxies = ['loopback'],
}: Pick<AppOptions, 'logger' | 'trustedProxies'>): FastifyInstance =>
  Fastify({
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request costs more than its line: what is said of a request names it (plugins/request-log.ts).
    childLoggerFactory: (all) => all,
    genReqId: requestIdOf,
    frameworkErrors: answerError,
    // Who is already here when it closes is answered as ever (plugins/operations.ts).
    return503OnClosing: false,
    bodyLimit: mostBodyBytes,
    requestTimeout: patienceMs,
    http: { maxHeaderSize: mostHeaderBytes },
    trustProxy: [...trustedProxies],
  });
