import type { Company } from '@parterre/domain/contact/check-company';
import { mailboxName } from '@parterre/domain/contact/mailbox';
import type { OrderState } from '@parterre/domain/order/order-states';
import type { OpenReason } from '@parterre/domain/privacy/held-kinds';
import type { Db, Tx } from '../../database/connect.ts';
import { sql } from '../../database/sql.ts';
import { canonicalAddress } from '../sales/order/canonical-address.ts';

export interface OrderOfBuyer {
  readonly id: string;
  readonly number: number;
  readonly state: OrderState;
  readonly created_at: Date;
  /** Whether it says who bought it. */
  readonly has_person: boolean;
  /** Why its buyer is still needed; null when nothing is owed to anybody any more. */
  readonly open_because: OpenReason | null;
}

/** By all spellings of an address; by their numbers those that have none. */
export interface Buyer {
  readonly spellings: readonly string[];
  readonly orderNumbers: readonly number[];
}

const ordersOfBuyer = ({ spellings, orderNumbers }: Buyer) => sql<OrderOfBuyer>`
    select id, number, state, created_at, name <> '' or email <> '' or phone is not null or company is not null as has_person,
      case
        when state = 'awaiting_payment' then 'awaits_payment'
        when exists (select 1 from payments where order_id = orders.id and state in ('created', 'pending'))
          then 'payment_under_way'
        when exists (
          select 1 from refunds join payments on payments.id = refunds.payment_id
          where payments.order_id = orders.id and refunds.state in ('created', 'pending')
        ) then 'refund_under_way'
        when exists (
          select 1 from call_off_orders join call_offs on call_offs.id = call_off_orders.call_off_id
          where call_off_orders.order_id = orders.id and call_off_orders.state <> 'done' and call_offs.ended_at is null
        ) then 'refund_owed'
        -- Somebody is to hand it over or to transfer it: the books have it as given already.
        when exists (
          select 1 from attention_items
          where order_id = orders.id and reason in ('refund_by_hand', 'refund_at_counter') and resolved_at is null
        ) then 'refund_owed'
        when exists (select 1 from outbox where order_id = orders.id and kind = 'closing_receipt' and done_at is null)
          then 'receipt_outstanding'
      end as open_because
    from orders
    where lower(email) = any(${spellings}) or (email = '' and number = any(${orderNumbers}))
    order by number`;

export async function selectOrdersOfBuyer(db: Db, buyer: Buyer): Promise<readonly OrderOfBuyer[]> {
  const { rows } = await db.query(ordersOfBuyer(buyer));
  return rows;
}

/** Nobody else changes them until the transaction ends. */
export async function lockOrdersOfBuyer(tx: Tx, buyer: Buyer): Promise<readonly OrderOfBuyer[]> {
  const { rows } = await tx.query(sql<OrderOfBuyer>`${ordersOfBuyer(buyer)} for update`);
  return rows;
}

interface Whose {
  readonly spellings: readonly string[];
  readonly orderIds: readonly string[];
}

/** Who asked for the links of an address. By its mailbox first, since that has an index. */
const areLookups = (spellings: readonly string[]) => sql`
    kind = 'order_links' and mailbox = any(${spellings.map((one) => mailboxName(canonicalAddress(one)))})
      and lower(payload ->> 'email') = any(${spellings})`;

/** Of tickets that they bought, and of tickets that they were handed. */
const areTheirPasses = ({ spellings, orderIds }: Whose) => sql`
    (order_id = any(${orderIds}) or ticket_id in (select ticket_id from ticket_transfers where lower(email) = any(${spellings})))`;

interface HeldCounts {
  readonly notes: number;
  readonly consents: number;
  readonly mails: number;
  readonly lookups: number;
  readonly reminders: number;
  readonly wishes: number;
  readonly received_tickets: number;
  readonly gift_cards: number;
  readonly wallet_passes: number;
  readonly audit: number;
}

