import { randomUUID } from 'node:crypto';
import { fromDecimalText, toDecimalText } from '@parterre/domain/money/decimal-text';
import { resendCached } from './kept-answers.ts';
import { openSimulator, type SimulatedAnswer, type SimulatedRequest } from './simulator.ts';

interface Amount {
  value: string;
  currency: string;
}

interface Payment {
  id: string;
  status: 'pending' | 'waiting_for_capture' | 'succeeded' | 'canceled';
  paid: boolean;
  amount: Amount;
  refunded_amount?: Amount;
  created_at: string;
  confirmation?: { type: 'redirect'; confirmation_url: string };
  cancellation_details?: { party: string; reason: string };
  metadata: Record<string, string>;
}

interface Refund {
  id: string;
  payment_id: string;
  status: 'succeeded';
  amount: Amount;
  created_at: string;
}

interface Customer {
  readonly customer?: { readonly email?: string; readonly phone?: string };
}

interface Asked {
  readonly amount: Amount;
  readonly payment_id?: string;
  readonly metadata?: Record<string, string>;
  readonly description?: string;
  readonly receipt?: Customer & {
    readonly items: readonly { readonly quantity: number; readonly amount: Amount }[];
  };
}

interface Closing extends Customer {
  readonly type: string;
  readonly payment_id: string;
  readonly send: boolean;
  readonly items: readonly {
    readonly quantity: number;
    readonly amount: Amount;
    readonly payment_mode: string;
  }[];
  readonly settlements: readonly { readonly type: string; readonly amount: Amount }[];
}

const refusal = (status: number, code: string, parameter = ''): SimulatedAnswer => ({
  status,
  body: { type: 'error', id: randomUUID(), code, description: code, parameter },
});
const ok = (body: object): SimulatedAnswer => ({ status: 200, body });
/** Few on a page, so that whoever reads the first one alone is found out. */
const longestPage = 2;
const minor = ({ value, currency }: Amount) => fromDecimalText(value, currency).amountMinor;

