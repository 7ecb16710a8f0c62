import { hash } from 'node:crypto';
import type { BasketRequest } from '@parterre/contracts/basket/basket-change';
import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendProblem } from '../../problems/problem-of.ts';
import {
  type BasketDesk,
  changeBasket,
  clearBasket,
  extendBasket,
  readBasket,
  readNoBasket,
} from './basket.service.ts';
import { basketOfCookie, type CookieRules, newBasketId, rememberBasket } from './basket-cookie.ts';
import { problemOfRefusal } from './problem-of-refusal.ts';
import type { Refusal } from './refusal.ts';
import type { Visit } from './settle-change.service.ts';
import type { StoredBasket } from './stored-basket.ts';
import { takeBackBasket } from './take-back.service.ts';
import { wireBasket } from './wire-basket.ts';
import { wireTakenBack } from './wire-taken-back.ts';

export interface BasketParts {
  readonly desk: BasketDesk;
  readonly cookie: CookieRules;
  readonly mainLang: () => Promise<string>;
}

type BasketRoute = (typeof routes)['changeBasket' | 'clearBasket' | 'extendBasket' | 'takeBackBasket'];
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
    const { currency_code: currency } = queryOf(request);
    const basket = await (known
      ? readBasket(desk, { basketId: known, isNew: false, currency })
      : readNoBasket(desk, currency));
    return wire({ basket }, request);
  });
  addChange(
    routes.changeBasket,
    // Validated against the schema of the call.
    (visit, { body }) => changeBasket(desk, visit, body as BasketRequest),
    wire,
  );
  addChange(routes.clearBasket, (visit) => clearBasket(desk, visit), wire);
  addChange(routes.extendBasket, (visit) => extendBasket(desk, visit), wire);
  addChange(
    routes.takeBackBasket,
    (visit) => takeBackBasket(desk, visit),
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
  const visit = { basketId: known ?? newBasketId(text, cookie), isNew: known === undefined, currency };
  if (text === undefined) return visit;
  const asked = JSON.stringify([request.method, request.url, request.body]);
  return { ...visit, key: { text, digest: hash('sha1', asked, 'base64url') } };
}
