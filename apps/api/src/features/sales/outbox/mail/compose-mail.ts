import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { mapAddress, routeAddress } from '@parterre/domain/markup/map-address';
import { formatMoney } from '@parterre/domain/money/format-money';
import type { MailKind, OrderMail, ReminderMail } from '@parterre/domain/order/order-mail';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { writeDeadline, writeMoment, writeMonth, type ZonedMoment } from '../../../../time/write-moment.ts';
import { changeText, type PerformanceTime, sellerLines } from '../../documents/document-views.ts';
import type { MailData } from '../../texts/sale-texts.ts';
import { saleTexts } from '../../texts/texts.ts';
import type {
  Mail,
  MailIdentity,
  MailLine,
  MailVenue,
  MailViews,
  OrderLinksView,
  OrderMailView,
  ReminderView,
} from './mail-view.ts';
import { type MailContent, type MailLink, type MailStub, mailHtml, mailText } from './render-mail.ts';

/** The mail of a kind, in one language. */
export function composeMail<Kind extends MailKind>(
  identity: MailIdentity<Kind>,
  view: MailViews[Kind],
  lang: InterfaceLanguage,
): Mail {
  const content = mailContent(identity.kind, view, lang);
  return {
    messageId: messageId(identity, view.seller.email),
    to: { name: view.to.name ?? '', address: view.to.email },
    replyTo: view.seller.email,
    subject: content.subject,
    text: mailText(content),
    html: mailHtml(content),
    attachments: 'attachments' in view ? view.attachments : [],
  };
}

function mailContent(kind: MailKind, view: MailViews[MailKind], lang: InterfaceLanguage): MailContent {
  if ('orders' in view) return linksContent(view, lang);
  // The view of a kind says which kind it is.
  return 'cancelUrl' in view
    ? reminderContent(kind as ReminderMail, view, lang)
    : orderContent(kind as OrderMail, view, lang);
}

/** RFC 5322 §3.6.4. The key is ours and plain; whatever else it had is written out. */
function messageId({ kind, key }: MailIdentity, sender = ''): string {
  const domain = sender.split('@')[1] ?? 'parterre.invalid';
  return `<${kind}.${encodeURIComponent(key).replace(/[%()']/g, '-')}@${domain}>`;
}

/** A mail about one order. */
function orderContent(kind: OrderMail, view: OrderMailView, lang: InterfaceLanguage): MailContent {
  const [line] = view.lines;
  const data: MailData = {
    brand: view.brand.name,
    number: view.orderNumber,
    total: formatMoney(view.total, lang),
    refunded: view.refunded ? formatMoney(view.refunded, lang) : '',
    isPriceDifference: view.isPriceDifference,
    isOtherDate: view.isOtherDate,
    certificateCode: view.certificateCode ?? '',
    certificateUntil: view.certificateUntil ? writeMoment(view.certificateUntil, 'date', lang) : '',
    certificateExpiredAt: view.certificateExpiredAt
      ? writeMoment(view.certificateExpiredAt, 'date', lang)
      : '',
    until: view.payUntil ? writeDeadline(view.payUntil, lang) : '',
    title: line?.title ?? '',
    date: line ? writeMoment(line.startsAt, 'full', lang) : '',
    returnUntil: view.returnUntil ? writeDeadline(view.returnUntil, lang) : '',
    refundFrom: view.refundFrom ? writeDeadline(view.refundFrom, lang) : '',
    mayTakeCertificate: view.mayTakeCertificate,
    isAtCounter: view.isAtCounter,
    hasOtherDates: view.hasOtherDates,
    saleStart: '',
  };
  const { action } = saleTexts[lang].mail.kinds[kind];
  return {
    ...frame(kind, view, { lang, data }),
    stubs: view.lines.map((line) => lineStub(line, lang)),
    codes: view.codes.map(({ cid, number, seat }) => ({
      cid,
      text: `${seat} · ${formatTicketNumber(number)}`,
    })),
    links: view.myTicketsUrl ? [{ name: saleTexts[lang].mail.myTickets, url: view.myTicketsUrl }] : [],
    total: [saleTexts[lang].mail.total, data.total],
    action: action === undefined ? undefined : { name: action, url: view.url },
  };
}

