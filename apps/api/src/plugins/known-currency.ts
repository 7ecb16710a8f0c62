import type { FastifyInstance } from 'fastify';
import { RefusedInput } from './validation.ts';

/** Spec §7 names it `currency` in one call. */
interface Input {
  readonly currency?: string;
  readonly currency_code?: string;
}

/** Refuses a currency that this catalogue does not offer, by the name of its field. */
export function addCurrencyCheck(app: FastifyInstance, offered: () => Promise<readonly string[]>): void {
  const check = async ({ currency, currency_code }: Input, part: 'querystring' | 'body') => {
    const code = currency_code ?? currency;
    if (code === undefined || (await offered()).includes(code)) return;
    const field = currency_code === undefined ? 'currency' : 'currency_code';
    throw new RefusedInput(part, [
      { field, reason: 'unknown_value', message: 'must be a currency of this catalogue' },
    ]);
  };
  app.addHook('preHandler', (request, _reply, done) => {
    // Validated against the schema of the call, which has no other fields of these names.
    const query = (request.query ?? {}) as Input;
    const body = (request.body ?? {}) as Input;
    // Most calls name none, and need not wait for a promise.
    if (!namesCurrency(query) && !namesCurrency(body)) return done();
    check(query, 'querystring')
      .then(() => check(body, 'body'))
      .then(() => done(), done);
  });
}

const namesCurrency = ({ currency, currency_code }: Input): boolean =>
  currency !== undefined || currency_code !== undefined;
