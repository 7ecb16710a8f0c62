import type { FastifyInstance } from 'fastify';
import { isContended } from '../database/contention.ts';
import type { ErrorReporter } from '../reporting/error-reporter.ts';
import { RefusedInput } from './validation.ts';

/** Faults of ours are reported, refusals are not. The pattern of the address goes along, never what stood in it. */
export function addErrorReports(app: FastifyInstance, reporter: ErrorReporter): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (error instanceof RefusedInput || isContended(error) || (error.statusCode ?? 500) < 500) return;
    reporter.report(error, { call: `${request.method} ${request.routeOptions.url ?? 'unknown'}` });
  });
}
