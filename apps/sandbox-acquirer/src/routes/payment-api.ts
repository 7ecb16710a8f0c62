import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Bank, cancel } from '../bank/bank.ts';
import { openPayment } from '../bank/open-payment.ts';
import { refundPayment } from '../bank/refund-payment.ts';
import type { Payment } from '../records/payment.ts';
import { toPaymentJson, toRefundJson } from '../records/payment-json.ts';
import { readPaymentRequest, readRefundRequest } from './payment-request.ts';

export interface PaymentApi {
  readonly bank: Bank;
  readonly secret: string;
  /** Where the payer pays. */
  readonly pageUrl: (id: string) => string;
}

interface ById {
  readonly Params: { readonly id: string };
}

interface Since {
  readonly Querystring: { readonly since?: string };
}

/** Of that moment or later; everything when none is named. */
const isSince =
  ({ since = '' }: Since['Querystring']) =>
  ({ createdAt }: { readonly createdAt: string }) =>
    createdAt >= since;

/** What shops call. */
export function addPaymentApi(app: FastifyInstance, { bank, secret, pageUrl }: PaymentApi): void {
  const answer = (payment: Payment) => ({ ...toPaymentJson(payment), page_url: pageUrl(payment.id) });

  app.addHook('onRequest', async (request, reply) => {
    if (!isSecret(request.headers.authorization, secret)) return refuse(reply, 401, 'unauthorized');
  });
  app.get<Since>('/payments', ({ query }) => {
    const payments = Object.values(bank.store.state.payments);
    return { payments: payments.filter(isSince(query)).map(answer) };
  });
  app.get<Since>('/refunds', ({ query }) => {
    const payments = Object.values(bank.store.state.payments);
    const refunds = payments.flatMap((payment) =>
      payment.refunds.filter(isSince(query)).map((refund) => toRefundJson(refund, payment.id)),
    );
    return { refunds };
  });
  app.post('/payments', (request, reply) => {
    const key = readIdempotencyKey(request);
    if (!key) return refuse(reply, 400, 'idempotency_key_missing');
    const order = readPaymentRequest(request.body, bank.now());
    const made = openPayment(bank, order, { key, request: request.body });
    const payment = made.kind === 'id' ? bank.find(made.id) : undefined;
    if (!payment) return refuse(reply, 409, 'idempotency_key_reused');
    return reply.code(201).send(answer(payment));
  });
  app.get<ById>('/payments/:id', ({ params }, reply) => {
    const payment = bank.find(params.id);
    return payment ? answer(payment) : refuse(reply, 404, 'not_found');
  });
  app.post<ById>('/payments/:id/cancel', ({ params }, reply) => {
    const payment = bank.find(params.id);
    return payment ? answer(cancel(bank, payment, null)) : refuse(reply, 404, 'not_found');
  });
  app.post<ById>('/payments/:id/refunds', (request, reply) => {
    const key = readIdempotencyKey(request);
    if (!key) return refuse(reply, 400, 'idempotency_key_missing');
    const payment = bank.find(request.params.id);
    if (!payment) return refuse(reply, 404, 'not_found');
    const outcome = refundPayment(bank, payment, readRefundRequest(request.body), key);
    if (outcome.kind === 'key-reused') return refuse(reply, 409, 'idempotency_key_reused');
    if (outcome.kind === 'refused') return refuse(reply, 422, 'not_refundable');
    return reply.code(201).send(toRefundJson(outcome.refund, payment.id));
  });
}

const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });

const readIdempotencyKey = ({ headers }: FastifyRequest) =>
  headers['idempotency-key']?.toString().slice(0, 200);

function isSecret(header: string | undefined, secret: string): boolean {
  const [received, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${secret}`)];
  return received.length === wanted.length && timingSafeEqual(received, wanted);
}
