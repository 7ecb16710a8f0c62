import { routes } from '@parterre/contracts/routes';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../../api-prefix.ts';
import { makeProblem, sendProblem } from '../../../problems/problem.ts';
import { readVisit, refusalProblem } from '../../basket/basket.routes.ts';
import { type CookieRules, rememberBasket } from '../../basket/basket-cookie.ts';
import type { TakeOverDeps } from '../../basket/take-over.service.ts';
import { requireHuman } from '../../bot-protection/bot-protection.routes.ts';
import type { BotGuard } from '../../bot-protection/bot-protection.service.ts';
import { showWish } from './show-wish.service.ts';
import {
  confirmWish,
  declineOffer,
  type FoundWish,
  readWish,
  requestWish,
  takeOffer,
  type WishDeps,
  withdrawWish,
} from './wishes.service.ts';

const unknown = makeProblem('not_found', 'There is no such date or wish.');
const ended = makeProblem('offer_ended', 'It is kept no more.');
const available = makeProblem('tickets_available', 'Tickets like these can be bought.');

export interface WishRouteDeps {
  readonly deps: WishDeps & { readonly takeOver: TakeOverDeps };
  readonly guard: BotGuard;
  readonly cookie: CookieRules;
}

/** What is kept for somebody was waited for already: no waiting room of the sale stands before it. */
const waitedOnTheList = () => true;

export function addWaitingListRoutes(plain: FastifyInstance, { deps, guard, cookie }: WishRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { requestWish: request, showWish: show, confirmWish: confirm } = routes;
  const { withdrawWish: withdraw, declineOffer: decline, takeOffer: take } = routes;

  const answer = (reply: FastifyReply, found: FoundWish | undefined, lang: InterfaceLanguage | undefined) =>
    found ? showWish(deps, found, lang) : sendProblem(reply, unknown);

  app.post(
    withoutApiPrefix(request.url),
    { schema: request.schema, preHandler: requireHuman(guard) },
    async ({ body }, reply) => {
      const asked = await requestWish(deps, body);
      switch (asked.kind) {
        case 'asked':
          return reply.code(202).send({});
        case 'invalid':
          return sendProblem(reply, invalidField(asked.field));
        case 'closed':
          return sendProblem(
            reply,
            makeProblem('sale_closed', 'It is not on sale.', { sale_state: asked.state }),
          );
        case 'available':
          return sendProblem(reply, available);
        case 'unknown':
          return sendProblem(reply, unknown);
      }
    },
  );
  app.post(withoutApiPrefix(show.url), { schema: show.schema }, async ({ body }, reply) =>
    answer(reply, await readWish(deps, body.token), body.lang),
  );
  app.post(withoutApiPrefix(confirm.url), { schema: confirm.schema }, async ({ body }, reply) =>
    answer(reply, await confirmWish(deps, body.token), body.lang),
  );
  app.post(withoutApiPrefix(withdraw.url), { schema: withdraw.schema }, async ({ body }, reply) =>
    answer(reply, await withdrawWish(deps, body.token), body.lang),
  );
  app.post(withoutApiPrefix(decline.url), { schema: decline.schema }, async ({ body }, reply) => {
    const declined = await declineOffer(deps, body.token);
    return declined === 'ended' ? sendProblem(reply, ended) : answer(reply, declined, body.lang);
  });
  app.post(withoutApiPrefix(take.url), { schema: take.schema }, async (request, reply) => {
    const { token, lang } = request.body;
    const visit = readVisit(request, { cookie, isAdmitted: waitedOnTheList });
    const taken = await takeOffer(deps, token, visit);
    if (taken.kind === 'unknown') return sendProblem(reply, unknown);
    if (taken.kind === 'gone') return sendProblem(reply, ended);
    if (taken.kind === 'refused') return sendProblem(reply, refusalProblem(taken.refusal));
    if (visit.isNew) rememberBasket(reply, visit.basketId, cookie);
    return answer(reply, await readWish(deps, token), lang);
  });
}

const invalidField = (field: 'email' | 'count') =>
  field === 'email'
    ? makeProblem('invalid_request', 'This is not an address.', {
        details: [{ field, reason: 'bad_format', message: 'must be an address' }],
      })
    : makeProblem('invalid_request', 'No order has so many tickets.', {
        details: [{ field, reason: 'too_large', message: 'is more than an order may have' }],
      });
