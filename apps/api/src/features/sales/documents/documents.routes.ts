import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { withoutApiPrefix } from '../../../api-prefix.ts';
import { sendProblem } from '../../../problems/problem.ts';
import { renderGiftCard } from '../gift-cards/gift-card-document.service.ts';
import { findOrder } from '../order/order.service.ts';
import { isGiftCard, type OrderRecord } from '../order/order-record.ts';
import { orderProblem } from '../order/order-refusal.ts';
import type { SaleDeps } from '../sale-deps.ts';
import type { KeyRing } from '../tickets/keys/key-ring.ts';
import { readDocumentData } from './document-data.service.ts';
import { type DocumentRequest, renderBill, renderTickets, writeCalendar } from './order-documents.service.ts';
import { makeVisitorTurns } from './visitor-turns.ts';

interface OrderDocument {
  readonly route: (typeof routes)['readTicketsPdf' | 'readCalendar' | 'readGiftCardPdf' | 'readBillPdf'];
  readonly name: (order: OrderRecord) => string;
  readonly type: string;
  /** What must have been bought; whatever it was, and whether or not it is paid, when left out. */
  readonly needs?: 'tickets' | 'gift card';
  /** Undefined when there is nothing to print any more. */
  readonly make: (deps: SaleDeps, request: DocumentRequest) => Promise<Buffer | string | undefined>;
}

const pdf = 'application/pdf';
const documents: readonly OrderDocument[] = [
  {
    route: routes.readTicketsPdf,
    name: ({ number }) => `tickets-${number}.pdf`,
    type: pdf,
    needs: 'tickets',
    make: renderTickets,
  },
  {
    route: routes.readCalendar,
    name: ({ number }) => `tickets-${number}.ics`,
    type: 'text/calendar; charset=utf-8',
    needs: 'tickets',
    make: writeCalendar,
  },
  {
    route: routes.readGiftCardPdf,
    name: ({ number }) => `gift-card-${number}.pdf`,
    type: pdf,
    needs: 'gift card',
    make: renderGiftCard,
  },
  {
    route: routes.readBillPdf,
    name: ({ number }) => `bill-${number}.pdf`,
    type: pdf,
    make: renderBill,
  },
];

/** Of one visitor: more would only wait in the same line. */
const maxAtWork = 2;

/** `markVisitor` tells visitors apart, so that each has a turn. */
export function addDocumentRoutes(
  app: FastifyInstance,
  deps: SaleDeps,
  markVisitor: (ip: string) => string,
): void {
  const turns = makeVisitorTurns(maxAtWork);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  for (const { route, name, type, needs, make } of documents)
    typed.get(withoutApiPrefix(route.url), { schema: route.schema }, ({ params, ip }, reply) => {
      const mark = markVisitor(ip);
      return turns(mark, async () => {
        const order = await findOrder(deps, { token: params.token });
        const isOther = order && needs && isGiftCard(order) !== (needs === 'gift card');
        if (!order || isOther) return sendProblem(reply, orderProblem({ kind: 'not-found' }));
        if (order.state !== 'paid' && needs)
          return sendProblem(reply, orderProblem({ kind: 'order-not-paid' }));
        const data = await readDocumentData(deps, order);
        const content = await make(deps, { order, data, lane: { kind: 'visitor', mark } });
        if (content === undefined) return sendProblem(reply, orderProblem({ kind: 'not-found' }));
        return sendFile(reply, content, { type, name: name(order) });
      });
    });
}

const sendFile = (reply: FastifyReply, content: Buffer | string, file: { type: string; name: string }) =>
  reply
    .header('content-disposition', `inline; filename="${file.name}"`)
    .type(file.type)
    .serializer((body: unknown) => body as string)
    .send(content);

/** Anyone may know them: with these a ticket is verified offline. */
export function addTicketKeyRoute(app: FastifyInstance, { public: keys }: KeyRing): void {
  const { url, schema } = routes.readTicketKeys;
  app.get(url, { schema }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(keys),
  );
}
