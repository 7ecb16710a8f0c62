import { money } from '@parterre/domain/money/money';
import {
  bringsTickets,
  type GiftCardMail,
  isPerformanceMail,
  type OrderMail,
  type ReminderMail,
} from '@parterre/domain/order/order-mail';
import { isAtCounter } from '@parterre/domain/order/return-way';
import { confirmationMs } from '@parterre/domain/reminders/sale-reminder';
import type { ZonedMoment } from '../../../../time/write-moment.ts';
import { makePerformanceCache } from '../../../performances/performance-cache.service.ts';
import { selectReturnTimes } from '../../calling-off/calling-off.queries.ts';
import {
  type DocumentData,
  findPerformance,
  readDocumentData,
  readPerformanceRows,
  readSeller,
  toPerformance,
} from '../../documents/document-data.service.ts';
import { seatWords, type TicketsView } from '../../documents/document-views.ts';
import { ticketsView, writeCalendar } from '../../documents/order-documents.service.ts';
import { giftCardMailView } from '../../gift-cards/gift-card-mail.service.ts';
import { readCardTimeZone } from '../../gift-cards/gift-card-offer.service.ts';
import { giftCardTexts } from '../../gift-cards/texts/gift-card-texts.ts';
import { listOtherDates } from '../../moving/find-other-dates.service.ts';
import { orderDiscounts } from '../../order/order-discounts.ts';
import { readReturnOffers } from '../../order/order-performances.service.ts';
import {
  hasExchangeable,
  hasReceivedMoney,
  keptKinds,
  type OrderLineRecord,
  type OrderRecord,
  orderTotal,
} from '../../order/order-record.ts';
import { findCertificate, formatCode } from '../../payments/certificates.service.ts';
import { readAwaitedPerformance } from '../../reminders/awaited-performance.service.ts';
import type { ReminderRow } from '../../reminders/reminders.queries.ts';
import type { SaleDeps } from '../../sale-deps.ts';
import { wishView } from '../../waiting-list/wish-mail.service.ts';
import type { MailTask } from '../outbox.service.ts';
import { composeMail } from './compose-mail.ts';
import { holderView } from './holder-mail.service.ts';
import { type MailTransport, sendMail } from './mail-transport.ts';
import type { Attachment, Mail, MailCode, MailViews, OrderMailView, ReminderView } from './mail-view.ts';
import { qrPng } from './qr-png.ts';

/** Sends the mail of a task. Throws when it is to be tried again; an address that takes no mail is tried no more. */
export async function sendOrderMail(deps: SaleDeps, transport: MailTransport, task: MailTask): Promise<void> {
  const key = task.deduplicationKey.slice(task.deduplicationKey.indexOf(':') + 1);
  const mail = await composeTask(deps, task, key);
  const outcome = await sendMail(transport, mail);
  if (outcome.kind === 'later') throw new Error(outcome.reason);
}

async function composeTask(deps: SaleDeps, task: MailTask, key: string): Promise<Mail> {
  const { kind, to, reminder } = task;
  switch (kind) {
    case 'order_links':
      return composeMail({ key, kind }, await linksView(deps, task), to.lang);
    case 'reminder_requested':
    case 'sale_begun':
      if (!reminder) throw new Error(`${task.deduplicationKey} is about no reminder`);
      return composeMail({ key, kind }, await reminderView(deps, reminder, kind), to.lang);
    case 'wish_requested':
    case 'wish_offered':
    case 'wish_ended':
      return composeMail({ key, kind }, await wishView(deps, task, kind), to.lang);
    case 'ticket_transferred':
    case 'ticket_withdrawn': {
      const [order] = task.orders;
      if (!order || !task.transfer) throw new Error(`${task.deduplicationKey} is about no ticket`);
      const view = await holderView(deps, { kind, order, transfer: task.transfer });
      return composeMail({ key, kind }, view, to.lang);
    }
    case 'gift_card_placed':
    case 'gift_card_paid':
    case 'gift_card':
    case 'gift_card_payment_failed':
    case 'gift_card_refunded':
      return composeMail({ key, kind }, await giftCardMailView(deps, task, kind), to.lang);
    default:
      return composeMail({ key, kind }, await orderView(deps, task, kind), to.lang);
  }
}

