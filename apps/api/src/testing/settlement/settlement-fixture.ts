import type { CommandInput } from '@parterre/contracts/console/commands';
import type { Order } from '@parterre/contracts/orders/order';
import { money } from '@parterre/domain/money/money';
import { runCommand } from '../../commands/run-command.service.ts';
import { sql } from '../../database/sql.ts';
import { importCatalogue } from '../../features/catalogue/import/import-catalogue.service.ts';
import { makePlanLibrary } from '../../features/performances/plan-cache.service.ts';
import { sellAtCounter } from '../../features/sales/counter/sell.service.ts';
import { issueCertificate } from '../../features/sales/payments/certificates.service.ts';
import { handleNotification } from '../../features/sales/payments/notifications.service.ts';
import { closePeriod } from '../../features/sales/settlement/close-period.service.ts';
import { importPayout } from '../../features/sales/settlement/import-payout.service.ts';
import type { SettlementDeps } from '../../features/sales/settlement/report.service.ts';
import { type OrderFixture, orderFixture } from '../order-fixture.ts';
import { seatedCatalogue, seatedEvent } from '../seated-catalogue.ts';

type GivenVat = { readonly percent: number } | { readonly exempt: string };

export interface SettlementFixture extends OrderFixture {
  readonly settlement: () => SettlementDeps;
  /** Puts these into a basket and orders them. */
  order(tickets: Readonly<Record<string, number>>, acquisition?: number): Promise<Order>;
  /** Places on the floor, paid over the counter. */
  sell(places: number, way: 'cash' | 'card_terminal'): Promise<Pick<Order, 'token' | 'number'>>;
  payByCard(order: Pick<Order, 'token'>): Promise<void>;
  /** As much as a certificate of that sum has. */
  payByCertificate(order: Pick<Order, 'token'>, minor: number): Promise<void>;
  close(until: string): ReturnType<typeof runClose>;
  payOut(input: CommandInput<'settlement.import-payout'>): ReturnType<typeof runPayout>;
  /** How tickets and fees of the recital are taxed from now on. */
  tax(vat: GivenVat | undefined, feeVat?: GivenVat): Promise<void>;
}

const timeZone = 'Europe/Moscow';
const actor = { kind: 'command_line', name: 'anna@machine' } as const;

const commandDeps = ({ api, now }: OrderFixture) => ({
  db: api().database.db,
  now,
  verifyStepUp: async () => true,
});

const runClose = (fixture: OrderFixture, until: string) =>
  runCommand(commandDeps(fixture), closePeriod(timeZone), {
    actor,
    input: { until },
    reason: 'the month is over',
  });

const runPayout = (fixture: OrderFixture, input: CommandInput<'settlement.import-payout'>) =>
  runCommand(commandDeps(fixture), importPayout, { actor, input, reason: 'the bank has it' });

/** A sale with its books, in a house that lives by the clock of Moscow. */
export function settlementFixture(): SettlementFixture {
  const fixture = orderFixture();
  const { api, now, visitor, place, call, begin, bank, bankId, deps } = fixture;
  return {
    ...fixture,
    settlement: () => ({ db: api().database.db, now, timeZone }),
    order: async (tickets, acquisition_id = 1) => {
      const buyer = visitor();
      for (const [id, count] of Object.entries(tickets)) await buyer.add(id, count);
      const { total } = await buyer.read();
      const placed = await place(buyer, { acquisition_id, expected_total: total.price + total.service_fee });
      if (placed.status >= 300) throw new Error(JSON.stringify(placed.body));
      return placed.body as unknown as Order;
    },
    sell: async (count, way) => {
      const input = {
        performance_id: 12,
        tickets: [{ id: '12:floor', count }],
        expected_total: 550 * count,
        currency_code: 'RUB',
        lang: 'ru' as const,
        way,
      };
      const command = sellAtCounter({ sale: deps(), plans: makePlanLibrary(api().database.db) });
      const sold = await runCommand(commandDeps(fixture), command, {
        actor,
        input,
        reason: 'at the counter',
      });
      if (sold.kind !== 'done') throw new Error(JSON.stringify(sold));
      const [order] = await fixture.rows(sql<{ token: string; number: number }>`
        select token, number from orders where id = ${sold.result.order_id}`);
      return { token: order?.token ?? '', number: String(order?.number) };
    },
    payByCard: async (order) => {
      const id = await bankId(await begin(order));
      await bank().pay(id);
      await handleNotification(deps(), 'sandbox', await bank().notify(id));
    },
    payByCertificate: async ({ token }, minor) => {
      const { code } = await issueCertificate(api().database.db, money(minor, 'RUB'), now());
      const body = { acquisition_id: 7, certificate_code: code };
      await call('POST', `/api/orders/${token}/payments`, { body });
    },
    close: (until) => runClose(fixture, until),
    payOut: (input) => runPayout(fixture, input),
    tax: async (vat, feeVat) => {
      const event = seatedEvent();
      const ticket_types = event.ticket_types.map((type) => ({
        ...type,
        ...(vat && { vat }),
        ...(feeVat && { fee_vat: feeVat }),
      }));
      const file = { ...seatedCatalogue(), events: [{ ...event, ticket_types }] };
      const imported = await importCatalogue(api().database.db, file, { now: now() });
      if (imported.kind !== 'imported') throw new Error(JSON.stringify(imported));
    },
  };
}
