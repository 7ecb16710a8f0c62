import { z } from 'zod';
import { idempotencyHeaders, requiredIdempotencyHeaders } from '../basket/idempotency-key.ts';
import { checkedCodes } from '../orders/checked-codes.ts';
import { giftCardRequest } from '../orders/gift-card-request.ts';
import { order, sharedTicket } from '../orders/order.ts';
import {
  codesRequest,
  companyRequest,
  exchangeRequest,
  giveBackRequest,
  lookupRequest,
  nameRequest,
  orderRequest,
  paidExchangeRequest,
  returnRequest,
  takeBackRequest,
  transferRequest,
} from '../orders/order-request.ts';
import { orderParams } from '../orders/order-token.ts';
import { startedPayment } from '../orders/payment.ts';
import { orderPaths } from '../paths/order-paths.ts';
import { ticketParams } from '../tickets/ticket-code.ts';
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

const changeOfHands = refusals(
  'invalid_request',
  'origin_refused',
  'not_found',
  'ticket_unknown',
  'order_not_paid',
  'transfer_refused',
);

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
          'voucher_refused',
          'voucher_required',
          'idempotency_key_reused',
        ),
      },
    },
  },
  placeGiftCard: {
    method: 'POST',
    url: orderPaths.placeGiftCard,
    schema: {
      summary: 'Make an order of a gift card',
      headers: requiredIdempotencyHeaders,
      body: giftCardRequest,
      response: {
        201: order,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'recaptcha_failed',
          'acquisition_unavailable',
          'too_many_open_orders',
          'idempotency_key_reused',
        ),
      },
    },
  },
  checkCodes: {
    method: 'POST',
    url: orderPaths.checkCodes,
    schema: {
      summary: 'What codes of vouchers and gift certificates are worth for what the basket holds',
      body: codesRequest,
      response: { 200: checkedCodes, ...refusals('invalid_request', 'origin_refused') },
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
  transferTicket: {
    method: 'POST',
    url: orderPaths.transferTicket,
    schema: {
      summary: 'Hand a ticket to another person, who gets a code of their own; the old one is good no more',
      params: orderParams,
      headers: idempotencyHeaders,
      body: transferRequest,
      response: { 200: order, ...changeOfHands },
    },
  },
  takeTicketBack: {
    method: 'POST',
    url: orderPaths.takeTicketBack,
    schema: {
      summary: 'Take back a ticket that was handed on',
      params: orderParams,
      headers: idempotencyHeaders,
      body: takeBackRequest,
      response: { 200: order, ...changeOfHands },
    },
  },
  giveTicketsBack: {
    method: 'POST',
    url: orderPaths.giveTicketsBack,
    schema: {
      summary: 'Give tickets back by the rule of the seller, for the sum that was shown',
      params: orderParams,
      headers: idempotencyHeaders,
      body: giveBackRequest,
      response: {
        200: order,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'not_found',
          'ticket_unknown',
          'order_not_paid',
          'return_closed',
          'return_under_review',
          'refund_changed',
        ),
      },
    },
  },
  exchangeTickets: {
    method: 'POST',
    url: orderPaths.exchangeTickets,
    schema: {
      summary: 'Exchange the tickets of a date for as good ones of another, by the rule of the seller',
      params: orderParams,
      headers: idempotencyHeaders,
      body: exchangeRequest,
      response: {
        200: order,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'not_found',
          'ticket_unknown',
          'order_not_paid',
          'exchange_closed',
          'admission_required',
          'difference_changed',
          'return_under_review',
          'sale_closed',
        ),
      },
    },
  },
  payExchange: {
    method: 'POST',
    url: orderPaths.payExchange,
    schema: {
      summary:
        'Hold dearer tickets of another date and begin to pay the difference: they are exchanged once it has come',
      params: orderParams,
      headers: idempotencyHeaders,
      body: paidExchangeRequest,
      response: {
        201: startedPayment,
        ...refusals(
          'invalid_request',
          'origin_refused',
          'not_found',
          'ticket_unknown',
          'order_not_paid',
          'exchange_closed',
          'admission_required',
          'difference_changed',
          'return_under_review',
          'sale_closed',
          'acquisition_unavailable',
          'certificate_unknown',
          'certificate_spent',
          'certificate_short',
          'provider_unavailable',
          'idempotency_key_reused',
        ),
      },
    },
  },
  endExchange: {
    method: 'POST',
    url: orderPaths.endExchange,
    schema: {
      summary: 'Give up an exchange that waits for its money: the tickets stay as they are',
      params: orderParams,
      headers: idempotencyHeaders,
      response: { 200: order, ...refusals('invalid_request', 'origin_refused', 'not_found') },
    },
  },
  correctName: {
    method: 'POST',
    url: orderPaths.correctName,
    schema: {
      summary: 'Correct the name that the order was placed in',
      params: orderParams,
      headers: idempotencyHeaders,
      body: nameRequest,
      response: { 200: order, ...refusals('invalid_request', 'origin_refused', 'not_found') },
    },
  },
  changeCompany: {
    method: 'POST',
    url: orderPaths.changeCompany,
    schema: {
      summary: 'Have the bill made out to a company, or to the buyer again',
      params: orderParams,
      headers: idempotencyHeaders,
      body: companyRequest,
      response: {
        200: order,
        ...refusals('invalid_request', 'origin_refused', 'not_found', 'order_closed', 'books_closed'),
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
      params: ticketParams,
      response: { 200: sharedTicket, ...refusals('not_found') },
    },
  },
  readTicketsPdf: orderFile(orderPaths.readTicketsPdf, 'The tickets of a paid order', 'application/pdf'),
  readCalendar: orderFile(
    orderPaths.readCalendar,
    'The dates of a paid order for a calendar',
    'text/calendar',
  ),
  readGiftCardPdf: orderFile(
    orderPaths.readGiftCardPdf,
    'A gift card that is paid, to be printed',
    'application/pdf',
  ),
  readBillPdf: orderFile(orderPaths.readBillPdf, 'The bill of an order', 'application/pdf'),
} as const;