export async function countHeld(db: Db | Tx, { spellings, orderIds }: Whose): Promise<HeldCounts> {
  const { rows } = await db.query(sql<HeldCounts>`
    select
      (select count(*) from order_notes where order_id = any(${orderIds}))::integer as notes,
      (select count(*) from order_consents where order_id = any(${orderIds}))::integer as consents,
      (select count(*) from outbox where order_id = any(${orderIds}) and mailbox is not null)::integer as mails,
      (select count(*) from outbox where ${areLookups(spellings)})::integer as lookups,
      (select count(*) from sale_reminders where address = any(${spellings}))::integer as reminders,
      (select count(*) from wishes where address = any(${spellings}))::integer as wishes,
      (select count(*) from ticket_transfers where lower(email) = any(${spellings}))::integer as received_tickets,
      (select count(*) from gift_cards
       where (order_id = any(${orderIds}) and (greeting, from_name) <> ('', '')) or lower(recipient_email) = any(${spellings}))::integer as gift_cards,
      (select count(*) from wallet_passes where ${areTheirPasses({ spellings, orderIds })})::integer as wallet_passes,
      (select count(*) from audit_log where subject = any(${orderIds.map((id) => `order:${id}`)}))::integer as audit`);
  return (
    rows[0] ?? {
      notes: 0,
      consents: 0,
      mails: 0,
      lookups: 0,
      reminders: 0,
      wishes: 0,
      received_tickets: 0,
      gift_cards: 0,
      wallet_passes: 0,
      audit: 0,
    }
  );
}

export interface HeldOrderRow {
  readonly id: string;
  readonly number: number;
  readonly state: OrderState;
  readonly created_at: Date;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly company: Company | null;
  readonly lang: string;
  readonly currency: string;
  readonly total_minor: number;
  readonly campaign: Readonly<Record<string, unknown>>;
  readonly lines: readonly {
    readonly event: string;
    readonly started_at: string;
    readonly zone: string;
    readonly seat: { readonly sector: string; readonly row: string; readonly number: string } | null;
    readonly count: number;
    readonly price_minor: number;
    readonly service_fee_minor: number;
    /** When others took its place; null for what stands. */
    readonly replaced_at: string | null;
  }[];
  readonly payments: readonly {
    readonly way: string;
    readonly state: string;
    readonly amount_minor: number;
    readonly currency: string;
    readonly received_minor: number | null;
    readonly received_currency: string | null;
    readonly created_at: string;
    readonly refunds: readonly {
      readonly state: string;
      readonly amount_minor: number;
      readonly currency: string;
      readonly reason: string;
      readonly created_at: string;
    }[];
  }[];
  readonly consents: readonly {
    readonly kind: string;
    readonly is_given: boolean;
    readonly version: string;
    readonly given_at: string;
    readonly ip: string;
  }[];
  readonly mails: readonly {
    readonly kind: string;
    readonly created_at: string;
    readonly sent_at: string | null;
  }[];
  readonly notes: readonly { readonly at: string; readonly text: string }[];
}

