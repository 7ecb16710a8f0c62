import { hash } from 'node:crypto';
import type { BasketRequest, CurrencyChoice } from '@parterre/contracts/basket/basket-change';
import type { Problem } from '@parterre/contracts/errors/problem';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { problemOf, sendProblem } from '../../problems/problem-of.ts';
import type { StoredBasket } from './basket.ts';
import { basketOfCookie, type CookieRules, newBasketId, rememberBasket } from './basket-cookie.ts';
import type { Refusal } from './basket-rules.ts';
import {
  type BasketDesk,
  changeBasket,
  chooseCurrency,
  clearBasket,
  extendBasket,
  readBasket,
  readNoBasket,
  type Visit,
} from './change-basket.service.ts';
import { restoreBasket } from './restore-basket.service.ts';
import { wireBasket, wireTakenBack } from './wire-basket.ts';

export interface BasketParts {
  readonly desk: BasketDesk;
  readonly cookie: CookieRules;
  readonly mainLang: () => Promise<string>;
}

type BasketRoute = (typeof routes)[
  | 'changeBasket'
  | 'chooseCurrency'
  | 'clearBasket'
  | 'extendBasket'
  | 'restoreBasket'];
type Outcome =
  | { readonly kind: 'answered'; readonly basket: StoredBasket }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Where they stand below `/api`, under which they are registered. */
const below = (url: string) => url.slice('/api'.length);

export function addBasketRoutes(app: FastifyInstance, { desk, cookie, mainLang }: BasketParts): void {
  const languages = async (request: FastifyRequest) => {
    const main = await mainLang();
    return { lang: queryOf(request).lang ?? main, mainLang: main };
  };

  const addChange = <Answer extends { kind: 'answered' } & Outcome>(
    route: BasketRoute,
    change: (
      visit: Visit,
      request: FastifyRequest,
    ) => Promise<Answer | Extract<Outcome, { kind: 'refused' }>>,
    wire: (answer: Answer, request: FastifyRequest) => Promise<unknown>,
  ) =>
    app.route({
      method: route.method,
      url: below(route.url),
      schema: route.schema,
      handler: async (request, reply) => {
        const known = basketOfCookie(request);
        const visit = visitOf(request, known, cookie);
        const outcome = await change(visit, request);
        if (outcome.kind === 'refused') return sendProblem(reply, problemOfRefusal(outcome.refusal));
        if (!known && outcome.basket.version > 0) rememberBasket(reply, visit.basketId, cookie);
        return wire(outcome, request);
      },
    });
  const wire = async ({ basket }: { readonly basket: StoredBasket }, request: FastifyRequest) =>
    wireBasket(desk.shelf, basket, await languages(request));

  app.get(below(routes.readBasket.url), { schema: routes.readBasket.schema }, async (request) => {
    const known = basketOfCookie(request);
    const basket = await (known
      ? readBasket(desk, known)
      : readNoBasket(desk, queryOf(request).currency_code));
    return wire({ basket }, request);
  });
  addChange(
    routes.changeBasket,
    // Validated against the schema of the call.
    (visit, { body }) => changeBasket(desk, visit, body as BasketRequest),
    wire,
  );
  addChange(
    routes.chooseCurrency,
    // Validated against the schema of the call.
    (visit, { body }) => chooseCurrency(desk, visit, (body as CurrencyChoice).currency_code),
    wire,
  );
  addChange(routes.clearBasket, (visit) => clearBasket(desk, visit), wire);
  addChange(routes.extendBasket, (visit) => extendBasket(desk, visit), wire);
  addChange(
    routes.restoreBasket,
    (visit) => restoreBasket(desk, visit),
    async (taken, request) => wireTakenBack(taken, await wire(taken, request)),
  );
}

/** Validated against the schema of the call. */
const queryOf = (request: FastifyRequest) =>
  request.query as { readonly lang?: string; readonly currency_code?: string };

const keyOf = ({ headers }: FastifyRequest): string | undefined => headers['idempotency-key']?.toString();

function visitOf(request: FastifyRequest, known: string | undefined, cookie: CookieRules): Visit {
  const text = keyOf(request);
  const { currency_code: currency } = queryOf(request);
  const visit = { basketId: known ?? newBasketId(request, cookie), isNew: known === undefined, currency };
  if (text === undefined) return visit;
  const asked = JSON.stringify([request.method, request.url, request.body]);
  return { ...visit, key: { text, digest: hash('sha1', asked, 'base64url') } };
}

/** A refusal as the wire carries it. */
function problemOfRefusal(refusal: Refusal): Problem {
  switch (refusal.kind) {
    case 'ticket-unknown':
      return problemOf('ticket_unknown', 'There is no such ticket.');
    case 'sale-closed':
      return problemOf('sale_closed', 'It is not on sale.', { sale_state: refusal.state });
    case 'currency-unavailable':
      return problemOf('currency_unavailable', 'It has no price in the currency of the basket.');
    case 'invalid-count':
      return problemOf('invalid_request', 'A seat is one ticket.', {
        details: [{ field: 'ticket.count', reason: 'too_large', message: 'a seat is one ticket' }],
      });
    case 'limit-exceeded': {
      const { limit, left } = refusal;
      return problemOf('limit_exceeded', `An order has at most ${limit} tickets.`, { limit, left });
    }
    case 'price-changed': {
      const { currency: currency_code, total, ticket } = refusal.price;
      const details = { currency_code, total, tickets: [ticket] };
      return problemOf('price_changed', 'It costs something else now.', details);
    }
    case 'ticket-unavailable': {
      const { left, alternatives } = refusal.rest;
      const details = { ticket_id: refusal.ticketId, left, alternatives: [...alternatives] };
      return problemOf('ticket_unavailable', 'Somebody else was quicker.', details);
    }
    case 'hold-expired':
      return problemOf('hold_expired', 'The hold has ended; take it back first.');
    case 'extensions-exhausted':
      return problemOf('extensions_exhausted', 'It cannot be extended any more.');
    case 'key-reused':
      return problemOf('idempotency_key_reused', 'This key was used for another change.');
  }
}
