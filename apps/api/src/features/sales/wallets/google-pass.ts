import { sign } from 'node:crypto';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { zonedText } from '../../../time/zoned-time.ts';
import type { GoogleWallet } from './open-wallets.ts';
import type { PassView } from './pass-view.ts';

/** Where Google's API and its page for saving are. */
export interface GoogleAddresses {
  readonly api: string;
  readonly save: string;
}

export const googleAddresses: GoogleAddresses = {
  api: 'https://walletobjects.googleapis.com/walletobjects/v1',
  save: 'https://pay.google.com/gp/v/save',
};

const scope = 'https://www.googleapis.com/auth/wallet_object.issuer';
const timeoutMs = 5000;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function signJwt({ key }: GoogleWallet, claims: object): string {
  const content = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), key).toString('base64url')}`;
}

/** What all tickets of a performance have in common, in one language. */
function googleClass({ issuerId }: GoogleWallet, view: PassView) {
  const { lang, brand, performance } = view;
  const { startsAt, doorsAt, endsAt, title, place, hall, address } = performance;
  const text = (value: string) => ({ defaultValue: { language: lang, value } });
  const venue = [place, hall].join(', ');
  return {
    id: `${issuerId}.performance-${view.performanceId}-${lang}`,
    issuerName: brand.name,
    eventName: text(title),
    venue: { name: text(venue), address: text(address || venue) },
    dateTime: {
      start: zonedText(startsAt.at, startsAt.timeZone),
      ...(doorsAt && { doorsOpen: zonedText(doorsAt.at, doorsAt.timeZone) }),
      ...(endsAt && { end: zonedText(endsAt, startsAt.timeZone) }),
    },
    hexBackgroundColor: brand.accent,
    reviewStatus: 'UNDER_REVIEW',
  };
}

function googleObject(wallet: GoogleWallet, view: PassView) {
  const { lang, zone, seat, code, performance } = view;
  const text = (value: string) => ({ defaultValue: { language: lang, value } });
  const number = formatTicketNumber(view.number);
  return {
    id: `${wallet.issuerId}.ticket-${view.ticketId}`,
    classId: googleClass(wallet, view).id,
    state: view.isVoid ? 'INACTIVE' : 'ACTIVE',
    ticketNumber: number,
    barcode: { type: 'QR_CODE', value: code, alternateText: number },
    seatInfo: seat
      ? { section: text(seat.sector || zone), row: text(seat.row), seat: text(seat.number) }
      : { section: text(zone) },
    ...(performance.geo && {
      locations: [{ latitude: performance.geo.lat, longitude: performance.geo.lon }],
    }),
  };
}

/**
 * Where a ticket is saved. `isKnown` says that Google has it already: then the link names it alone. A link with all that the ticket says is longer than
 * Google promises to take (1,800 characters), though browsers take it, so it is for when Google’s API is not to be reached.
 */
export function googleSaveUrl(
  { save }: GoogleAddresses,
  wallet: GoogleWallet,
  view: PassView,
  { isKnown, at }: { readonly isKnown: boolean; readonly at: Date },
): string {
  const object = googleObject(wallet, view);
  const payload = isKnown
    ? { eventTicketObjects: [{ id: object.id, classId: object.classId }] }
    : { eventTicketClasses: [googleClass(wallet, view)], eventTicketObjects: [object] };
  const claims = {
    iss: wallet.email,
    aud: 'google',
    typ: 'savetowallet',
    iat: seconds(at),
    origins: [],
    payload,
  };
  return `${save}/${signJwt(wallet, claims)}`;
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);

/** Makes Google show the ticket as it is today; it tells the phones that have it. Throws when it cannot be. */
export async function putGooglePass(
  { api }: GoogleAddresses,
  wallet: GoogleWallet,
  view: PassView,
  at: Date,
): Promise<void> {
  const token = await fetchToken(wallet, at);
  const put = async (kind: string, resource: { readonly id: string }) => {
    const inserted = await call('POST', `${api}/${kind}`, token, resource);
    if (inserted === 409) {
      const patched = await call('PATCH', `${api}/${kind}/${resource.id}`, token, resource);
      if (patched !== 200) throw new Error(`Google has refused to change a pass: ${patched}`);
    } else if (inserted !== 200) throw new Error(`Google has refused a pass: ${inserted}`);
  };
  await put('eventTicketClass', googleClass(wallet, view));
  await put('eventTicketObject', googleObject(wallet, view));
}

async function call(method: 'POST' | 'PATCH', url: string, token: string, body: object): Promise<number> {
  const answer = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** https://developers.google.com/identity/protocols/oauth2/service-account#httprest */
async function fetchToken(wallet: GoogleWallet, at: Date): Promise<string> {
  const { email: iss, tokenUrl: aud } = wallet;
  const assertion = signJwt(wallet, { iss, aud, scope, iat: seconds(at), exp: seconds(at) + 3600 });
  const answer = await fetch(aud, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { access_token: token } = answer.ok ? ((await answer.json()) as { access_token?: unknown }) : {};
  if (typeof token !== 'string') throw new Error(`Google gave no token: ${answer.status}`);
  return token;
}
