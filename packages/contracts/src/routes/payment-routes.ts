import { z } from 'zod';
import { idempotencyHeaders } from '../basket/idempotency-key.ts';
import { paymentRequest } from '../orders/order-request.ts';
import { orderParams } from '../orders/order-token.ts';
import { startedPayment } from '../orders/payment.ts';
import { orderPaths } from '../paths/order-paths.ts';
import { ticketKeys } from '../tickets/ticket-keys.ts';
import { refusals } from './refusals.ts';

export const paymentRoutes = {
  startPayment: {
    method: 'POST',
    url: orderPaths.startPayment,
    schema: {
      summary: 'Begin to pay an order',
      params: orderParams,
      headers: idempotencyHeaders,
      body: paymentRequest,
      response: {
        201: startedPayment,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'not_found',
          'order_closed',
          'sale_closed',
          'acquisition_unavailable',
          'too_many_open_orders',
          'certificate_unknown',
          'certificate_spent',
          'provider_unavailable',
          'idempotency_key_reused',
        ),
      },
    },
  },
  receiveNotification: {
    method: 'POST',
    url: orderPaths.receiveNotification,
    schema: {
      summary: 'What a payment provider has to tell, signed by it; in any order, any number of times',
      params: z.object({ provider: z.string().regex(/^[a-z]{2,32}$/, 'must be the name of a provider') }),
      response: { 200: z.object({}), ...refusals('not_found', 'signature_invalid') },
    },
  },
  readTicketKeys: {
    method: 'GET',
    url: orderPaths.readTicketKeys,
    schema: {
      summary: 'The public keys that tickets are signed with',
      response: { 200: ticketKeys, ...refusals() },
    },
  },
} as const;
