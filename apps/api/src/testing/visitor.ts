import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { RestoredBasket } from '@parterre/contracts/basket/restored-basket';
import type { Problem } from '@parterre/contracts/errors/problem';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** What a call was answered: the basket, or why it was refused. */
export type Heard<Body = Basket> =
  | { readonly status: 200; readonly body: Body }
  | { readonly status: number; readonly error: Problem['error'] };

export interface CallOptions {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser with a basket: it keeps its cookie. */
export interface Visitor {
  read(options?: CallOptions): Promise<Basket>;
  change(change: BasketChange, options?: CallOptions): Promise<Heard>;
  add(id: string, count?: number, options?: CallOptions): Promise<Heard>;
  clear(options?: CallOptions): Promise<Heard>;
  extend(options?: CallOptions): Promise<Heard>;
  choose(currency: string, options?: CallOptions): Promise<Heard>;
  takeBack(options?: CallOptions): Promise<Heard<RestoredBasket>>;
  cookie(): string | undefined;
}

export function makeVisitor(app: FastifyInstance): Visitor {
  let cookie: string | undefined;

  const call = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    options: CallOptions,
    body?: object,
  ) => {
    const reply = await app.inject({
      method,
      url: `${url}${options.query ?? ''}`,
      headers: { ...(cookie && { cookie }), ...options.headers },
      ...(body && { payload: body }),
    });
    cookie = cookieOf(reply) ?? cookie;
    return reply;
  };
  const hear = <Body = Basket>(reply: LightMyRequestResponse): Heard<Body> =>
    reply.statusCode === 200
      ? { status: 200, body: reply.json() }
      : { status: reply.statusCode, error: reply.json().error };
  const change: Visitor['change'] = async (body, options = {}) =>
    hear(await call('POST', '/api/basket', options, body));

  return {
    change,
    read: async (options = {}) => (await call('GET', '/api/basket', options)).json(),
    add: (id, count = 1, options) => change({ type: 'ADD_TICKET', ticket: { id, count } }, options),
    clear: async (options = {}) => hear(await call('DELETE', '/api/basket', options)),
    extend: async (options = {}) => hear(await call('POST', '/api/basket/extend', options)),
    choose: async (currency_code, options = {}) =>
      hear(await call('POST', '/api/basket/currency', options, { currency_code })),
    takeBack: async (options = {}) => hear(await call('POST', '/api/basket/take_back', options)),
    cookie: () => cookie,
  };
}

const cookieOf = (reply: LightMyRequestResponse): string | undefined =>
  reply.headers['set-cookie']?.toString().split(';')[0];
