import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../api-prefix.ts';
import { makeProblem, sendProblem } from '../../problems/problem.ts';
import { readVisit, refusalProblem } from '../basket/basket.routes.ts';
import { type CookieRules, rememberBasket } from '../basket/basket-cookie.ts';
import { wireBasket } from '../basket/wire-basket.ts';
import { type HoldBundleDeps, holdBundle } from './bundles/hold-bundle.service.ts';
import { listBundles } from './bundles/show-bundles.service.ts';

export interface BundleRouteDeps {
  readonly deps: HoldBundleDeps;
  readonly cookie: CookieRules;
  readonly mainLang: () => Promise<string>;
  /** Whether a basket was let in by a waiting room. */
  readonly isAdmitted: (request: FastifyRequest, basketId: string, room: number) => boolean;
}

const unknown = makeProblem('not_found', 'There is no such bundle, or not any more.');
const otherChoices = makeProblem('invalid_request', 'These are not what the bundle is made of.', {
  details: [
    { field: 'choices', reason: 'unknown_value', message: 'must be as many as the bundle takes, each of it' },
  ],
});

export function addBundleRoutes(
  plain: FastifyInstance,
  { deps, cookie, mainLang, isAdmitted }: BundleRouteDeps,
): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { readBundles: list, holdBundle: hold } = routes;
  const { offers } = deps.together;

  app.get(withoutApiPrefix(list.url), { schema: list.schema }, ({ query }) =>
    listBundles({ reader: deps.reader, offers }, query),
  );
  app.post(withoutApiPrefix(hold.url), { schema: hold.schema }, async (request, reply) => {
    const { currency_code, lang } = request.query;
    const visit = readVisit(request, { cookie, isAdmitted }, currency_code);
    const held = await holdBundle(deps, visit, request.body);
    switch (held.kind) {
      case 'unknown':
        return sendProblem(reply, unknown);
      case 'other-choices':
        return sendProblem(reply, otherChoices);
      case 'lacking':
        return sendProblem(
          reply,
          makeProblem('bundle_unavailable', 'Some of these performances have too little left.', {
            date_ids: [...held.performanceIds],
          }),
        );
      case 'refused':
        return sendProblem(reply, refusalProblem(held.refusal));
      case 'answered': {
        if (visit.isNew) rememberBasket(reply, visit.basketId, cookie);
        const main = await mainLang();
        return wireBasket(offers, held.basket, { lang: lang ?? main, mainLang: main });
      }
    }
  });
}
