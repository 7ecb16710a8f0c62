import type { Logger } from '@parterre/api/logging/logger';

/** What goes wrong beside the requests is written down; the rest goes on. */
export const faultLog = (logger: Logger) => (error: unknown) =>
  logger.error({ err: error }, 'work beside the requests failed');
