import type { Basket } from '@parterre/contracts/basket/basket';
import type { Problem } from '@parterre/contracts/errors/problem';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../api-prefix.ts';
import { readIdempotencyKey } from '../../idempotency-key.ts';
import { makeProblem, sendProblem } from '../../problems/problem.ts';
import type { StoredBasket } from './basket.ts';
import { type CookieRules, newBasketId, readBasketCookie, rememberBasket } from './basket-cookie.ts';
import type { Refusal } from './basket-rules.ts';
import {
  type BasketAnswer,
  type BasketDeps,
  changeBasket,
  chooseCurrency,
  clearBasket,
  extendBasket,
  readBasket,
  readNoBasket,
  type Visit,
} from './change-basket.service.ts';
import { restoreBasket } from './restore-basket.service.ts';
import { wireBasket, wireRestored } from './wire-basket.ts';

export interface BasketRouteDeps {
  readonly deps: BasketDeps;
  readonly cookie: CookieRules;
  readonly mainLang: () => Promise<string>;
  /** Whether a basket was let in by a waiting room. */
  readonly isAdmitted: (request: FastifyRequest, basketId: string, room: number) => boolean;
}

export function addBasketRoutes(
  plain: FastifyInstance,
  { deps, cookie, mainLang, isAdmitted }: BasketRouteDeps,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const visits = { cookie, isAdmitted };
  const { readBasket: read, changeBasket: change, chooseCurrency: choose } = routes;
  const { clearBasket: clear, extendBasket: extend, restoreBasket: restore } = routes;

  const wire = async (basket: StoredBasket, lang: string | undefined): Promise<Basket> => {
    const main = await mainLang();
    return wireBasket(deps.offers, basket, { lang: lang ?? main, mainLang: main });
  };
  const remember = (reply: FastifyReply, { isNew, basketId }: Visit, basket: StoredBasket) => {
    if (isNew && basket.version > 0) rememberBasket(reply, basketId, cookie);
  };
  const answer = async (reply: FastifyReply, visit: Visit, changed: BasketAnswer, lang?: string) => {
    if (changed.kind === 'refused') return sendProblem(reply, refusalProblem(changed.refusal));
    remember(reply, visit, changed.basket);
    return wire(changed.basket, lang);
  };

  app.get(withoutApiPrefix(read.url), { schema: read.schema }, async (request) => {
    const { currency_code, lang } = request.query;
    const id = readBasketCookie(request);
    return wire(await (id ? readBasket(deps, id) : readNoBasket(deps, currency_code)), lang);
  });
  app.post(withoutApiPrefix(change.url), { schema: change.schema }, async (request, reply) => {
    const visit = { ...readVisit(request, visits, request.query.currency_code), keys: request.query.keys };
    return answer(reply, visit, await changeBasket(deps, visit, request.body), request.query.lang);
  });
  app.post(withoutApiPrefix(choose.url), { schema: choose.schema }, async (request, reply) => {
    const visit = readVisit(request, visits);
    const chosen = await chooseCurrency(deps, visit, request.body.currency_code);
    return answer(reply, visit, chosen, request.query.lang);
  });
  app.delete(withoutApiPrefix(clear.url), { schema: clear.schema }, async (request, reply) => {
    const visit = readVisit(request, visits, request.query.currency_code);
    return answer(reply, visit, await clearBasket(deps, visit), request.query.lang);
  });
  app.post(withoutApiPrefix(extend.url), { schema: extend.schema }, async (request, reply) => {
    const visit = readVisit(request, visits, request.query.currency_code);
    return answer(reply, visit, await extendBasket(deps, visit), request.query.lang);
  });
  app.post(withoutApiPrefix(restore.url), { schema: restore.schema }, async (request, reply) => {
    const visit = { ...readVisit(request, visits, request.query.currency_code), keys: request.query.keys };
    const restored = await restoreBasket(deps, visit);
    if (restored.kind === 'refused') return sendProblem(reply, refusalProblem(restored.refusal));
    remember(reply, visit, restored.basket);
    return wireRestored(restored, await wire(restored.basket, request.query.lang));
  });
}

export function readVisit(
  request: FastifyRequest,
  { cookie, isAdmitted }: Pick<BasketRouteDeps, 'cookie' | 'isAdmitted'>,
  currency?: string,
): Visit {
  const id = readBasketCookie(request);
  const basketId = id ?? newBasketId(request, cookie);
  return {
    basketId,
    isNew: id === undefined,
    isAdmitted: (room) => isAdmitted(request, basketId, room),
    currency,
    key: readIdempotencyKey(request),
  };
}

/** A refusal as the wire carries it. */
export function refusalProblem(refusal: Refusal): Problem {
  switch (refusal.kind) {
    case 'ticket-unknown':
      return makeProblem('ticket_unknown', 'There is no such ticket.');
    case 'sale-closed':
      return makeProblem('sale_closed', 'It is not on sale.', { sale_state: refusal.state });
    case 'currency-unavailable':
      return makeProblem('currency_unavailable', 'It has no price in the currency of the basket.');
    case 'invalid-count':
      return makeProblem('invalid_request', 'A seat is one ticket.', {
        details: [{ field: 'ticket.count', reason: 'too_large', message: 'a seat is one ticket' }],
      });
    case 'limit-exceeded': {
      const { limit, left, eventId } = refusal;
      const details = { limit, left, ...(eventId !== undefined && { event_id: eventId }) };
      const whose = eventId === undefined ? '' : ' of this event';
      return makeProblem('limit_exceeded', `An order has at most ${limit} tickets${whose}.`, details);
    }
    case 'price-changed': {
      const { currency: currency_code, total, ticket } = refusal.price;
      const details = { currency_code, total, tickets: [ticket] };
      return makeProblem('price_changed', 'It costs something else now.', details);
    }
    case 'ticket-unavailable': {
      const { left, alternatives } = refusal.remaining;
      const details = { ticket_id: refusal.offerId, left, alternatives: [...alternatives] };
      return makeProblem('ticket_unavailable', 'Somebody else was quicker.', details);
    }
    case 'not-admitted':
      return makeProblem('admission_required', 'Whoever buys has waited for their turn.', {
        waiting_room: refusal.room,
      });
    case 'hold-expired':
      return makeProblem('hold_expired', 'The hold has ended; take it back first.');
    case 'extensions-exhausted':
      return makeProblem('extensions_exhausted', 'It cannot be extended any more.');
    case 'key-reused':
      return makeProblem('idempotency_key_reused', 'This key was used for another change.');
  }
}
