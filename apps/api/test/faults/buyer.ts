import { randomUUID } from 'node:crypto';

export interface Answer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  readonly retryAfter: string | null;
}

/** Somebody with a browser, who asks whichever process is there, and asks again under the same key for want of an answer. */
export interface Buyer {
  /** Puts tickets into the basket, places on the floor of date 12 unless told otherwise. Each call of what it answers is the same wish. */
  hold(count: number, id?: string): Step;
  order(total: number): Step<{ readonly token: string; readonly number: string }>;
  pay(token: string): Step<{ readonly payment_id: string; readonly redirect_url: string }>;
  basket: Step<{ readonly tickets: readonly unknown[]; readonly price: number }>;
}

export type Step<Body = unknown> = (address: string, signal?: AbortSignal) => Promise<Answer<Body>>;

/** Who shares a mailbox or an address is served one after the other. */
export interface Home {
  readonly email: string;
  readonly ip?: string;
}

const orderForm = {
  acquisition_id: 1,
  consents: { offer: true, personal_data: true, marketing: false },
  lang: 'ru',
};

export function makeBuyer({ email, ip }: Home = { email: 'anna@example.com' }): Buyer {
  let cookie: string | undefined;
  const post = <Body>(path: string, body: object): Step<Body> => {
    const key = randomUUID();
    return async (address, signal) => {
      const reply = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': key,
          ...(cookie && { cookie }),
          ...(ip && { 'x-forwarded-for': ip }),
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
      cookie = reply.headers.get('set-cookie')?.split(';')[0] ?? cookie;
      return readAnswer(reply);
    };
  };
  return {
    hold: (count, id = '12:floor') => post('/api/basket', { type: 'ADD_TICKET', ticket: { id, count } }),
    order: (total) =>
      post('/api/orders', {
        ...orderForm,
        contact: { name: 'Анна Иванова', email },
        expected_total: total,
        currency_code: 'RUB',
      }),
    pay: (token) => post(`/api/orders/${token}/payments`, { acquisition_id: 1 }),
    basket: async (address) =>
      readAnswer(await fetch(`${address}/api/basket`, { headers: { ...(cookie && { cookie }) } })),
  };
}

/** What it is, the caller says. */
async function readAnswer<Body>(reply: Response): Promise<Answer<Body>> {
  const body = (await reply.json()) as Body;
  return { status: reply.status, body, retryAfter: reply.headers.get('retry-after') };
}
