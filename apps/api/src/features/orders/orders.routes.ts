import type { LookupRequest } from '@parterre/contracts/orders/order-request';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance } from 'fastify';
import { problemOf, sendProblem } from '../../problems/problem-of.ts';
import { basketOfCookie } from '../basket/basket-cookie.ts';
import type { HumanGuard } from '../humans/human-guard.service.ts';
import { forPersons } from '../humans/humans.routes.ts';
import { cancelOrder } from '../payments/close-order.service.ts';
import type { PaymentDesk } from '../payments/payment-desk.ts';
import { keyOf } from '../payments/payments.routes.ts';
import { pollOrder } from '../payments/poll-order.service.ts';
import type { PlaceRequest } from './check-request.ts';
import { lookUpOrders } from './look-up-orders.service.ts';
import type { OrderCounter } from './order-counter.ts';
import { problemOfOrder } from './order-refusal.ts';
import { placeOrder } from './place-order.service.ts';
import { showOrder, showOrderToday } from './read-order.service.ts';

interface ByToken {
  readonly Params: { readonly token: string };
}

/** Where they stand below `/api`, under which they are registered. */
const below = (url: string) => url.slice('/api'.length);
const invalidEmail = problemOf('invalid_request', 'This is not an address.', {
  details: [{ field: 'email', reason: 'bad_format', message: 'must be an address' }],
});

export interface CheckoutDesk {
  readonly counter: OrderCounter;
  readonly guard: HumanGuard;
}

/** What comes before an order, or stands apart from any. */
export function addCheckoutRoutes(app: FastifyInstance, { counter, guard }: CheckoutDesk): void {
  const { store } = counter;
  const preHandler = forPersons(guard);
  const { placeOrder: place, lookUpOrders: lookUp } = routes;

  app.post(below(place.url), { schema: place.schema, preHandler }, async (request, reply) => {
    const key = keyOf(request);
    if (!key) throw new Error('a required header is missing after validation');
    const visit = { basketId: basketOfCookie(request), key, ip: request.ip };
    // Validated against the schema of the call.
    const placed = await placeOrder(counter, visit, request.body as PlaceRequest);
    if (placed.kind === 'refused') return sendProblem(reply, problemOfOrder(placed.refusal));
    return reply.code(201).send(await showOrder(store, placed.order));
  });

  app.post(below(lookUp.url), { schema: lookUp.schema, preHandler }, async (request, reply) => {
    // Validated against the schema of the call.
    const asked = await lookUpOrders(store, request.body as LookupRequest);
    return asked === 'asked' ? reply.code(202).send({}) : sendProblem(reply, invalidEmail);
  });
}

/** Of an order that is there. */
export function addOrderRoutes(app: FastifyInstance, desk: PaymentDesk): void {
  const { store } = desk;
  const { readOrder, cancelOrder: cancel } = routes;

  app.get<ByToken>(below(readOrder.url), { schema: readOrder.schema }, async ({ params }, reply) => {
    const order = await pollOrder(desk, params.token);
    return order ? showOrderToday(store, order) : sendProblem(reply, problemOfOrder({ kind: 'not-found' }));
  });

  app.post<ByToken>(below(cancel.url), { schema: cancel.schema }, async ({ params }, reply) => {
    const cancelled = await cancelOrder(desk, params.token);
    return cancelled.kind === 'refused'
      ? sendProblem(reply, problemOfOrder(cancelled.refusal))
      : showOrder(store, cancelled.order);
  });
}
