import { createHmac, randomUUID } from 'node:crypto';
import { parseQuery } from '@parterre/domain/query-string/parse-query';
import { resendCached } from './kept-answers.ts';
import { openSimulator, type SimulatedAnswer, type SimulatedRequest } from './simulator.ts';
import type { Intent, Refund, Session, StripeForm } from './stripe-objects.ts';

const refusal = (status: number, code: string): SimulatedAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
});
const ok = (body: object): SimulatedAnswer => ({ status: 200, body });
const seconds = () => Math.floor(Date.now() / 1000);
/** Few on a page, so that whoever reads the first one alone is found out. */
const longestPage = 2;

/** https://docs.stripe.com/api: Checkout Sessions, Refunds and webhook signatures, as far as we use them. */
export async function openStripeSimulator({
  secretKey,
  webhookSecret,
}: Record<'secretKey' | 'webhookSecret', string>) {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, Refund>();
  const once = resendCached({
    status: 400,
    body: {
      error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used once' },
    },
  });

  const intentRefunds = (intentId: string) =>
    [...refunds.values()].filter(({ payment_intent }) => payment_intent === intentId);
  /** With all that may be asked for along with it. */
  const tell = ({ asked: _, payment_intent: intent, ...session }: Session) => ({
    ...session,
    payment_intent: intent && {
      ...intent,
      latest_charge: intent.latest_charge && {
        ...intent.latest_charge,
        refunds: { object: 'list', data: intentRefunds(intent.id) },
      },
    },
  });
  /** Newest first, from after the one that is named: https://docs.stripe.com/api/pagination */
  const page = (path: string, query: URLSearchParams, all: readonly { id: string; created: number }[]) => {
    const since = Number(query.get('created[gte]') ?? 0);
    const wanted = all.filter(({ created }) => created >= since).toReversed();
    const from = wanted.findIndex(({ id }) => id === query.get('starting_after')) + 1;
    const to = from + Math.min(longestPage, Number(query.get('limit')));
    return ok({ object: 'list', url: path, data: wanted.slice(from, to), has_more: to < wanted.length });
  };

  const create = (form: StripeForm): SimulatedAnswer => {
    const price = form.line_items?.[0]?.price_data;
    const amount = Number(price?.unit_amount);
    const lifeMs = Number(form.expires_at) * 1000 - Date.now();
    if (form.mode !== 'payment' || !price || !Number.isInteger(amount))
      return refusal(400, 'parameter_missing');
    if (lifeMs < 30 * 60_000 || lifeMs > 24 * 3_600_000) return refusal(400, 'expires_at');
    const id = `cs_test_${randomUUID()}`;
    const session: Session = {
      id,
      object: 'checkout.session',
      created: seconds(),
      url: `https://checkout.stripe.test/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: String(form.client_reference_id),
      payment_intent: null,
      asked: { amount, currency: String(price.currency) },
    };
    sessions.set(id, session);
    return ok(tell(session));
  };
  const refund = (form: StripeForm): SimulatedAnswer => {
    const session = [...sessions.values()].find((one) => one.payment_intent?.id === form.payment_intent);
    const intent = session?.payment_intent;
    const given = intentRefunds(intent?.id ?? '');
    const left = (intent?.amount_received ?? 0) - given.reduce((sum, one) => sum + one.amount, 0);
    const amount = Number(form.amount);
    if (!intent || amount > left) return refusal(400, 'amount_too_large');
    const made: Refund = {
      id: `re_${randomUUID()}`,
      object: 'refund',
      created: seconds(),
      amount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
    };
    refunds.set(made.id, made);
    return ok(made);
  };
  const answer = (request: SimulatedRequest): SimulatedAnswer => {
    const { method, path, query, body, headers } = request;
    if (headers.authorization !== `Bearer ${secretKey}`) return refusal(401, 'api_key_invalid');
    const form = parseQuery(body) as StripeForm;
    const key = headers['idempotency-key']?.toString() ?? randomUUID();
    const [, , resource, id = '', act] = path.replace('/checkout', '').split('/');
    if (method === 'POST' && resource === 'sessions' && !id) return once(key, body, () => create(form));
    if (method === 'POST' && resource === 'refunds') return once(key, body, () => refund(form));
    if (resource === 'refunds' && !id) return page(path, query, [...refunds.values()]);
    if (resource === 'refunds')
      return refunds.has(id) ? ok(refunds.get(id) ?? {}) : refusal(404, 'resource_missing');
    if (!id) {
      const intent = query.get('payment_intent');
      const found = [...sessions.values()].filter((one) => !intent || one.payment_intent?.id === intent);
      return page(path, query, found.map(tell));
    }
    const session = sessions.get(id);
    if (!session) return refusal(404, 'resource_missing');
    if (act !== 'expire') return ok(tell(session));
    if (session.status !== 'open') return refusal(400, 'session_not_open');
    session.status = 'expired';
    return ok(tell(session));
  };

  /** `Stripe-Signature: t=…,v1=…`: https://docs.stripe.com/webhooks#verify-manually */
  const sign = (type: string, object: object, { secret = webhookSecret, at = Date.now() } = {}) => {
    const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
    const seconds = Math.floor(at / 1000);
    const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return {
      headers: { 'stripe-signature': `t=${seconds},v1=${mac}` },
      body: Buffer.from(body),
      remoteAddress: '127.0.0.1',
    };
  };
  const settle = (id: string, intent: Omit<Intent, 'id' | 'object' | 'currency' | 'latest_charge'>) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`no session ${id}`);
    session.payment_intent = {
      ...intent,
      id: `pi_${id}`,
      object: 'payment_intent',
      latest_charge: { id: `ch_${id}`, object: 'charge' },
      currency: session.asked.currency,
    };
    session.status = 'complete';
    session.payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid';
  };

  return {
    ...(await openSimulator(answer)),
    sign,
    /** Somebody gives it back in the dashboard. */
    refundAtProvider: (id: string, amount: number) => {
      const payment_intent = sessions.get(id)?.payment_intent?.id ?? '';
      refund({ payment_intent, amount: String(amount) });
      return sign('charge.refunded', { id: `ch_${id}`, object: 'charge', payment_intent });
    },
    pay: (id: string, change = 0) =>
      settle(id, {
        status: 'succeeded',
        amount_received: (sessions.get(id)?.asked.amount ?? 0) + change,
        last_payment_error: null,
      }),
    submit: (id: string) =>
      settle(id, { status: 'processing', amount_received: 0, last_payment_error: null }),
    decline: (id: string) =>
      settle(id, {
        status: 'requires_payment_method',
        amount_received: 0,
        last_payment_error: { code: 'card_declined', decline_code: 'insufficient_funds' },
      }),
  };
}
