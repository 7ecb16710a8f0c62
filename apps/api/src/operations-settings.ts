import { z } from 'zod';
import { defaultTimeoutMs } from './connection-limits.ts';
import { logLevels } from './logging/logger.ts';

/** How the house is run: what is written down, where it is looked at, how it ends. */
export const operationsSettings = {
  /** `info` in production, which has a line for each answer; `warn` elsewhere. */
  LOG_LEVEL: z.enum(logLevels).optional(),
  /** Metrics and health: where no visitor comes unless told otherwise, whatever HOST is; two above PORT when left out. */
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** How long a process that was asked to end still serves: as long as a balancer takes to notice. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  /** In which a request must have come; for twice as long an answer may stay unread. */
  REQUEST_SECONDS: z.coerce
    .number()
    .min(0.5)
    .max(300)
    .default(defaultTimeoutMs / 1000),
  /** Calls of basket and orders in a minute: of one visitor (whole towns share an address), and of everybody. */
  VISITOR_RATE_LIMIT: z.coerce.number().int().min(10).default(1200),
  /** Bills, tickets and calendar files of one visitor in a minute. */
  DOCUMENT_RATE_LIMIT: z.coerce.number().int().min(1).default(60),
  /** Codes of vouchers and gift certificates that one visitor tries in a minute. */
  CODE_RATE_LIMIT: z.coerce.number().int().min(1).default(30),
  TOTAL_RATE_LIMIT: z.coerce.number().int().min(100).default(600_000),
  /** Requests that one process works on at once; whoever comes on top is asked to come again. */
  MAX_CONCURRENT_REQUESTS: z.coerce.number().int().min(1).default(400),
  /** Seat streams that one process keeps open: of everybody, and of one visitor. Whoever comes on top asks every ten seconds. */
  MAX_STREAMS: z.coerce.number().int().min(1).default(10_000),
  MAX_STREAMS_PER_VISITOR: z.coerce.number().int().min(1).default(100),
  /** Where a public number is to be had that nobody knew before, for the draw of waiting rooms, as drand answers it; none when left out. */
  DRAW_BEACON_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(1000).default(10),
  /** How long a visitor is left waiting for the database before being asked to come again. */
  DATABASE_TIMEOUT_SECONDS: z.coerce.number().min(0.5).max(300).default(10),
};

/** Names that settings had before; they are still taken for one release. */
export const formerNames: Readonly<Record<string, string>> = {
  MOST_AT_ONCE: 'MAX_CONCURRENT_REQUESTS',
  DATABASE_PATIENCE_SECONDS: 'DATABASE_TIMEOUT_SECONDS',
};

type Values = z.output<z.ZodObject<typeof operationsSettings>> & {
  readonly NODE_ENV: string;
  readonly PORT: number;
};

export const nestOperations = (values: Values) => ({
  operations: Object.freeze({
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    metricsHost: values.METRICS_HOST,
    metricsPort: values.METRICS_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 2),
    drainMs: values.DRAIN_SECONDS * 1000,
    requestMs: values.REQUEST_SECONDS * 1000,
    pool: Object.freeze({
      maxConnections: values.DATABASE_POOL,
      timeoutMs: values.DATABASE_TIMEOUT_SECONDS * 1000,
    }),
    replicaUrl: values.DATABASE_REPLICA_URL,
    drawBeaconUrl: values.DRAW_BEACON_URL,
    maxConcurrentRequests: values.MAX_CONCURRENT_REQUESTS,
    streamLimits: Object.freeze({
      maxStreams: values.MAX_STREAMS,
      maxPerVisitor: values.MAX_STREAMS_PER_VISITOR,
    }),
    limits: Object.freeze({
      perVisitor: values.VISITOR_RATE_LIMIT,
      documentsPerVisitor: values.DOCUMENT_RATE_LIMIT,
      codesPerVisitor: values.CODE_RATE_LIMIT,
      total: values.TOTAL_RATE_LIMIT,
    }),
  }),
});