/** Orders with all that is held beside them. */
export async function selectHeldOrders(db: Db, ids: readonly string[]): Promise<readonly HeldOrderRow[]> {
  const { rows } = await db.query(sql<HeldOrderRow>`
    select id, number, state, created_at, name, email, phone, company, lang, currency, price_minor + service_fee_minor as total_minor, campaign,
      (select coalesce(json_agg(line), '[]')
       from (
         select subject -> 'event' ->> 'title' as event, subject -> 'date' ->> 'started_at' as started_at,
           subject -> 'zone' ->> 'name' as zone, nullif(subject -> 'seat', 'null') as seat, count, price_minor, service_fee_minor,
           replaced_at
         from (
           select position::bigint as place, subject, count, price_minor, service_fee_minor, null::timestamptz as replaced_at
           from order_lines
           where order_id = orders.id
           union all
           select id, subject, count, price_minor, service_fee_minor, replaced_at
           from replaced_lines
           where order_id = orders.id
         ) as held
         order by replaced_at nulls first, place) as line) as lines,
      (select coalesce(json_agg(payment), '[]')
       from (
         select kind as way, state, amount_minor, currency, received_minor, received_currency, created_at,
           (select coalesce(json_agg(refund), '[]')
            from (
              select state, amount_minor, currency, reason, created_at
              from refunds
              where payment_id = payments.id
              order by sequence) as refund) as refunds
         from payments
         where order_id = orders.id
         order by sequence) as payment) as payments,
      (select coalesce(json_agg(consent), '[]')
       from (
         select kind, is_given, version, given_at, ip from order_consents where order_id = orders.id order by kind) as consent) as consents,
      (select coalesce(json_agg(mail), '[]')
       from (
         select kind, created_at, case when dropped_because is null then done_at end as sent_at
         from outbox
         where order_id = orders.id and mailbox is not null
         order by outbox.id) as mail) as mails,
      (select coalesce(json_agg(note), '[]')
       from (select at, text from order_notes where order_id = orders.id order by at, order_notes.id) as note) as notes
    from orders
    where id = any(${ids})
    order by number`);
  return rows;
}

interface HeldTicketRow {
  readonly order_id: string;
  readonly number: string;
}

export async function selectHeldTickets(db: Db, ids: readonly string[]): Promise<readonly HeldTicketRow[]> {
  const { rows: lines } = await db.query(sql<{ event_id: number }>`
    select event_id from order_lines where order_id = any(${ids})
    union
    select event_id from replaced_lines where order_id = any(${ids})`);
  const { rows } = await db.query(sql<HeldTicketRow>`
    select order_id, number
    from tickets
    where event_id = any(${lines.map(({ event_id }) => event_id)}) and order_id = any(${ids})
    order by number`);
  return rows;
}

interface HeldReminderRow {
  readonly event_id: number;
  readonly performance_id: number;
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
}

export async function selectHeldReminders(
  db: Db,
  spellings: readonly string[],
): Promise<readonly HeldReminderRow[]> {
  const { rows } = await db.query(sql<HeldReminderRow>`
    select event_id, performance_id, requested_at, confirmed_at
    from sale_reminders
    where address = any(${spellings})
    order by requested_at`);
  return rows;
}

interface HeldWishRow {
  readonly event_id: number;
  readonly performance_ids: readonly number[];
  readonly zones: readonly string[];
  readonly count: number;
  readonly requested_at: Date;
  readonly confirmed_at: Date | null;
}

export async function selectHeldWishes(
  db: Db,
  spellings: readonly string[],
): Promise<readonly HeldWishRow[]> {
  const { rows } = await db.query(sql<HeldWishRow>`
    select event_id, performance_ids, zones, count, requested_at, confirmed_at
    from wishes
    where address = any(${spellings})
    order by requested_at`);
  return rows;
}

interface ReceivedTicketRow {
  readonly number: string;
  readonly name: string;
  readonly at: Date;
  readonly ended_at: Date | null;
}

export async function selectReceivedTickets(
  db: Db,
  spellings: readonly string[],
): Promise<readonly ReceivedTicketRow[]> {
  const { rows } = await db.query(sql<ReceivedTicketRow>`
    select number, name, at, ended_at from ticket_transfers where lower(email) = any(${spellings}) order by at, id`);
  return rows;
}

/** The tickets stay good; whose they are nobody knows any more. */
export async function eraseReceiver(tx: Tx, spellings: readonly string[]): Promise<void> {
  await tx.query(sql`
    update outbox set mailbox = null, done_at = coalesce(done_at, now())
    where kind in ('ticket_transferred', 'ticket_withdrawn')
      and mailbox = any(${spellings.map((one) => mailboxName(canonicalAddress(one)))})
      and (payload ->> 'transfer_id')::uuid in (select id from ticket_transfers where lower(email) = any(${spellings}))`);
  await tx.query(
    sql`update ticket_transfers set name = '', email = '' where lower(email) = any(${spellings})`,
  );
}