/** What the mail itself and all its attachments say is read once. */
async function orderView(
  deps: SaleDeps,
  task: MailTask,
  kind: Exclude<OrderMail, GiftCardMail>,
): Promise<OrderMailView> {
  const [order] = task.orders;
  if (!order) throw new Error(`${task.deduplicationKey} is about no order`);
  const { lang, currency, token } = order;
  const data = await readDocumentData(deps, order);
  const { performanceId } = task;
  const lines = order.lines.filter(
    ({ performance_id }) => performanceId === undefined || performance_id === performanceId,
  );
  const { timeZone } = findPerformance(data, lines[0]?.offer_id).startsAt;
  const hasTickets = bringsTickets(kind) || kind === 'transfer_confirmed' || performanceId !== undefined;
  const tickets = bringsTickets(kind) ? await ticketsView(deps, order, data) : undefined;
  const codes = tickets ? drawCodes(tickets) : [];
  const page = hasTickets ? `/order/success?order=${token}` : `/order/bill/${token}`;
  return {
    brand: data.brand,
    seller: data.seller,
    // Anybody can order in a stranger's name: until somebody has paid, no word that was typed with the order is mailed.
    to: { name: hasReceivedMoney(order) ? order.name : null, email: order.email },
    orderNumber: String(order.number),
    total: performanceId === undefined ? orderTotal(order) : money(linesTotal(lines), currency),
    discounts: orderDiscounts({ lines, currency }),
    payUntil: order.state === 'awaiting_payment' ? { at: order.expires_at, timeZone } : null,
    ...(await readRefund(deps, order, { deduplicationKey: task.deduplicationKey, timeZone })),
    isOtherDate: task.isOtherDate ?? false,
    ...(await readReturn(deps, order, { performanceId, timeZone })),
    ...(await readMoneyBack(deps, order, { performanceId, timeZone })),
    url: await deps.pageUrl(lang, page),
    codes: codes.map(({ content: _, ...code }) => code),
    myTicketsUrl: hasTickets ? await deps.pageUrl(lang, '/order/tickets') : null,
    attachments: [
      ...(await makeAttachments(deps, order, { data, kind, tickets })),
      ...codes.map(codePicture),
    ],
    lines: lines.map((line) => {
      const { offer_id, subject, count } = line;
      const { title, startsAt, movedFrom, status, place, address, doorsAt, geo } = findPerformance(
        data,
        offer_id,
      );
      const total = money(linesTotal([line]), currency);
      const venue = hasTickets ? { address, doorsAt, geo } : null;
      return {
        title,
        startsAt,
        movedFrom,
        status,
        place,
        seat: seatWords(subject, lang),
        count,
        total,
        venue,
      };
    }),
  };
}

const linesTotal = (lines: readonly OrderLineRecord[]): number =>
  lines.reduce(
    (sum, { price_minor, service_fee_minor, count }) => sum + (price_minor + service_fee_minor) * count,
    0,
  );

/** Until when tickets of a performance that was changed can be given back, and whether another date can be had for them. */
async function readReturn(
  deps: SaleDeps,
  order: OrderRecord,
  { performanceId, timeZone }: { readonly performanceId: number | undefined; readonly timeZone: string },
): Promise<Pick<OrderMailView, 'returnUntil' | 'hasOtherDates'>> {
  const offers = performanceId === undefined ? [] : await readReturnOffers(deps, order);
  const offer = offers.find((one) => one.performanceId === performanceId);
  if (!offer) return { returnUntil: null, hasOtherDates: false };
  const dates = makePerformanceCache(deps.db, () => true);
  const others = await listOtherDates({ db: deps.db, dates }, order, offer.performanceId, 1);
  return { returnUntil: offer.until && { at: offer.until, timeZone }, hasOtherDates: others.length > 0 };
}

/** How the buyer of a performance that is called off gets the money, as the page of the order says it. */
async function readMoneyBack(
  { db }: SaleDeps,
  order: OrderRecord,
  { performanceId, timeZone }: { readonly performanceId: number | undefined; readonly timeZone: string },
): Promise<Pick<OrderMailView, 'refundFrom' | 'mayTakeCertificate' | 'isAtCounter'>> {
  const times = performanceId === undefined ? [] : await selectReturnTimes(db, order.id);
  const at = times.find(({ performance_id }) => performance_id === performanceId)?.choose_until;
  return {
    refundFrom: at ? { at, timeZone } : null,
    mayTakeCertificate: at !== undefined && hasExchangeable(order),
    isAtCounter: isAtCounter(keptKinds(order)),
  };
}

/** What was given back, and until when it can be spent if that was to a gift certificate. */
async function readRefund(
  { db }: SaleDeps,
  { payments, at: now }: OrderRecord,
  { deduplicationKey, timeZone }: { readonly deduplicationKey: string; readonly timeZone: string },
): Promise<
  Pick<
    OrderMailView,
    'refunded' | 'isPriceDifference' | 'certificateCode' | 'certificateUntil' | 'certificateExpiredAt'
  >
