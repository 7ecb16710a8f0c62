import type { Problem } from '@parterre/contracts/errors/problem';
import { orderRoutes } from '@parterre/contracts/routes/order-routes';
import { paymentRoutes } from '@parterre/contracts/routes/payment-routes';
import { transferRefusals } from '@parterre/domain/tickets/ticket-transfer';
import { voucherRefusals } from '@parterre/domain/vouchers/voucher';
import { expect, it } from 'vitest';
import { refusalText } from '../../features/order/refusal-text.ts';
import { readMessages } from './read-messages.ts';

/** The calls of the order pages that can be refused. A failed read has its own texts. */
const calls = [
  orderRoutes.placeOrder,
  orderRoutes.cancelOrder,
  orderRoutes.returnTickets,
  orderRoutes.transferTicket,
  orderRoutes.takeTicketBack,
  orderRoutes.correctName,
  orderRoutes.changeCompany,
  orderRoutes.giveTicketsBack,
  orderRoutes.exchangeTickets,
  orderRoutes.payExchange,
  orderRoutes.endExchange,
  orderRoutes.lookUpOrders,
  paymentRoutes.startPayment,
];

/** Nothing that a visitor could correct: errors of ours, and of fields, which have their own texts. Of a code, each reason has one. */
const withoutOwnText = [
  'invalid_request',
  'origin_refused',
  'idempotency_key_reused',
  'internal',
  'voucher_refused',
  'transfer_refused',
];

/** A route names the codes of its refusals in their descriptions, as its documentation shows them. */
const codes = new Set(
  calls
    .flatMap(({ schema: { response } }) => Object.entries(response))
    .filter(([status]) => Number(status) >= 400)
    .flatMap(([, { description = '' }]) => description.split(', ')),
);

const main = readMessages('ru');
const showKey = (key: string) => key;

it('the routes of an order name their refusals', () => {
  expect(codes).toContain('return_under_review');
  expect(codes).toContain('overloaded');
});

it.each([...codes].filter((code) => !withoutOwnText.includes(code)))(
  'the refusal %s has a text of its own',
  (code) => {
    const details = { code, reason: 'too_late', owner: 'browser', limit: 3 };
    const key = refusalText(details as unknown as Problem['error'], showKey);
    expect(key).not.toBe('forms:refusal_other');
    expect(main).toHaveProperty([key]);
  },
);

it.each(transferRefusals)(
  'a ticket that changes hands no more, being %s, is refused with a text of its own',
  (reason) => {
    const details = { code: 'transfer_refused', reason };
    expect(main).toHaveProperty([refusalText(details as unknown as Problem['error'], showKey)]);
  },
);

it.each(voucherRefusals)('a code that is %s is named with a text of its own', (reason) => {
  const details = { code: 'voucher_refused', voucher_code: 'SPRING20', reason };
  const text = refusalText(details as unknown as Problem['error'], showKey);
  expect(text).toMatch(/^SPRING20: /);
  expect(main).toHaveProperty([text.slice('SPRING20: '.length)]);
});
