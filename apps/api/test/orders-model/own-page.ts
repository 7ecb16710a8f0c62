import type { Order } from '@parterre/contracts/orders/order';
import fc from 'fast-check';
import { expect } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import type { MailTask } from '../../src/features/sales/outbox/outbox.service.ts';
import { act, describeOutcome, type Game, type MakeTool, one, orderUrl, pick, toPaidOrder } from './game.ts';

type Ticket = Order['tickets'][number];

/** What buyers do by themselves with tickets that are theirs: hand them on, take them back, give them back. */
export const ownPage: MakeTool = (fixture) => {
  const { call, rows } = fixture;
  /** One of those that the page shows. */
  const toTicket = (
    ask: (ticket: Ticket, which: number) => { readonly path: string; readonly body: object },
  ) =>
    toPaidOrder<{ which: number }>(fixture, async (order, { which }) => {
      const shown = await call<Order>('GET', orderUrl(order));
      if (shown.status !== 200) return describeOutcome(fixture, shown);
      const good = shown.body.tickets.filter(({ is_revoked }) => !is_revoked);
      const ticket = pick(good, which);
      if (!ticket) return 'no ticket';
      const { path, body } = ask(ticket, which);
      return describeOutcome(fixture, await call('POST', `${orderUrl(order)}/${path}`, { body }));
    });

  /** Whoever was mailed a ticket has it, or was mailed that it is theirs no more; but for those that were never mailed. */
  const expectHoldersKnow = async ({ sent }: Game): Promise<void> => {
    const held = await rows(sql<{ id: string; is_good: boolean }>`
      select ticket_transfers.id, tickets.revoked_at is null as is_good
      from ticket_transfers
      join tickets on tickets.event_id = 9 and tickets.id = ticket_transfers.ticket_id
      where ticket_transfers.ended_at is null`);
    expect(held.filter(({ is_good }) => !is_good)).toEqual([]);
    const ended = await rows(sql<{ id: string }>`select id from ticket_transfers where ended_at is not null`);
    const told = (kind: MailTask['kind'], id: string) =>
      sent.some((task) => task.kind === kind && task.deduplicationKey.endsWith(id));
    expect(ended.filter(({ id }) => told('ticket_transferred', id) && !told('ticket_withdrawn', id))).toEqual(
      [],
    );
  };

  return {
    /** Half of what was paid comes back, and none of the fees, to whoever has changed their mind. */
    setUp: async () => {
      await rows(sql`
        update landings
        set theme = jsonb_set(theme, '{seller}', coalesce(theme -> 'seller', '{}')
          || '{"returns": {"steps": [{"days": 1, "percent": 50}], "keeps_fee": true}}')
        where id = 1`);
    },
    acts: {
      /** To one of two people. */
      transfer: act(
        3,
        one,
        toTicket(({ number: ticket_number }, which) => ({
          path: 'transfers',
          body: { ticket_number, name: 'Борис', email: `boris${which % 2}@example.com` },
        })),
      ),
      takeBack: act(
        2,
        one,
        toTicket(({ number: ticket_number }) => ({ path: 'transfers/end', body: { ticket_number } })),
      ),
      giveBack: act(
        2,
        one,
        toTicket(({ number, return_value: value }) => ({
          path: 'give-back',
          body: { ticket_numbers: [number], expected_amount: value?.amount ?? 0 },
        })),
      ),
      /** Of a performance that is not what was bought. */
      return: act(
        2,
        fc.record({ which: fc.nat(5), as: fc.constantFrom('money', 'money', 'certificate', 'other_date') }),
        toPaidOrder(fixture, async (order, { as }) => {
          const shown = await call<Order>('GET', orderUrl(order));
          if (shown.status !== 200) return describeOutcome(fixture, shown);
          const [offer] = shown.body.returns;
          const other = offer?.other_dates[0]?.date_id;
          const body =
            as === 'other_date' && other !== undefined
              ? { date_id: offer?.date_id ?? 12, as, other_date_id: other }
              : { date_id: offer?.date_id ?? 12, as: as === 'certificate' ? as : 'money' };
          return describeOutcome(fixture, await call('POST', `${orderUrl(order)}/return`, { body }));
        }),
      ),
    },
    expectTruth: expectHoldersKnow,
  };
};