/** https://yookassa.ru/developers/api: payments, refunds, receipts and notifications, as far as we use them. */
export async function openYookassaSimulator({ shopId, secretKey }: Record<'shopId' | 'secretKey', string>) {
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const once = resendCached(refusal(400, 'invalid_request', 'Idempotence-Key'));

  /** One of them is wanted: a receipt is sent to somebody. */
  const hasCustomer = ({ customer }: Customer) => Boolean(customer?.email || customer?.phone);
  const isReceiptRight = ({ amount, receipt }: Asked) =>
    receipt !== undefined &&
    hasCustomer(receipt) &&
    receipt.items.reduce((sum, item) => sum + minor(item.amount) * item.quantity, 0) === minor(amount);

  const create = (asked: Asked): SimulatedAnswer => {
    if (!/^\d+\.\d{2}$/.test(asked.amount.value)) return refusal(400, 'invalid_request', 'amount.value');
    if ((asked.description ?? '').length > 128) return refusal(400, 'invalid_request', 'description');
    if (!isReceiptRight(asked)) return refusal(400, 'invalid_request', 'receipt');
    const id = randomUUID();
    const confirmation_url = `https://yoomoney.test/checkout/payments/v2/contract?orderId=${id}`;
    const payment: Payment = {
      id,
      status: 'pending',
      paid: false,
      amount: asked.amount,
      created_at: new Date().toISOString(),
      confirmation: { type: 'redirect', confirmation_url },
      metadata: asked.metadata ?? {},
    };
    payments.set(id, payment);
    return ok({ ...payment });
  };
  const refund = (asked: Asked): SimulatedAnswer => {
    const payment = payments.get(asked.payment_id ?? '');
    const given = [...refunds.values()].filter((one) => one.payment_id === payment?.id);
    const left = payment ? minor(payment.amount) - given.reduce((sum, one) => sum + minor(one.amount), 0) : 0;
    if (payment?.status !== 'succeeded' || minor(asked.amount) > left)
      return refusal(400, 'invalid_request', 'amount');
    if (!isReceiptRight(asked)) return refusal(400, 'invalid_request', 'receipt');
    const made: Refund = {
      id: randomUUID(),
      payment_id: payment.id,
      status: 'succeeded',
      amount: asked.amount,
      created_at: new Date().toISOString(),
    };
    refunds.set(made.id, made);
    if (asked.receipt) refundReceipts.push(asked.receipt);
    const { currency } = payment.amount;
    const amountMinor = minor(payment.amount) - left + minor(asked.amount);
    payment.refunded_amount = { value: toDecimalText({ amountMinor, currency }), currency };
    return ok(made);
  };
  /** https://yookassa.ru/developers/using-api/lists: newest first, from after where the cursor stands. */
  const list = (resource: string, query: URLSearchParams): SimulatedAnswer => {
    const all: readonly (Payment | Refund)[] = [...(resource === 'refunds' ? refunds : payments).values()];
    const payment = query.get('payment_id');
    const since = query.get('created_at.gte') ?? '';
    const wanted = all
      .filter(
        (one) => one.created_at >= since && (!payment || ('payment_id' in one && one.payment_id === payment)),
      )
      .toReversed();
    const from = Number(query.get('cursor') ?? 0);
    const to = from + Math.min(longestPage, Number(query.get('limit')));
    const next = to < wanted.length && { next_cursor: String(to) };
    return ok({ type: 'list', items: wanted.slice(from, to), ...next });
  };
  const refundReceipts: Customer[] = [];
  const closings: Closing[] = [];
  const close = (asked: Closing): SimulatedAnswer => {
    const sum = asked.items.reduce((total, { amount, quantity }) => total + minor(amount) * quantity, 0);
    const settled = asked.settlements.reduce((total, { amount }) => total + minor(amount), 0);
    const isWhole = asked.items.every(({ payment_mode }) => payment_mode === 'full_payment');
    if (payments.get(asked.payment_id)?.status !== 'succeeded')
      return refusal(400, 'invalid_request', 'payment_id');
    if (!hasCustomer(asked)) return refusal(400, 'invalid_request', 'customer');
    if (sum !== settled || !isWhole || !asked.send || asked.type !== 'payment')
      return refusal(400, 'invalid_request', 'settlements');
    closings.push(asked);
    return ok({ id: `rt_${randomUUID()}`, type: 'payment', status: 'pending' });
  };
  const makers: Readonly<Record<string, (body: string) => SimulatedAnswer>> = {
    payments: (body) => create(JSON.parse(body)),
    refunds: (body) => refund(JSON.parse(body)),
    receipts: (body) => close(JSON.parse(body)),
  };
  const answer = ({ method, path, query, headers, body }: SimulatedRequest): SimulatedAnswer => {
    const basic = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;
    if (headers.authorization !== basic) return refusal(401, 'invalid_credentials');
    const [, version, resource, id = ''] = path.split('/');
    if (version !== 'v3') return refusal(404, 'not_found');
    if (method === 'POST') {
      const key = headers['idempotence-key']?.toString();
      if (!key || key.length > 64) return refusal(400, 'invalid_request', 'Idempotence-Key');
      return once(
        `${resource} ${key}`,
        body,
        () => makers[resource ?? '']?.(body) ?? refusal(404, 'not_found'),
      );
    }
    if (!id) return list(resource ?? '', query);
    const found = resource === 'refunds' ? refunds.get(id) : payments.get(id);
    return found ? ok(found) : refusal(404, 'not_found');
  };
  const known = (id: string) => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    delete payment.confirmation;
    return payment;
  };

  return {
    ...(await openSimulator(answer)),
    /** Prepayments that the tax office was told are over. */
    closings: (): readonly Closing[] => closings,
    /** Whom the receipts of refunds went to. */
    refundReceipts: (): readonly Customer[] => refundReceipts,
    pay: (id: string, change = 0) => {
      const payment = known(id);
      const { currency } = payment.amount;
      const value = toDecimalText({ amountMinor: minor(payment.amount) + change, currency });
      Object.assign(payment, { status: 'succeeded', paid: true, amount: { value, currency } });
    },
    submit: (id: string) => void Object.assign(known(id), { status: 'waiting_for_capture', paid: true }),
    decline: (id: string) =>
      void Object.assign(known(id), {
        status: 'canceled',
        cancellation_details: { party: 'payment_network', reason: 'insufficient_funds' },
      }),
    /** Somebody gives it back in the dashboard. */
    refundAtProvider: (id: string, amount: Amount) => {
      const receipt = { customer: { email: 'clerk@example.com' }, items: [{ quantity: 1, amount }] };
      const { body } = refund({ payment_id: id, amount, receipt });
      return body;
    },
    notify: (event: string, object: object, remoteAddress = '185.71.76.5') => ({
      headers: {},
      body: Buffer.from(JSON.stringify({ type: 'notification', event, object })),
      remoteAddress,
    }),
  };
}