export const noData: MailData = {
  brand: '',
  number: '',
  total: '',
  refunded: '',
  isPriceDifference: false,
  isOtherDate: false,
  certificateCode: '',
  certificateUntil: '',
  certificateExpiredAt: '',
  until: '',
  title: '',
  date: '',
  returnUntil: '',
  refundFrom: '',
  mayTakeCertificate: false,
  isAtCounter: false,
  hasOtherDates: false,
  saleStart: '',
};

/** A mail about a sale that somebody waits for, who is known by nothing but their address. */
function reminderContent(kind: ReminderMail, view: ReminderView, lang: InterfaceLanguage): MailContent {
  const { title, startsAt, place, saleStartsAt, confirmUntil, url, cancelUrl } = view;
  const t = saleTexts[lang].mail;
  const data: MailData = {
    ...noData,
    brand: view.brand.name,
    until: writeDeadline(confirmUntil, lang),
    title,
    date: writeMoment(startsAt, 'full', lang),
    saleStart: saleStartsAt ? writeDeadline(saleStartsAt, lang) : '',
  };
  const { action = '' } = t.kinds[kind];
  return {
    ...frame(kind, view, { lang, data }),
    stubs: [{ ...dayAndMonth(startsAt, lang), title, details: [data.date, place], tail: '' }],
    codes: [],
    links: [{ name: t.cancelReminder, url: cancelUrl }],
    total: undefined,
    action: { name: action, url },
  };
}

/** A mail with the links of all orders of an address. */
function linksContent(view: OrderLinksView, lang: InterfaceLanguage): MailContent {
  const t = saleTexts[lang].mail;
  const data: MailData = { ...noData, brand: view.brand.name };
  const stubs = view.orders.map(
    ({ number, state, title, url, ...moment }): MailStub => ({
      ...dayAndMonth(moment.startsAt, lang),
      title,
      details: [...momentWords(moment, lang), t.order(number)],
      tail: t.states[state],
      url,
    }),
  );
  return {
    ...frame('order_links', view, { lang, data }),
    stubs,
    codes: [],
    links: [],
    total: undefined,
    action: undefined,
  };
}

/** What a mail says, apart from what it lists. */
export function mailWords(kind: MailKind, data: MailData, lang: InterfaceLanguage) {
  const { subject, heading, paragraphs, action } = saleTexts[lang].mail.kinds[kind];
  return { subject: subject(data), heading, paragraphs: paragraphs(data), action };
}

function frame(
  kind: MailKind,
  { brand, seller, to }: MailViews[MailKind],
  { lang, data }: { lang: InterfaceLanguage; data: MailData },
) {
  const t = saleTexts[lang].mail;
  const { subject, heading, paragraphs } = mailWords(kind, data, lang);
  const contact = [seller.email, seller.phone].filter(Boolean).join(' · ');
  const { email: _email, phone: _phone, ...legal } = seller;
  return {
    lang,
    brand,
    subject,
    heading,
    hello: t.hello(to.name),
    paragraphs,
    foot: [...(contact ? [t.questions(contact)] : []), sellerLines(legal, t).join(' · ')],
  };
}

const lineStub = (line: MailLine, lang: InterfaceLanguage): MailStub => ({
  ...dayAndMonth(line.startsAt, lang),
  title: line.title,
  details: [
    ...momentWords(line, lang),
    [line.place, line.venue?.address].filter(Boolean).join(', '),
    ...(line.venue?.doorsAt ? [doorsText(line.venue.doorsAt, lang)] : []),
    line.count > 1 ? `${line.seat} × ${line.count}` : line.seat,
  ],
  tail: formatMoney(line.total, lang),
  links: line.venue ? venueLinks(line.venue, lang) : [],
});

const doorsText = (doorsAt: ZonedMoment, lang: InterfaceLanguage): string =>
  saleTexts[lang].ticket.doors(writeMoment(doorsAt, 'time', lang));

/** As the pages of places have them. */
function venueLinks({ geo }: MailVenue, lang: InterfaceLanguage): MailLink[] {
  const { route, map } = saleTexts[lang].mail;
  return geo
    ? [
        { name: route, url: routeAddress(geo) },
        { name: map, url: mapAddress(geo) },
      ]
    : [];
}

const momentWords = (moment: PerformanceTime, lang: InterfaceLanguage): string[] =>
  [writeMoment(moment.startsAt, 'full', lang), changeText(moment, lang)].filter(Boolean);

const dayAndMonth = (startsAt: ZonedMoment, lang: InterfaceLanguage) => ({
  day: writeMoment(startsAt, 'day', lang),
  month: writeMonth(startsAt, lang),
});
