import type { Basket } from '@parterre/contracts/basket/basket';
import type { BasketChange } from '@parterre/contracts/basket/basket-change';
import type { RestoredBasket } from '@parterre/contracts/basket/restored-basket';
import type { Problem } from '@parterre/contracts/errors/problem';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** What a call was answered: the basket, or why it was refused. */
export type BasketReply<Body = Basket> =
  | { readonly status: 200; readonly body: Body }
  | { readonly status: number; readonly error: Problem['error'] };

export interface CallOptions {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A browser with a basket: it keeps its cookie. */
export interface Visitor {
  read(options?: CallOptions): Promise<Basket>;
  change(change: BasketChange, options?: CallOptions): Promise<BasketReply>;
  add(id: string, count?: number, options?: CallOptions): Promise<BasketReply>;
  clear(options?: CallOptions): Promise<BasketReply>;
  extend(options?: CallOptions): Promise<BasketReply>;
  choose(currency: string, options?: CallOptions): Promise<BasketReply>;
  takeBack(options?: CallOptions): Promise<BasketReply<RestoredBasket>>;
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
    cookie = readCookie(reply) ?? cookie;
    return reply;
  };
  const toReply = <Body = Basket>(reply: LightMyRequestResponse): BasketReply<Body> =>
    reply.statusCode === 200
      ? { status: 200, body: reply.json() }
      : { status: reply.statusCode, error: reply.json().error };
  const change: Visitor['change'] = async (body, options = {}) =>
    toReply(await call('POST', '/api/basket', options, body));

  return {
    change,
    read: async (options = {}) => (await call('GET', '/api/basket', options)).json(),
    add: (id, count = 1, options) => change({ type: 'ADD_TICKET', ticket: { id, count } }, options),
    clear: async (options = {}) => toReply(await call('DELETE', '/api/basket', options)),
    extend: async (options = {}) => toReply(await call('POST', '/api/basket/extend', options)),
    choose: async (currency_code, options = {}) =>
      toReply(await call('POST', '/api/basket/currency', options, { currency_code })),
    takeBack: async (options = {}) => toReply(await call('POST', '/api/basket/take_back', options)),
    cookie: () => cookie,
  };
}

const readCookie = (reply: LightMyRequestResponse): string | undefined =>
  reply.headers['set-cookie']?.toString().split(';')[0];