> {
  const refunds = payments.flatMap(({ refunds, certificate }) =>
    refunds.map((refund) => ({
      ...refund,
      certificate: refund.certificate ?? certificate,
      taken: refund.certificate,
    })),
  );
  const refund = refunds.find(({ id }) => deduplicationKey.endsWith(id));
  if (!refund)
    return {
      refunded: null,
      isPriceDifference: false,
      certificateCode: null,
      certificateUntil: null,
      certificateExpiredAt: null,
    };
  const certificate = refund.certificate === null ? undefined : await findCertificate(db, refund.certificate);
  // A certificate that was taken may be made of several payments.
  const given = refund.taken !== null && certificate ? certificate : refund;
  const end = certificate ? { at: certificate.valid_until, timeZone } : null;
  const isExpired = end !== null && end.at <= now;
  return {
    refunded: money(given.amount_minor, given.currency),
    isPriceDifference: refund.reason === 'moved',
    certificateCode: refund.taken === null ? null : formatCode(refund.taken),
    certificateUntil: isExpired ? null : end,
    certificateExpiredAt: isExpired ? end : null,
  };
}

interface DrawnCode extends MailCode {
  readonly content: Buffer;
}

/** At the door, the code in the mail is as good as the one on paper. */
const drawCodes = ({ tickets, lang }: TicketsView): DrawnCode[] =>
  tickets.map(({ code, number, zone, seat }) => ({
    cid: `${number}@tickets`,
    number,
    seat: seatWords({ zone: { name: zone }, seat }, lang),
    content: qrPng(code),
  }));

const codePicture = ({ cid, number, content }: DrawnCode): Attachment => ({
  filename: `${number}.png`,
  contentType: 'image/png',
  cid,
  content,
});

interface AttachmentData {
  readonly data: DocumentData;
  readonly kind: OrderMail;
  readonly tickets: TicketsView | undefined;
}

async function makeAttachments(
  deps: SaleDeps,
  order: OrderRecord,
  { data, kind, tickets }: AttachmentData,
): Promise<Attachment[]> {
  const calendar = async () => ({
    filename: `tickets-${order.number}.ics`,
    contentType: 'text/calendar',
    content: Buffer.from(await writeCalendar(deps, { order, data })),
  });
  if (isPerformanceMail(kind)) return [await calendar()];
  if (!tickets) return [];
  // All of them may have been handed on.
  if (tickets.tickets.length === 0) return [await calendar()];
  const pdf = {
    filename: `tickets-${order.number}.pdf`,
    contentType: 'application/pdf',
    content: await deps.pdfWorkers.render({ kind: 'tickets', view: tickets }, { kind: 'mail' }),
  };
  return [pdf, await calendar()];
}

/** A gift card is for no day: it is listed by the one on which it was bought. */
const boughtCard = (startsAt: ZonedMoment, lang: OrderRecord['lang']) => ({
  title: giftCardTexts[lang].giftCard,
  startsAt,
  movedFrom: null,
  status: 'scheduled' as const,
});

async function linksView(deps: SaleDeps, { orders, to }: MailTask): Promise<MailViews['order_links']> {
  const [first] = orders;
  const { brand, seller } = await readSeller(deps, first?.lang ?? to.lang);
  // One line says what an order is for.
  const lines = orders.map((order) => ({ order, line: order.lines[0] }));
  const rows = await readPerformanceRows(
    deps,
    lines.flatMap(({ line }) => line ?? []),
    to.lang,
  );
  const timeZone = await readCardTimeZone(deps);
  const listed = lines.map(async ({ order: { number, state, token, created_at }, line }) => {
    const { title, startsAt, movedFrom, status } = line
      ? toPerformance(line, rows)
      : boughtCard({ at: created_at, timeZone }, to.lang);
    const page = state === 'paid' ? `/order/success?order=${token}` : `/order/bill/${token}`;
    const url = await deps.pageUrl(to.lang, page);
    return { number: String(number), state, title, startsAt, movedFrom, status, url };
  });
  // Some of them may have been placed by others.
  return { brand, seller, to: { name: null, email: to.email }, orders: await Promise.all(listed) };
}

async function reminderView(
  deps: SaleDeps,
  reminder: ReminderRow,
  kind: ReminderMail,
): Promise<ReminderView> {
  const { id: reminderId, event_id, email, lang, requested_at } = reminder;
  const performance = await readAwaitedPerformance(deps.db, reminder);
  if (!performance) throw new Error(`the performance of reminder ${reminderId} has gone from the catalogue`);
  const { brand, seller } = await readSeller(deps, lang);
  const expiresAt = new Date(requested_at.getTime() + confirmationMs);
  const link = (name: 'confirm' | 'cancel') =>
    deps.reminderLinks.write(name, { reminderId, expiresAt: name === 'confirm' ? expiresAt : null });
  const isBegun = kind === 'sale_begun';
  return {
    brand,
    seller,
    to: { name: null, email },
    ...performance,
    saleStartsAt: isBegun ? null : performance.saleStartsAt,
    confirmUntil: { at: expiresAt, timeZone: performance.startsAt.timeZone },
    url: await deps.pageUrl(
      lang,
      isBegun ? `/events/${event_id}` : `/order/tickets?confirm=${link('confirm')}`,
    ),
    cancelUrl: await deps.pageUrl(lang, `/order/tickets?cancel=${link('cancel')}`),
  };
}
