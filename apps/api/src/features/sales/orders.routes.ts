import type { CodesRequest, orderRequest, PaymentRequest } from '@parterre/contracts/orders/order-request';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, preHandlerHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { withoutApiPrefix } from '../../api-prefix.ts';
import { readIdempotencyKey } from '../../idempotency-key.ts';
import { makeProblem, sendProblem } from '../../problems/problem.ts';
import { readBasketCookie } from '../basket/basket-cookie.ts';
import { requireHuman } from '../bot-protection/bot-protection.routes.ts';
import type { BotGuard } from '../bot-protection/bot-protection.service.ts';
import { lookUpOrders } from './checkout/look-up-orders.service.ts';
import { placeOrder } from './checkout/place-order.service.ts';
import { placeGiftCard } from './gift-cards/place-gift-card.service.ts';
import type { OtherDatesDeps } from './moving/other-dates.service.ts';
import { orderProblem } from './order/order-refusal.ts';
import { cancelOrder } from './payments/close-order.service.ts';
import { pollOrder } from './payments/refresh-payments.service.ts';
import { startPayment } from './payments/start-payment.service.ts';
import { returnTickets } from './refunds/return-tickets.service.ts';
import type { CheckoutDeps, SaleDeps } from './sale-deps.ts';
import { showOrder, showOrderToday, showTicket } from './show-order.service.ts';
import type { KeyRing } from './tickets/keys/key-ring.ts';
import { findTicket } from './tickets/tickets.service.ts';
import { checkCodes } from './vouchers/apply-codes.service.ts';

const invalidEmail = makeProblem('invalid_request', 'This is not an address.', {
  details: [{ field: 'email', reason: 'bad_format', message: 'must be an address' }],
});

export interface CheckoutGuards {
  readonly guard: BotGuard;
  /** How many codes one visitor may try, of those that a call names; nobody counts when left out. */
  readonly limitCodes?:
    | ((readCodes: (body: unknown) => readonly string[]) => preHandlerHookHandler)
    | undefined;
}

/** What comes before an order, or stands apart from any. */
export function addCheckoutRoutes(
  plain: FastifyInstance,
  deps: CheckoutDeps,
  { guard, limitCodes }: CheckoutGuards,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const preHandler = requireHuman(guard);
  const { placeOrder: place, lookUpOrders: lookUp, checkCodes: check } = routes;
  // Bodies are those of the contract by then.
  const ordered = limitCodes?.((body) => (body as z.output<typeof orderRequest>).voucher_codes);
  const checked = limitCodes?.((body) => (body as CodesRequest).codes);

  app.post(
    withoutApiPrefix(check.url),
    { schema: check.schema, ...(checked && { preHandler: checked }) },
    (request) => checkCodes(deps, readBasketCookie(request), request.body),
  );

  const { placeGiftCard: placeCard } = routes;
  app.post(
    withoutApiPrefix(placeCard.url),
    { schema: placeCard.schema, preHandler },
    async (request, reply) => {
      const key = readIdempotencyKey(request);
      if (!key) throw new Error('a required header is missing after validation');
      const visit = { basketId: readBasketCookie(request), key, ip: request.ip };
      const placed = await placeGiftCard(deps, visit, request.body);
      if (placed.kind === 'refused') return sendProblem(reply, orderProblem(placed.refusal));
      return reply.code(201).send(await showOrder(deps, placed.order));
    },
  );

  const beforePlacing = ordered ? [ordered, preHandler] : preHandler;
  app.post(
    withoutApiPrefix(place.url),
    { schema: place.schema, preHandler: beforePlacing },
    async (request, reply) => {
      const key = readIdempotencyKey(request);
      if (!key) throw new Error('a required header is missing after validation');
      const visit = { basketId: readBasketCookie(request), key, ip: request.ip };
      const placed = await placeOrder(deps, visit, request.body);
      if (placed.kind === 'refused') return sendProblem(reply, orderProblem(placed.refusal));
      return reply.code(201).send(await showOrder(deps, placed.order));
    },
  );

  app.post(withoutApiPrefix(lookUp.url), { schema: lookUp.schema, preHandler }, async (request, reply) => {
    const asked = await lookUpOrders(deps, request.body);
    return asked === 'asked' ? reply.code(202).send({}) : sendProblem(reply, invalidEmail);
  });
}

/** Of an order that is there. */
export function addOrderRoutes(plain: FastifyInstance, deps: OtherDatesDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { readOrder, cancelOrder: cancel, returnTickets: giveBack } = routes;

  app.get(withoutApiPrefix(readOrder.url), { schema: readOrder.schema }, async ({ params }, reply) => {
    const order = await pollOrder(deps, params.token);
    return order ? showOrderToday(deps, order) : sendProblem(reply, orderProblem({ kind: 'not-found' }));
  });

  app.post(withoutApiPrefix(cancel.url), { schema: cancel.schema }, async ({ params }, reply) => {
    const cancelled = await cancelOrder(deps, params.token);
    return cancelled.kind === 'refused'
      ? sendProblem(reply, orderProblem(cancelled.refusal))
      : showOrder(deps, cancelled.order);
  });

  app.post(withoutApiPrefix(giveBack.url), { schema: giveBack.schema }, async ({ params, body }, reply) => {
    const { date_id: performanceId, as = 'money', other_date_id: otherDate } = body;
    const wish = { performanceId, as: as === 'other_date' ? { otherDate: otherDate ?? 0 } : as };
    const returned = await returnTickets(deps, params.token, wish);
    return returned.kind === 'refused'
      ? sendProblem(reply, orderProblem(returned.refusal))
      : showOrderToday(deps, returned.order);
  });
}

/** Of one ticket, whose code is the only key to it. */
export function addTicketRoute(plain: FastifyInstance, deps: SaleDeps, { public: keys }: KeyRing): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { url, schema } = routes.readTicket;
  app.get(withoutApiPrefix(url), { schema }, async ({ params }, reply) => {
    const ticket = await findTicket(deps.db, params.code, keys);
    const shown = ticket && (await showTicket(deps, ticket));
    return shown ?? sendProblem(reply, orderProblem({ kind: 'not-found' }));
  });
}

export function addPaymentRoutes(
  plain: FastifyInstance,
  deps: SaleDeps,
  { limitCodes }: Pick<CheckoutGuards, 'limitCodes'> = {},
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { url, schema } = routes.startPayment;
  const tried = limitCodes?.((body) => {
    const { certificate_code } = body as PaymentRequest;
    return certificate_code === undefined ? [] : [certificate_code];
  });
  app.post(withoutApiPrefix(url), { schema, ...(tried && { preHandler: tried }) }, async (request, reply) => {
    const started = await startPayment(deps, request.params.token, request.body, readIdempotencyKey(request));
    if (started.kind === 'refused') return sendProblem(reply, orderProblem(started.refusal));
    return reply.code(201).send(started.payment);
  });
}
