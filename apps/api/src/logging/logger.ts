import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import { loggedError } from './scrub.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export type Logger = FastifyBaseLogger;

/** One line of JSON for each thing that happens, on the standard output unless told otherwise. */
export const makeLogger = (level: LogLevel, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      // Neither of them says anything that the collector of logs does not know.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      // Requests are logged by plugins/request-log.ts: as a whole they hold addresses, cookies and tokens.
      serializers: { err: loggedError, req: () => undefined, res: () => undefined },
    },
    destination ?? pino.destination(1),
  );
