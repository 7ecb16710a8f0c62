import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../../api-prefix.ts';
import { sendProblem } from '../../../problems/problem.ts';
import { changeCompany } from '../companies/change-company.service.ts';
import { refuseUnadmitted } from '../moving/admit-exchange.service.ts';
import type { ExchangeRouteDeps } from '../moving/exchange.routes.ts';
import { exchangeTickets } from '../moving/exchange-tickets.service.ts';
import { orderProblem } from '../order/order-refusal.ts';
import { type GivenBack, giveTicketsBack } from '../refunds/give-back-tickets.service.ts';
import { showOrderToday } from '../show-order.service.ts';
import { correctName } from './correct-name.service.ts';
import { type ChangedHands, takeTicketBack, transferTicket } from './transfer-ticket.service.ts';

/** What buyers do with tickets that are theirs, with their own name, and with whom the bill is made out to. */
export function addTransferRoutes(plain: FastifyInstance, deps: ExchangeRouteDeps): void {
  const app = plain.withTypeProvider<ZodTypeProvider>();
  const { transferTicket: handOn, takeTicketBack: takeBack, giveTicketsBack: giveBack } = routes;
  const { correctName: rename, changeCompany: bill, exchangeTickets: swap } = routes;
  const answer = async (reply: FastifyReply, changed: ChangedHands | GivenBack) =>
    changed.kind === 'refused'
      ? sendProblem(reply, orderProblem(changed.refusal))
      : showOrderToday(deps, changed.order);

  app.post(withoutApiPrefix(handOn.url), { schema: handOn.schema }, async ({ params, body }, reply) => {
    const { ticket_number: ticketNumber, name, email } = body;
    return answer(reply, await transferTicket(deps, params.token, { ticketNumber, name, email }));
  });

  app.post(withoutApiPrefix(takeBack.url), { schema: takeBack.schema }, async ({ params, body }, reply) =>
    answer(reply, await takeTicketBack(deps, params.token, body.ticket_number)),
  );

  app.post(withoutApiPrefix(giveBack.url), { schema: giveBack.schema }, async ({ params, body }, reply) => {
    const { ticket_numbers: ticketNumbers, expected_amount: expectedAmount } = body;
    return answer(reply, await giveTicketsBack(deps, params.token, { ticketNumbers, expectedAmount }));
  });

  app.post(withoutApiPrefix(swap.url), { schema: swap.schema }, async (request, reply) => {
    const { params, body } = request;
    const { date_id: performanceId, other_date_id: otherId, expected_cheaper: expectedCheaper } = body;
    const wish = { performanceId, otherId, expectedCheaper };
    const refusal = await refuseUnadmitted(deps, params.token, otherId, deps.readAdmission(request));
    if (refusal) return sendProblem(reply, orderProblem(refusal));
    return answer(reply, await exchangeTickets(deps, params.token, wish));
  });

  app.post(withoutApiPrefix(rename.url), { schema: rename.schema }, async ({ params, body }, reply) =>
    answer(reply, await correctName(deps, params.token, body.name)),
  );

  app.post(withoutApiPrefix(bill.url), { schema: bill.schema }, async ({ params, body }, reply) =>
    answer(reply, await changeCompany(deps, params.token, body.company)),
  );
}
