import type { ExportedPerson, PersonInput } from '@parterre/contracts/console/privacy';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { wireAmount } from '../../catalogue-reader/wire-values.ts';
import { type Command, type Refused, refuse, type StaffActor } from '../../commands/command.ts';
import { makeGrant, readGrantKey, type StoredGrant, writeGrantKey } from '../../commands/export-grant.ts';
import type { Db } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { canonicalAddress } from '../sales/order/canonical-address.ts';
import { badEmail } from './bad-email.ts';
import {
  type HeldOrderRow,
  lockOrdersOfBuyer,
  selectHeldOrders,
  selectHeldPasses,
  selectHeldReminders,
  selectHeldTickets,
  selectHeldWishes,
  selectLookups,
  selectOrdersOfBuyer,
  selectReceivedTickets,
} from './privacy.queries.ts';
import { toBuyer } from './to-buyer.ts';

/** What its keys open. */
const purpose = 'export of a person';

const expired = makeProblem('link_expired', 'It was not allowed to you, or too long ago.');

interface Exported {
  readonly person: PersonInput;
  readonly orders: number;
}

type Stored = StoredGrant & { readonly orders: number };

/** All that is held of a person leaves the house by a passkey's touch alone; the log knows of how many orders, and names nobody. */
export const exportPerson = ({
  secret,
}: {
  readonly secret: string;
}): Command<'privacy.export', Exported, Stored> => ({
  name: 'privacy.export',
  permission: 'persons.export',
  needsStepUp: true,
  preview: async (tx, person) => {
    const buyer = toBuyer(person);
    if (!buyer) return refuse(badEmail);
    const found = await lockOrdersOfBuyer(tx, buyer);
    const order_numbers = found.map(({ number }) => number);
    return {
      kind: 'previewed',
      subject: 'buyer',
      area: { kind: 'house' },
      before: null,
      after: { order_numbers },
      change: { person: canonicalPerson(person), orders: found.length },
    };
  },
  run: async (_tx, { person, orders }, context) => ({ orders, ...makeGrant(person, context) }),
  answer: ({ orders, grant, expires_at }) => ({
    orders,
    key: writeGrantKey(secret, purpose, grant),
    expires_at,
  }),
});

const canonicalPerson = (person: PersonInput): PersonInput =>
  'email' in person ? { email: canonicalAddress(person.email) } : person;

interface ReadDeps {
  readonly db: Db;
  readonly secret: string;
  readonly now: () => Date;
}

export async function readPerson(
  { db, secret, now }: ReadDeps,
  actor: StaffActor,
  key: string,
): Promise<ExportedPerson | Refused> {
  const moment = now();
  // Signed by us, of what was looked at when it was allowed.
  const person = readGrantKey(secret, purpose, key, { actor, at: moment }) as PersonInput | undefined;
  const buyer = person && toBuyer(person);
  if (!buyer) return refuse(expired);
  const { spellings } = buyer;
  const ids = (await selectOrdersOfBuyer(db, buyer)).map(({ id }) => id);
  const [orders, tickets] = [await selectHeldOrders(db, ids), await selectHeldTickets(db, ids)];
  const reminders = await selectHeldReminders(db, spellings);
  const wishes = await selectHeldWishes(db, spellings);
  return {
    address: 'email' in person ? person.email : null,
    exported_at: moment.toISOString(),
    orders: orders.map((order) =>
      toWire(
        order,
        tickets
          .filter(({ order_id }) => order_id === order.id)
          .map(({ number }) => formatTicketNumber(number)),
      ),
    ),
    reminders: reminders.map(({ requested_at, confirmed_at, ...reminder }) => ({
      ...reminder,
      requested_at: requested_at.toISOString(),
      confirmed_at: confirmed_at?.toISOString() ?? null,
    })),
    wishes: wishes.map(({ requested_at, confirmed_at, performance_ids, zones, ...wish }) => ({
      ...wish,
      performance_ids: [...performance_ids],
      zones: [...zones],
      requested_at: requested_at.toISOString(),
      confirmed_at: confirmed_at?.toISOString() ?? null,
    })),
    received_tickets: (await selectReceivedTickets(db, spellings)).map(({ number, name, at, ended_at }) => ({
      number: formatTicketNumber(number),
      name,
      at: at.toISOString(),
      ended_at: ended_at?.toISOString() ?? null,
    })),
    wallet_passes: (await selectHeldPasses(db, { spellings, orderIds: ids })).map(
      ({ wallet, created_at }) => ({
        wallet,
        created_at: created_at.toISOString(),
      }),
    ),
    lookups: (await selectLookups(db, spellings)).map((asked) => asked.toISOString()),
  };
}

function toWire(row: HeldOrderRow, tickets: string[]): ExportedPerson['orders'][number] {
  const { number, state, created_at, name, email, phone, company, lang, currency, total_minor, campaign } =
    row;
  return {
    number,
    state,
    created_at: created_at.toISOString(),
    name,
    email,
    phone,
    company,
    lang,
    total: wireAmount(total_minor, currency),
    currency_code: currency,
    campaign: { ...campaign },
    lines: row.lines.map(({ price_minor, service_fee_minor, seat, ...line }) => ({
      ...line,
      seat: seat && { sector: seat.sector, row: seat.row, number: seat.number },
      price: wireAmount(price_minor, currency),
      service_fee: wireAmount(service_fee_minor, currency),
    })),
    tickets,
    payments: row.payments.map(({ received_minor: received, received_currency, refunds, ...payment }) => ({
      ...toMoved(payment),
      received: received === null ? null : wireSum(received, received_currency ?? payment.currency),
      refunds: refunds.map(toMoved),
    })),
    consents: [...row.consents],
    mails: [...row.mails],
    notes: [...row.notes],
  };
}

const wireSum = (minor: number, currency: string) => ({
  amount: wireAmount(minor, currency),
  currency_code: currency,
});

const toMoved = <Row extends { readonly amount_minor: number; readonly currency: string }>({
  amount_minor,
  currency,
  ...row
}: Row) => ({ ...row, ...wireSum(amount_minor, currency) });
