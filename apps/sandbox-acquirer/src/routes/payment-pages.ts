import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Bank, cancel, fail } from '../bank/bank.ts';
import { findCard } from '../bank/cards.ts';
import { authenticate, pay } from '../bank/pay.ts';
import { refundAtBank } from '../bank/refund-payment.ts';
import { codePage } from '../pages/code-page.ts';
import { abandonedPage, closedPage, unknownPage } from '../pages/notice-page.ts';
import { pageHeaders } from '../pages/page.ts';
import { paymentPage } from '../pages/payment-page.ts';
import type { Payment } from '../records/payment.ts';

interface ById {
  readonly Params: { readonly id: string };
  readonly Body: URLSearchParams | undefined;
}

/** What payers see: plain pages and forms, no scripts. */
export function addPaymentPages(app: FastifyInstance, bank: Bank): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    async (_request: unknown, body: string | Buffer) => new URLSearchParams(body.toString()),
  );
  app.get<ById>('/pay/:id', ({ params }, reply) => {
    const payment = bank.find(params.id);
    return payment ? show(reply, renderPage(payment)) : show(reply.code(404), unknownPage());
  });
  app.post<ById>('/pay/:id/refund', ({ params }, reply) => {
    const payment = bank.find(params.id);
    if (!payment) return show(reply.code(404), unknownPage());
    refundAtBank(bank, payment);
    return reply.redirect(`/pay/${payment.id}`, 303);
  });
  app.post<ById>('/pay/:id', ({ params, body }, reply) => {
    const payment = bank.find(params.id);
    if (!payment) return show(reply.code(404), unknownPage());
    const form = body ?? new URLSearchParams();
    if (payment.wrongCodes !== null) return leave(reply, decideCode(bank, payment, form));
    if (payment.state !== 'pending') return show(reply, closedPage(payment));
    return takeCard(bank, payment, form, reply);
  });
}

const show = (reply: FastifyReply, markup: string) => reply.headers(pageHeaders).send(markup);

function renderPage(payment: Payment): string {
  if (payment.state === 'pending') return paymentPage(payment);
  return payment.wrongCodes === null ? closedPage(payment) : codePage(payment);
}

const decideCode = (bank: Bank, payment: Payment, form: URLSearchParams): Payment =>
  form.has('refuse')
    ? fail(bank, payment, 'authentication_failed')
    : authenticate(bank, payment, form.get('code') ?? '');

function takeCard(bank: Bank, payment: Payment, form: URLSearchParams, reply: FastifyReply) {
  if (form.has('give_up')) return leave(reply, cancel(bank, payment, 'abandoned'));
  const number = form.get('card') ?? form.get('number') ?? '';
  const card = findCard(number);
  if (!card) {
    const fault = number.trim() === '' ? 'numberMissing' : 'numberUnknown';
    return show(reply.code(422), paymentPage(payment, { number, fault }));
  }
  if (card.outcome === 'abandon') return show(reply, abandonedPage(payment));
  return leave(reply, pay(bank, payment, card));
}

/** To the shop, unless the payer's bank still waits for a code. */
function leave(reply: FastifyReply, payment: Payment) {
  if (payment.wrongCodes !== null) return reply.redirect(`/pay/${payment.id}`, 303);
  const isLost = payment.state === 'failed' || payment.state === 'cancelled';
  return reply.redirect(isLost ? payment.failUrl : payment.returnUrl, 303);
}
