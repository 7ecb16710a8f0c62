import type { HolderMail } from '@parterre/domain/order/order-mail';
import { readPerformanceRows, readSeller, toPerformance } from '../../documents/document-data.service.ts';
import { seatWords } from '../../documents/document-views.ts';
import { hasReceivedMoney, type OrderRecord } from '../../order/order-record.ts';
import { selectReplacedLines } from '../../order/replaced-lines.queries.ts';
import type { SaleDeps } from '../../sale-deps.ts';
import { calendarFile } from '../../tickets/calendar/calendar-file.ts';
import { selectTicketById, type TicketRecord } from '../../tickets/tickets.queries.ts';
import type { TransferRow } from '../../transfers/transfers.queries.ts';
import type { HolderView } from './mail-view.ts';
import { qrPng } from './qr-png.ts';

interface HolderMailing {
  readonly kind: HolderMail;
  readonly order: OrderRecord;
  readonly transfer: TransferRow;
}

/** What a person who was handed a ticket is told of it, and of nothing else. */
export async function holderView(
  deps: SaleDeps,
  { kind, order, transfer }: HolderMailing,
): Promise<HolderView> {
  const { lang } = order;
  const ticket = await selectTicketById(deps.db, transfer.event_id, transfer.ticket_id);
  const line = ticket && (await findLine(deps, order, ticket));
  if (!ticket || !line) throw new Error(`the ticket of transfer ${transfer.id} is gone`);
  const performance = toPerformance(line, await readPerformanceRows(deps, [line], lang));
  const { title, startsAt, movedFrom, status, place, address, doorsAt, geo, endsAt, revision } = performance;
  const seat = seatWords(line.subject, lang);
  const isTheirs = kind === 'ticket_transferred';
  const ticketUrl = isTheirs ? await deps.pageUrl(lang, `/order/tickets?code=${ticket.code}`) : null;
  const venue = isTheirs ? { address, doorsAt, geo } : null;
  const code = { cid: `${ticket.number}@tickets`, number: ticket.number, seat };
  const entry = { uid: `${transfer.id}@parterre`, revision, performance, endsAt, note: seat };
  const calendar = ticketUrl && calendarFile([{ ...entry, url: ticketUrl }], order.at);
  return {
    ...(await readSeller(deps, lang)),
    // Free tickets can be handed to anybody: until somebody has paid, no word that was typed is mailed.
    to: { name: hasReceivedMoney(order) ? transfer.name : null, email: transfer.email },
    line: { title, startsAt, movedFrom, status, place, seat, venue },
    codes: isTheirs ? [code] : [],
    ticketUrl,
    attachments: calendar
      ? [
          { filename: `${ticket.number}.ics`, contentType: 'text/calendar', content: Buffer.from(calendar) },
          {
            filename: `${ticket.number}.png`,
            contentType: 'image/png',
            cid: code.cid,
            content: qrPng(ticket.code),
          },
        ]
      : [],
  };
}

/** It may have been moved away since. */
const findLine = async ({ db }: SaleDeps, order: OrderRecord, { offer_id }: TicketRecord) =>
  order.lines.find((one) => one.offer_id === offer_id) ??
  (await selectReplacedLines(db, order.id)).find((one) => one.offer_id === offer_id);
