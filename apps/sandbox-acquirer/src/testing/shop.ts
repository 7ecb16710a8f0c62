import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openAcquirer } from '../acquirer.ts';
import { testCards } from '../bank/cards.ts';
import { signatureHeader } from '../notifications/sign-notification.ts';

export interface Heard {
  readonly type: string;
  readonly id: string;
  readonly payment: { readonly state: string };
  readonly signature: string;
  readonly body: string;
}

const secret = 'the secret of the sandbox';

/** A shop beside the bank: it asks, pays as its own customer, and hears what the bank tells it. */
export async function openShop(options: { readonly file?: string } = {}) {
  const notifications: Heard[] = [];
  let answerStatus = 200;
  const ear = createServer(async (request, response) => {
    const body = await text(request);
    if (answerStatus === 200)
      notifications.push({ ...JSON.parse(body), body, signature: String(request.headers[signatureHeader]) });
    response.writeHead(answerStatus).end();
  });
  await new Promise<void>((done) => ear.listen(0, '127.0.0.1', done));
  const shopUrl = `http://127.0.0.1:${(ear.address() as AddressInfo).port}`;

  const later: { act: () => void; delayMs: number }[] = [];
  const schedule = (act: () => void, delayMs: number) => {
    if (delayMs === 0) setImmediate(act);
    else later.push({ act, delayMs });
    return () => later.splice(0, later.length, ...later.filter((one) => one.act !== act));
  };
  let bank = await openAcquirer({ ...options, secret, url: () => 'http://bank.test', schedule });
  const api = async (method: 'GET' | 'POST', path: string, body?: object, key?: string) => {
    const headers = { authorization: `Bearer ${secret}`, ...(key && { 'idempotency-key': key }) };
    const reply = await bank.inject({ method, url: `/v1${path}`, headers, ...(body && { payload: body }) });
    return { status: reply.statusCode, ...reply.json() };
  };
  const order = {
    amount_minor: 748_000,
    currency: 'RUB',
    reference: 'order 1',
    description: 'Лебединое озеро <b>',
    lang: 'ru',
    return_url: `${shopUrl}/back`,
    fail_url: `${shopUrl}/fail`,
    notification_url: `${shopUrl}/notifications`,
  };
  const create = (refunded: object = {}, key: string = crypto.randomUUID()) =>
    api('POST', '/payments', { ...order, ...refunded }, key);
  const post = (id: string, form: Record<string, string>) =>
    bank.inject({
      method: 'POST',
      url: `/pay/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  return {
    secret,
    notifications,
    order,
    api,
    create,
    post,
    refundAtBank: (id: string) => bank.inject({ method: 'POST', url: `/pay/${id}/refund` }),
    page: (id: string) => bank.inject({ url: `/pay/${id}` }),
    payWith: async (name: string) => {
      const { id } = await create();
      const reply = await post(id, { card: testCards.find((card) => card.name === name)?.number ?? '' });
      return { id, reply, payment: await api('GET', `/payments/${id}`) };
    },
    respondWith: (status: number) => {
      answerStatus = status;
    },
    /** Time passes: what was put off is done now. */
    wait: () => later.splice(0).forEach(({ act }) => void act()),
    waiting: () => later.map(({ delayMs }) => delayMs),
    restartBank: async () => {
      await bank.close();
      bank = await openAcquirer({ ...options, secret, url: () => 'http://bank.test', schedule });
    },
    close: async () => {
      await bank.close();
      ear.closeAllConnections();
      await new Promise((done) => ear.close(done));
    },
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
