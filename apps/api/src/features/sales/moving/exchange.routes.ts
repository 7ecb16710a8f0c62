import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../../api-prefix.ts';
import { readIdempotencyKey } from '../../../idempotency-key.ts';
import { sendProblem } from '../../../problems/problem.ts';
import { orderProblem } from '../order/order-refusal.ts';
import type { CheckoutGuards } from '../orders.routes.ts';
import { showOrderToday } from '../show-order.service.ts';
import { type Admission, refuseUnadmitted } from './admit-exchange.service.ts';
import { beginExchange, endExchange } from './begin-exchange.service.ts';
import type { OtherDatesDeps } from './other-dates.service.ts';

export interface ExchangeRouteDeps extends OtherDatesDeps {
  readonly readAdmission: (request: FastifyRequest) => Admission;
}

/** Exchanges for dearer tickets, which are paid for first. */
export function addExchangeRoutes(
  plain: FastifyInstance,
  deps: ExchangeRouteDeps,
  { limitCodes }: Pick<CheckoutGuards, 'limitCodes'> = {},
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { payExchange: pay, endExchange: end } = routes;
  const tried = limitCodes?.((body) => {
    const { certificate_code } = body as PaymentRequest;
    return certificate_code === undefined ? [] : [certificate_code];
  });

  app.post(
    withoutApiPrefix(pay.url),
    { schema: pay.schema, ...(tried && { preHandler: tried }) },
    async (request, reply) => {
      const {
        date_id: performanceId,
        other_date_id: otherId,
        expected_dearer: expectedDearer,
        ...payment
      } = request.body;
      const key = readIdempotencyKey(request);
      const wish = { performanceId, otherId, expectedDearer, payment, key };
      const { token } = request.params;
      const refusal = await refuseUnadmitted(deps, token, otherId, deps.readAdmission(request));
      if (refusal) return sendProblem(reply, orderProblem(refusal));
      const started = await beginExchange(deps, token, wish);
      if (started.kind === 'refused') return sendProblem(reply, orderProblem(started.refusal));
      return reply.code(201).send(started.payment);
    },
  );

  app.post(withoutApiPrefix(end.url), { schema: end.schema }, async ({ params }, reply) => {
    const ended = await endExchange(deps, params.token);
    return ended.kind === 'refused'
      ? sendProblem(reply, orderProblem(ended.refusal))
      : showOrderToday(deps, ended.order);
  });
}
