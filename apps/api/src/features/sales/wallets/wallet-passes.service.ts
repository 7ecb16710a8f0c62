import { timingSafeEqual } from 'node:crypto';
import { passServicePath } from '@parterre/contracts/paths/wallet-paths';
import type { TicketKeys } from '@parterre/contracts/tickets/ticket-keys';
import { isVoidPass, passEnd } from '@parterre/domain/wallets/pass-status';
import { readPerformanceRows, readSeller, toPerformance } from '../documents/document-data.service.ts';
import type { Lane } from '../documents/pdf-workers.ts';
import { findOrder } from '../order/order.service.ts';
import { findSoldLine } from '../order/sold-line.service.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { selectTicketById } from '../tickets/tickets.queries.ts';
import { findTicket, type TicketRecord } from '../tickets/tickets.service.ts';
import { googleSaveUrl, putGooglePass } from './google-pass.ts';
import { offeredWallets } from './open-wallets.ts';
import { type PassView, parseSerial, passSerial } from './pass-view.ts';
import { deletePass, type PassOwner, selectChangedPasses, upsertPass } from './wallet-passes.queries.ts';

/** A family has several; nobody has so many. */
const maxDevices = 10;
/** A change may be there for others only a while after the moment that it is marked with. */
const commitGraceMs = 600_000;

const readNow = ({ clock }: Pick<SaleDeps, 'clock'>): Date => clock?.() ?? new Date();

/** The ticket of a code, while it opens a door: nobody puts away what is good no more. */
export async function findGoodTicket(
  { db }: Pick<SaleDeps, 'db'>,
  code: string,
  keys: TicketKeys,
): Promise<TicketRecord | undefined> {
  const ticket = await findTicket(db, code, keys);
  return ticket && ticket.revoked_at === null ? ticket : undefined;
}

/** Undefined where nothing is known of what it was sold for. */
export async function readPassView(deps: SaleDeps, ticket: TicketRecord): Promise<PassView | undefined> {
  const order = await findOrder(deps, { id: ticket.order_id });
  const line = order && (await findSoldLine(deps.db, order, ticket.offer_id));
  if (!order || !line) return undefined;
  const { lang } = order;
  const { brand, seller } = await readSeller(deps, lang);
  const performance = toPerformance(line, await readPerformanceRows(deps, [line], lang));
  const passed = {
    isRevoked: ticket.revoked_at !== null,
    status: performance.status,
    startsAt: performance.startsAt.at,
  };
  return {
    lang,
    brand,
    seller,
    ticketId: ticket.id,
    eventId: ticket.event_id,
    performanceId: ticket.performance_id,
    performance,
    zone: line.subject.zone.name,
    seat: line.subject.seat,
    code: ticket.code,
    number: ticket.number,
    isVoid: isVoidPass(passed),
    endsAt: passEnd(passed) ?? null,
    url: await deps.pageUrl(lang, `/order/tickets?code=${ticket.code}`),
  };
}

/** Undefined where there are no such passes. */
export async function renderApplePass(
  deps: SaleDeps,
  ticket: TicketRecord,
  lane: Lane,
): Promise<Buffer | undefined> {
  const { apple } = deps.wallets;
  const view = apple && (await readPassView(deps, ticket));
  if (!apple || !view) return undefined;
  const url = deps.fileUrl(passServicePath);
  const token = deps.signPass(passSerial({ event_id: ticket.event_id, ticket_id: ticket.id }));
  // Phones take no other address; a pass without one is as good, and is fetched anew by hand.
  const service = url.startsWith('https:') ? { url, token } : null;
  return deps.pdfWorkers.render({ kind: 'apple-pass', view: { ...view, signer: apple, service } }, lane);
}

/** Where a ticket is saved in Google Wallet; undefined where that is not set up. */
export async function saveToGoogle(deps: SaleDeps, ticket: TicketRecord): Promise<string | undefined> {
  const { google } = deps.wallets;
  const view = google && (await readPassView(deps, ticket));
  if (!google || !view) return undefined;
  const at = readNow(deps);
  const isKnown = await putGooglePass(deps.googleAddresses, google, view, at).then(
    () => true,
    // The link then says all of it, and whoever follows it finds out whether Google is there.
    () => false,
  );
  await upsertPass(deps.db, { ...passOwner(ticket), wallet: 'google', device: '', push_token: '', at }, 1);
  return googleSaveUrl(deps.googleAddresses, google, view, { isKnown, at });
}

const passOwner = ({ id, event_id, performance_id, order_id }: TicketRecord): PassOwner => ({
  ticket_id: id,
  event_id,
  performance_id,
  order_id,
});

/** Of one pass, as a phone names it. */
export interface PassKey {
  readonly pass_type: string;
  readonly serial: string;
  /** As the header has it. */
  readonly authorization?: string | undefined;
}

/** The ticket of a pass, for whoever has the pass: the token in it is derived from its serial number, and known to nobody else. */
export async function findPassTicket(
  deps: SaleDeps,
  { pass_type, serial, authorization = '' }: PassKey,
): Promise<TicketRecord | 'not-allowed' | undefined> {
  if (deps.wallets.apple?.passType !== pass_type) return undefined;
  const [sent, expected] = [Buffer.from(authorization), Buffer.from(`ApplePass ${deps.signPass(serial)}`)];
  if (sent.length !== expected.length || !timingSafeEqual(sent, expected)) return 'not-allowed';
  const parsed = parseSerial(serial);
  return parsed && selectTicketById(deps.db, parsed.eventId, parsed.ticketId);
}

export const registerPass = (
  deps: SaleDeps,
  ticket: TicketRecord,
  { device, pushToken }: { readonly device: string; readonly pushToken: string },
): Promise<boolean | undefined> =>
  upsertPass(
    deps.db,
    { ...passOwner(ticket), wallet: 'apple', device, push_token: pushToken, at: readNow(deps) },
    maxDevices,
  );

export const unregisterPass = ({ db }: SaleDeps, { id }: TicketRecord, device: string): Promise<void> =>
  deletePass(db, { ticket_id: id, wallet: 'apple', device });

export interface ChangedPasses {
  readonly serialNumbers: string[];
  readonly lastUpdated: string;
}

/** Undefined when nothing has changed. A phone may be told of a change twice, and never of none. */
export async function listChangedPasses(
  { db }: SaleDeps,
  device: string,
  sinceTag: string | undefined,
): Promise<ChangedPasses | undefined> {
  const since = new Date(Math.max(0, Number(sinceTag ?? 0) - commitGraceMs));
  const passes = await selectChangedPasses(db, device, since);
  const [newest] = passes;
  if (!newest) return undefined;
  return { serialNumbers: passes.map(passSerial), lastUpdated: String(newest.changed_at.getTime()) };
}

/** What a page offers for the good tickets that it shows. */
export const showWallets = (deps: Pick<SaleDeps, 'wallets' | 'clock'>) =>
  offeredWallets(deps.wallets, readNow(deps));
