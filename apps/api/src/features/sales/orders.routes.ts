import { hash } from 'node:crypto';
import type { LookupRequest, PaymentRequest, ReturnRequest } from '@parterre/contracts/orders/order-request';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf, sendProblem } from '../../problems/problem-of.ts';
import { basketOfCookie } from '../basket/basket-cookie.ts';
import { forPersons } from '../bot-protection/bot-protection.routes.ts';
import type { HumanGuard } from '../bot-protection/bot-protection.service.ts';
import type { PlaceRequest } from './checkout/check-request.ts';
import { lookUpOrders } from './checkout/look-up-orders.service.ts';
import { placeOrder } from './checkout/place-order.service.ts';
import { problemOfOrder } from './order/order-refusal.ts';
import { pollOrder } from './payments/ask-provider.service.ts';
import { cancelOrder } from './payments/close-order.service.ts';
import { hearNotification } from './payments/notifications.service.ts';
import { ProviderFault } from './payments/providers/payment-provider.ts';
import { startPayment } from './payments/start-payment.service.ts';
import { returnTickets } from './refunds/return-tickets.service.ts';
import type { CheckoutDeps, SaleDeps } from './sale-deps.ts';
import { showOrder, showOrderToday } from './show-order.service.ts';

interface ByToken {
  readonly Params: { readonly token: string };
}

/** Where they stand below `/api`, under which they are registered. */
const below = (url: string) => url.slice('/api'.length);
const invalidEmail = problemOf('invalid_request', 'This is not an address.', {
  details: [{ field: 'email', reason: 'bad_format', message: 'must be an address' }],
});

/** What comes before an order, or stands apart from any. */
export function addCheckoutRoutes(app: FastifyInstance, deps: CheckoutDeps, guard: HumanGuard): void {
  const preHandler = forPersons(guard);
  const { placeOrder: place, lookUpOrders: lookUp } = routes;

  app.post(below(place.url), { schema: place.schema, preHandler }, async (request, reply) => {
    const key = keyOf(request);
    if (!key) throw new Error('a required header is missing after validation');
    const visit = { basketId: basketOfCookie(request), key, ip: request.ip };
    // Validated against the schema of the call.
    const placed = await placeOrder(deps, visit, request.body as PlaceRequest);
    if (placed.kind === 'refused') return sendProblem(reply, problemOfOrder(placed.refusal));
    return reply.code(201).send(await showOrder(deps, placed.order));
  });

  app.post(below(lookUp.url), { schema: lookUp.schema, preHandler }, async (request, reply) => {
    // Validated against the schema of the call.
    const asked = await lookUpOrders(deps, request.body as LookupRequest);
    return asked === 'asked' ? reply.code(202).send({}) : sendProblem(reply, invalidEmail);
  });
}

/** Of an order that is there. */
export function addOrderRoutes(app: FastifyInstance, deps: SaleDeps): void {
  const { readOrder, cancelOrder: cancel, returnTickets: giveBack } = routes;

  app.get<ByToken>(below(readOrder.url), { schema: readOrder.schema }, async ({ params }, reply) => {
    const order = await pollOrder(deps, params.token);
    return order ? showOrderToday(deps, order) : sendProblem(reply, problemOfOrder({ kind: 'not-found' }));
  });

  app.post<ByToken>(below(cancel.url), { schema: cancel.schema }, async ({ params }, reply) => {
    const cancelled = await cancelOrder(deps, params.token);
    return cancelled.kind === 'refused'
      ? sendProblem(reply, problemOfOrder(cancelled.refusal))
      : showOrder(deps, cancelled.order);
  });

  app.post<ByToken & { readonly Body: ReturnRequest }>(
    below(giveBack.url),
    { schema: giveBack.schema },
    async ({ params, body }, reply) => {
      const returned = await returnTickets(deps, params.token, body.date_id);
      return returned.kind === 'refused'
        ? sendProblem(reply, problemOfOrder(returned.refusal))
        : showOrderToday(deps, returned.order);
    },
  );
}

interface OfOrder {
  readonly Params: { readonly token: string };
  readonly Body: PaymentRequest;
}

export function addPaymentRoutes(app: FastifyInstance, deps: SaleDeps): void {
  const { url, schema } = routes.startPayment;
  app.post<OfOrder>(below(url), { schema }, async (request, reply) => {
    const started = await startPayment(deps, request.params.token, request.body, keyOf(request));
    if (started.kind === 'refused') return sendProblem(reply, problemOfOrder(started.refusal));
    return reply.code(201).send(started.payment);
  });
}

function keyOf(request: FastifyRequest): { text: string; digest: string } | undefined {
  const text = request.headers['idempotency-key']?.toString();
  if (text === undefined) return undefined;
  const asked = JSON.stringify([request.method, request.url, request.body]);
  return { text, digest: hash('sha1', asked, 'base64url') };
}

interface OfProvider {
  readonly Params: { readonly provider: string };
  readonly Body: Buffer | undefined;
}

/** Providers send whole objects with all that they know of them. */
const mostNotificationBytes = 512 * 1024;

/** To be registered apart: its bodies are read as bytes, since signatures are over bytes. */
export function addNotificationRoute(app: FastifyInstance, deps: SaleDeps): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: unknown) => body);
  const { url, schema } = routes.receiveNotification;
  app.post<OfProvider>(
    url,
    { schema, bodyLimit: mostNotificationBytes },
    async ({ params, headers, body, ip }, reply) => {
      const notification = { headers, body: body ?? Buffer.alloc(0), remoteAddress: ip };
      try {
        const outcome = await hearNotification(deps, params.provider, notification);
        if (outcome === 'heard') return {};
        return outcome === 'refused'
          ? sendProblem(reply, problemOf('signature_invalid', 'This is not signed by whom it says.'))
          : sendProblem(reply, problemOf('not_found', 'There is no such provider.'));
      } catch (fault) {
        if (!(fault instanceof ProviderFault)) throw fault;
        return sendProblem(reply, problemOf('overloaded', 'Tell it again later.'));
      }
    },
  );
}
