import { hash } from 'node:crypto';
import type { PaymentRequest } from '@parterre/contracts/orders/order-request';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf, sendProblem } from '../../problems/problem-of.ts';
import { problemOfOrder } from '../orders/order-refusal.ts';
import { hearNotification } from './notifications.service.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { ProviderFault } from './providers/provider-fault.ts';
import { startPayment } from './start-payment.service.ts';

interface OfOrder {
  readonly Params: { readonly token: string };
  readonly Body: PaymentRequest;
}

/** Where they stand below `/api`, under which they are registered. */
const below = (url: string) => url.slice('/api'.length);

export function addPaymentRoutes(app: FastifyInstance, desk: PaymentDesk): void {
  const { url, schema } = routes.startPayment;
  app.post<OfOrder>(below(url), { schema }, async (request, reply) => {
    const started = await startPayment(desk, request.params.token, request.body, keyOf(request));
    if (started.kind === 'refused') return sendProblem(reply, problemOfOrder(started.refusal));
    return reply.code(201).send(started.payment);
  });
}

export function keyOf(request: FastifyRequest): { text: string; digest: string } | undefined {
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
export function addNotificationRoute(app: FastifyInstance, desk: PaymentDesk): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_request: unknown, body: unknown) => body);
  const { url, schema } = routes.receiveNotification;
  app.post<OfProvider>(
    url,
    { schema, bodyLimit: mostNotificationBytes },
    async ({ params, headers, body, ip }, reply) => {
      const notification = { headers, body: body ?? Buffer.alloc(0), remoteAddress: ip };
      try {
        const outcome = await hearNotification(desk, params.provider, notification);
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