export async function selectLookups(db: Db, spellings: readonly string[]): Promise<readonly Date[]> {
  const { rows } = await db.query(sql<{ created_at: Date }>`
    select created_at
    from outbox
    where ${areLookups(spellings)}
    order by id`);
  return rows.map(({ created_at }) => created_at);
}

/** The books stay: what was sold, when, for how much. Who bought it does not. */
export async function eraseBuyer(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.query(sql`
    update orders set name = '', email = '', phone = null, company = null, campaign = '{}' where id = any(${ids})`);
  await tx.query(sql`
    update order_search set words = '' where number in (select number from orders where id = any(${ids}))`);
  await tx.query(sql`delete from order_notes where order_id = any(${ids})`);
  await tx.query(sql`update order_consents set ip = '' where order_id = any(${ids})`);
  // Nobody is left to be written to, and what a mail server said may name them.
  await tx.query(sql`
    update outbox set done_at = coalesce(done_at, now()), last_fault = null, mailbox = null
    where order_id = any(${ids}) and kind not in ('count_stock', 'closing_receipt', 'gift_card')`);
  await tx.query(sql`update attention_items set details = details - 'fault' where order_id = any(${ids})`);
}

/** What they wrote on cards goes, and whom they got one from; a card that is paid for still reaches whom it is for. */
export async function eraseGiftCards(tx: Tx, { spellings, orderIds }: Whose): Promise<void> {
  await tx.query(sql`
    update gift_cards set greeting = '', from_name = '' where order_id = any(${orderIds})`);
  await tx.query(sql`
    with erased as (
      update gift_cards set to_name = '', recipient_email = null
      where lower(recipient_email) = any(${spellings})
      returning order_id
    )
    update outbox set done_at = coalesce(done_at, now()), last_fault = null, mailbox = null
    where kind = 'gift_card' and order_id in (select order_id from erased)`);
}

interface HeldPassRow {
  readonly wallet: string;
  readonly created_at: Date;
}

export async function selectHeldPasses(db: Db, whose: Whose): Promise<readonly HeldPassRow[]> {
  const { rows } = await db.query(sql<HeldPassRow>`
    select wallet, created_at from wallet_passes where ${areTheirPasses(whose)} order by created_at`);
  return rows;
}

/** Passes stay on their phones, which are told of nothing any more. */
export async function deletePasses(tx: Tx, whose: Whose): Promise<void> {
  await tx.query(sql`delete from wallet_passes where ${areTheirPasses(whose)}`);
}

/** Those that ask for the links of an address name it; so does what the operator was told of one that could not be mailed. */
export async function deleteLookups(db: Db | Tx, spellings: readonly string[]): Promise<void> {
  await db.query(sql`delete from outbox where ${areLookups(spellings)}`);
  await db.query(sql`
    delete from attention_items
    where reason = 'mail_stuck'
      and substring(details ->> 'deduplication_key' from '^order_links:[0-9]+:(.*)$') = any(${spellings})`);
}

/** What is kept for them is passed on by the sweep of the waiting list, which sees that they wait no more. */
export async function endWishes(db: Db | Tx, spellings: readonly string[]): Promise<void> {
  await db.query(sql`
    update wishes
    set ended_because = coalesce(ended_because, 'withdrawn'), ended_at = coalesce(ended_at, now()), email = null, address = null
    where address = any(${spellings})`);
}

/** What mail about them is still to be sent names them by id alone, and finds nobody. */
export async function deleteReminders(db: Db | Tx, spellings: readonly string[]): Promise<void> {
  await db.query(sql`delete from sale_reminders where address = any(${spellings})`);
}
