import { routes } from '@parterre/contracts/routes';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sendProblem } from '../../../problems/problem-of.ts';
import type { KeyRing } from '../../tickets/keys/key-ring.ts';
import type { OrderRecord } from '../order-record.ts';
import { problemOfOrder } from '../order-refusal.ts';
import type { OrderStore } from '../order-store.ts';
import { findOrder } from '../read-order.service.ts';
import { printBill, printTickets, writeCalendar } from './order-papers.service.ts';
import type { PaperDesk } from './paper-facts.service.ts';

interface Paper {
  readonly route: (typeof routes)['readTicketsPdf' | 'readCalendar' | 'readBillPdf'];
  readonly name: (order: OrderRecord) => string;
  readonly type: string;
  /** Whether it exists for orders that are not paid. */
  readonly isForAll?: boolean;
  readonly make: (desk: PaperDesk, order: OrderRecord) => Promise<Buffer | string>;
}

const pdf = 'application/pdf';
const papers: readonly Paper[] = [
  {
    route: routes.readTicketsPdf,
    name: ({ number }) => `tickets-${number}.pdf`,
    type: pdf,
    make: printTickets,
  },
  {
    route: routes.readCalendar,
    name: ({ number }) => `tickets-${number}.ics`,
    type: 'text/calendar; charset=utf-8',
    make: writeCalendar,
  },
  {
    route: routes.readBillPdf,
    name: ({ number }) => `bill-${number}.pdf`,
    type: pdf,
    isForAll: true,
    make: printBill,
  },
];

interface ByToken {
  readonly Params: { readonly token: string };
}

/** Where they stand below `/api`, under which they are registered. */
const below = (url: string) => url.slice('/api'.length);

export function addPaperRoutes(app: FastifyInstance, store: OrderStore, desk: PaperDesk): void {
  for (const { route, name, type, isForAll = false, make } of papers)
    app.get<ByToken>(below(route.url), { schema: route.schema }, async ({ params }, reply) => {
      const order = await findOrder(store, { token: params.token });
      if (!order) return sendProblem(reply, problemOfOrder({ kind: 'not-found' }));
      if (order.state !== 'paid' && !isForAll)
        return sendProblem(reply, problemOfOrder({ kind: 'order-not-paid' }));
      return sendFile(reply, await make(desk, order), { type, name: name(order) });
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
