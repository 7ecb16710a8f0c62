import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../../api-prefix.ts';
import { makeProblem, sendProblem } from '../../../problems/problem.ts';
import { requireHuman } from '../../bot-protection/bot-protection.routes.ts';
import type { BotGuard } from '../../bot-protection/bot-protection.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { cancelReminder, confirmReminder, requestReminder } from './reminders.service.ts';

const refusals = {
  bad_format: makeProblem('invalid_request', 'This is not an address.', {
    details: [{ field: 'email', reason: 'bad_format', message: 'must be an address' }],
  }),
  unknown: makeProblem('not_found', 'There is no such date or reminder.'),
  'not-ahead': makeProblem('sale_not_ahead', 'The sale of this date is not to begin.'),
  expired: makeProblem('link_expired', 'This link is too old.'),
} as const;

export function addReminderRoutes(plain: FastifyInstance, deps: SaleDeps, guard: BotGuard): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { requestReminder: request, confirmReminder: confirm, cancelReminder: cancel } = routes;

  app.post(
    withoutApiPrefix(request.url),
    { schema: request.schema, preHandler: requireHuman(guard) },
    async ({ body }, reply) => {
      const asked = await requestReminder(deps, body);
      return asked === 'asked' ? reply.code(202).send({}) : sendProblem(reply, refusals[asked]);
    },
  );

  app.post(withoutApiPrefix(confirm.url), { schema: confirm.schema }, async ({ body }, reply) => {
    const confirmed = await confirmReminder(deps, body.token);
    return confirmed.kind === 'confirmed' ? confirmed.reminder : sendProblem(reply, refusals[confirmed.kind]);
  });

  app.post(withoutApiPrefix(cancel.url), { schema: cancel.schema }, async ({ body }, reply) => {
    const cancelled = await cancelReminder(deps, body.token);
    return cancelled === 'cancelled' ? {} : sendProblem(reply, refusals.unknown);
  });
}
