import { luminance, parseColour } from '@parterre/domain/theme/colour';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { PKPass } from 'passkit-generator';
import sharp from 'sharp';
import { writeMoment } from '../../../time/write-moment.ts';
import { changeText, sellerLines } from '../documents/document-views.ts';
import { saleTexts } from '../texts/texts.ts';
import type { AppleWallet } from './open-wallets.ts';
import { passTexts } from './pass-texts.ts';
import { type PassView, passSerial } from './pass-view.ts';

export interface ApplePassView extends PassView {
  readonly signer: AppleWallet;
  /** Where a phone asks for it again, and what with; null where phones could not reach us. */
  readonly service: { readonly url: string; readonly token: string } | null;
}

/** A signed file for Apple Wallet. Signing takes long enough to be done in a thread. */
export async function applePass(view: ApplePassView): Promise<Buffer> {
  const { certificate, key, issuer } = view.signer;
  const icons = await Promise.all([1, 2, 3].map((scale) => drawIcon(view.brand.accent, 29 * scale)));
  const files = {
    'pass.json': Buffer.from(JSON.stringify(passJson(view))),
    ...Object.fromEntries(icons.map((icon, index) => [`icon${index > 0 ? `@${index + 1}x` : ''}.png`, icon])),
  };
  const pass = new PKPass(files, { signerCert: certificate, signerKey: key, wwdr: issuer });
  return pass.getAsBuffer();
}

/** https://developer.apple.com/documentation/walletpasses/pass */
function passJson(view: ApplePassView) {
  const { lang, brand, performance, signer, service } = view;
  const t = passTexts[lang];
  const { startsAt, geo } = performance;
  const ink = isLight(brand.accent) ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)';
  const start = startsAt.at.toISOString();
  return {
    formatVersion: 1,
    passTypeIdentifier: signer.passType,
    teamIdentifier: signer.teamId,
    serialNumber: passSerial({ event_id: view.eventId, ticket_id: view.ticketId }),
    organizationName: brand.name,
    logoText: brand.name,
    description: t.description(performance.title),
    backgroundColor: rgb(brand.accent),
    foregroundColor: ink,
    labelColor: ink,
    // A ticket is handed on by the buyer's page, which makes a new code; a copy would leave two people with one.
    sharingProhibited: true,
    groupingIdentifier: `performance-${view.performanceId}`,
    voided: view.isVoid,
    ...(view.endsAt && { expirationDate: view.endsAt.toISOString() }),
    ...(!view.isVoid &&
      performance.status === 'scheduled' && {
        relevantDate: start,
        relevantDates: [{ date: start, relevantDate: start }],
      }),
    ...(geo && { locations: [{ latitude: geo.lat, longitude: geo.lon }] }),
    ...(service && { webServiceURL: service.url, authenticationToken: service.token }),
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message: view.code,
        messageEncoding: 'iso-8859-1',
        altText: formatTicketNumber(view.number),
      },
    ],
    eventTicket: passFields(view),
  };
}

function passFields(view: ApplePassView) {
  const { lang, performance, zone, seat, seller, number } = view;
  const [t, words] = [passTexts[lang], saleTexts[lang]];
  const { title, startsAt, doorsAt, hall, place, address } = performance;
  const change = view.isVoid ? t.isVoid : changeText(performance, lang);
  const field = (key: string, label: string, value: string) => ({ key, label, value });
  return {
    ...(doorsAt && {
      headerFields: [field('doors', t.doors, writeMoment(doorsAt, 'time', lang))],
    }),
    primaryFields: [{ key: 'event', value: title }],
    secondaryFields: [
      { ...field('start', t.start, writeMoment(startsAt, 'moment', lang)), changeMessage: t.newStart },
      field('place', t.place, [place, hall].join(', ')),
    ],
    auxiliaryFields: seat
      ? [
          field('sector', words.ticket.sector, seat.sector || zone),
          field('row', words.ticket.row, seat.row),
          field('seat', words.ticket.seat, seat.number),
        ]
      : [field('zone', words.ticket.zone, zone)],
    backFields: [
      ...(change ? [{ key: 'change', value: change, changeMessage: '%@' }] : []),
      field('number', t.number, formatTicketNumber(number)),
      ...(address ? [field('address', t.address, address)] : []),
      field('rules', words.ticket.atTheDoor, words.ticket.rules.join('\n')),
      field('page', t.open, view.url),
      field('seller', t.seller, sellerLines(seller, words.ticket).join('\n')),
    ],
  };
}

const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((place) => Number.parseInt(hex.slice(place, place + 2), 16)).join(', ')})`;

/** On which black is read better than white: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function isLight(hex: string): boolean {
  const colour = parseColour(hex);
  return colour !== undefined && luminance(colour) > 0.179;
}

/** A ticket on the colour of the site: what stands on a locked screen beside a message. */
const drawIcon = (colour: string, side: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 29 29"><rect width="29" height="29" fill="${colour}"/><path fill="${isLight(colour) ? '#000' : '#fff'}" d="M5 9h19v3.5a2 2 0 0 0 0 4V20H5v-3.5a2 2 0 0 0 0-4zM17 11v2h1v-2zm0 4v2h1v-2z" fill-rule="evenodd"/></svg>`,
    ),
  )
    .png()
    .toBuffer();
