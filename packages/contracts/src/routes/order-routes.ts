import { z } from 'zod';
import { idempotencyHeaders, requiredIdempotencyHeaders } from '../basket/idempotency-key.ts';
import { order, sharedTicket } from '../orders/order.ts';
import { lookupRequest, orderRequest, returnRequest } from '../orders/order-request.ts';
import { orderParams } from '../orders/order-token.ts';
import { orderPaths } from '../paths/order-paths.ts';
import { fileReply } from './file-reply.ts';
import { refusals } from './refusals.ts';

const orderFile = (url: string, summary: string, contentType: string) =>
  ({
    method: 'GET',
    url,
    schema: {
      summary,
      params: orderParams,
      response: { 200: fileReply(summary, contentType), ...refusals('not_found', 'order_not_paid') },
    },
  }) as const;

/** The token in the address is the only key to an order. */
export const orderRoutes = {
  placeOrder: {
    method: 'POST',
    url: orderPaths.placeOrder,
    schema: {
      summary: 'Make an order of what the basket holds',
      headers: requiredIdempotencyHeaders,
      body: orderRequest,
      response: {
        201: order,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'recaptcha_failed',
          'basket_empty',
          'hold_expired',
          'ticket_unavailable',
          'price_changed',
          'sale_closed',
          'acquisition_unavailable',
          'too_many_open_orders',
          'too_many_free_tickets',
          'idempotency_key_reused',
        ),
      },
    },
  },
  readOrder: {
    method: 'GET',
    url: orderPaths.readOrder,
    schema: {
      summary: 'An order with its payments and tickets',
      params: orderParams,
      response: { 200: order, ...refusals('not_found') },
    },
  },
  cancelOrder: {
    method: 'POST',
    url: orderPaths.cancelOrder,
    schema: {
      summary: 'Cancel an order that is not paid',
      params: orderParams,
      headers: idempotencyHeaders,
      response: { 200: order, ...refusals('origin_refused', 'not_found', 'order_closed') },
    },
  },
  returnTickets: {
    method: 'POST',
    url: orderPaths.returnTickets,
    schema: {
      summary: 'Return the tickets of a date that was moved or called off, for a full refund',
      params: orderParams,
      headers: idempotencyHeaders,
      body: returnRequest,
      response: {
        200: order,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'not_found',
          'order_not_paid',
          'return_closed',
          'return_under_review',
          'sale_closed',
        ),
      },
    },
  },
  lookUpOrders: {
    method: 'POST',
    url: orderPaths.lookUpOrders,
    schema: {
      summary: 'Mail the links of my orders; the answer is the same whether or not there are any',
      body: lookupRequest,
      response: { 202: z.object({}), ...refusals('invalid_request', 'origin_refused', 'recaptcha_failed') },
    },
  },
  readTicket: {
    method: 'GET',
    url: orderPaths.readTicket,
    schema: {
      summary: 'One ticket by the code in its QR, without the order that it belongs to',
      params: z.object({
        code: z.string().regex(/^[0-9A-Z]{1,512}$/, 'must be the code of a ticket'),
      }),
      response: { 200: sharedTicket, ...refusals('not_found') },
    },
  },
  readTicketsPdf: orderFile(orderPaths.readTicketsPdf, 'The tickets of a paid order', 'application/pdf'),
  readCalendar: orderFile(
    orderPaths.readCalendar,
    'The dates of a paid order for a calendar',
    'text/calendar',
  ),
  readBillPdf: orderFile(orderPaths.readBillPdf, 'The bill of an order', 'application/pdf'),
} as const;
