import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { mapAddress, routeAddress } from '@parterre/domain/markup/map-address';
import { formatMoney } from '@parterre/domain/money/format-money';
import { money } from '@parterre/domain/money/money';
import type {
  GiftCardMail,
  HolderMail,
  MailKind,
  OrderMail,
  ReminderMail,
  WishMail,
} from '@parterre/domain/order/order-mail';
import { formatTicketNumber } from '@parterre/domain/tickets/ticket-number';
import { writeDeadline, writeMoment, writeMonth, type ZonedMoment } from '../../../../time/write-moment.ts';
import { changeText, type PerformanceTime, sellerLines } from '../../documents/document-views.ts';
import { giftCardTexts } from '../../gift-cards/texts/gift-card-texts.ts';
import type { MailData } from '../../texts/sale-texts.ts';
import { saleTexts } from '../../texts/texts.ts';
import { wishTexts } from '../../texts/wish-texts.ts';
import type {
  GiftCardMailView,
  HolderView,
  Mail,
  MailIdentity,
  MailLine,
  MailVenue,
  MailViews,
  OrderLinksView,
  OrderMailView,
  ReminderView,
  WishView,
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

type TicketMail = Exclude<OrderMail, GiftCardMail>;

function mailContent(kind: MailKind, view: MailViews[MailKind], lang: InterfaceLanguage): MailContent {
  if ('orders' in view) return linksContent(view, lang);
  // The view of a kind says which kind it is.
  if ('wish' in view) return wishContent(kind as WishMail, view, lang);
  if ('ticketUrl' in view) return holderContent(kind as HolderMail, view, lang);
  if ('giftCard' in view) return giftCardContent(kind as GiftCardMail, view, lang);
  return 'cancelUrl' in view
    ? reminderContent(kind as ReminderMail, view, lang)
    : orderContent(kind as TicketMail, view, lang);
}

/** RFC 5322 §3.6.4. The key is ours and plain; whatever else it had is written out. */
function messageId({ kind, key }: MailIdentity, sender = ''): string {
  const domain = sender.split('@')[1] ?? 'parterre.invalid';
  return `<${kind}.${encodeURIComponent(key).replace(/[%()']/g, '-')}@${domain}>`;
}

/** A mail about one order. */
function orderContent(kind: TicketMail, view: OrderMailView, lang: InterfaceLanguage): MailContent {
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
    wishEnd: '',
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
    discounts: view.discounts.map(({ code, name, amount }) => [
      name ?? saleTexts[lang].mail.discount(code),
      formatMoney(money(-amount.amountMinor, amount.currency), lang),
    ]),
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
  wishEnd: '',
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
    discounts: [],
    total: undefined,
    action: { name: action, url },
  };
}

/** A mail about tickets that somebody waits for, who is known by nothing but their address. */
function wishContent(kind: WishMail, view: WishView, lang: InterfaceLanguage): MailContent {
  const { title, place, wish, offer, until, endedBecause, url } = view;
  const [first] = view.dates;
  const startsAt = offer?.startsAt ?? first;
  const words = wishTexts[lang].wish({
    count: wish.count,
    zones: wish.zones.join(', '),
    price: formatMoney(wish.maxPrice, lang),
  });
  const data: MailData = {
    ...noData,
    brand: view.brand.name,
    until: until ? writeDeadline(until, lang) : '',
    title,
    date: startsAt ? writeMoment(startsAt, 'full', lang) : '',
    total: offer ? formatMoney(offer.total, lang) : '',
    wishEnd: endedBecause ?? '',
  };
  const { action = '' } = saleTexts[lang].mail.kinds[kind];
  const shown = offer ? [offer.startsAt] : view.dates;
  return {
    ...frame(kind, view, { lang, data }),
    stubs: shown.map((date) => ({
      ...dayAndMonth(date, lang),
      title,
      details: [writeMoment(date, 'full', lang), place, ...(offer ? offer.places : [words])],
      tail: data.total,
    })),
    codes: [],
    links: [],
    discounts: [],
    total: undefined,
    action: { name: action, url },
  };
}

/** A mail to whoever was handed a ticket. */
function holderContent(kind: HolderMail, view: HolderView, lang: InterfaceLanguage): MailContent {
  const { line, ticketUrl } = view;
  const data: MailData = {
    ...noData,
    brand: view.brand.name,
    title: line.title,
    date: writeMoment(line.startsAt, 'full', lang),
  };
  const { action = '' } = saleTexts[lang].mail.kinds[kind];
  return {
    ...frame(kind, view, { lang, data }),
    stubs: [{ ...placeStub(line, line.seat, lang), tail: '' }],
    codes: view.codes.map(({ cid, number, seat }) => ({
      cid,
      text: `${seat} · ${formatTicketNumber(number)}`,
    })),
    links: [],
    discounts: [],
    total: undefined,
    action: ticketUrl === null ? undefined : { name: action, url: ticketUrl },
  };
}

/** A mail about a gift card. What its buyer wrote keeps its lines. */
function giftCardContent(kind: GiftCardMail, view: GiftCardMailView, lang: InterfaceLanguage): MailContent {
  const t = giftCardTexts[lang];
  const { subject, heading, paragraphs, action } = t.mails[kind];
  return {
    ...outerFrame(view, lang),
    subject: subject(view.giftCard),
    heading,
    paragraphs: paragraphs(view.giftCard).flatMap((text) => text.split('\n').filter(Boolean)),
    stubs: [],
    codes: [],
    links: [],
    discounts: [],
    total: view.code === null ? undefined : [t.code, view.code],
    action: { name: action, url: view.url },
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
    discounts: [],
    total: undefined,
    action: undefined,
  };
}

/** What a mail says, apart from what it lists. */
export function mailWords(kind: Exclude<MailKind, GiftCardMail>, data: MailData, lang: InterfaceLanguage) {
  const { subject, heading, paragraphs, action } = saleTexts[lang].mail.kinds[kind];
  return { subject: subject(data), heading, paragraphs: paragraphs(data), action };
}

function frame(
  kind: Exclude<MailKind, GiftCardMail>,
  view: MailViews[MailKind],
  { lang, data }: { lang: InterfaceLanguage; data: MailData },
) {
  const { subject, heading, paragraphs } = mailWords(kind, data, lang);
  return { ...outerFrame(view, lang), subject, heading, paragraphs };
}

/** Whose mail it is, and to whom. */
function outerFrame({ brand, seller, to }: MailViews[MailKind], lang: InterfaceLanguage) {
  const t = saleTexts[lang].mail;
  const contact = [seller.email, seller.phone].filter(Boolean).join(' · ');
  const { email: _email, phone: _phone, ...legal } = seller;
  return {
    lang,
    brand,
    hello: t.hello(to.name),
    foot: [...(contact ? [t.questions(contact)] : []), sellerLines(legal, t).join(' · ')],
  };
}

const lineStub = (line: MailLine, lang: InterfaceLanguage): MailStub => ({
  ...placeStub(line, line.count > 1 ? `${line.seat} × ${line.count}` : line.seat, lang),
  tail: formatMoney(line.total, lang),
});

const placeStub = (line: HolderView['line'], seat: string, lang: InterfaceLanguage) => ({
  ...dayAndMonth(line.startsAt, lang),
  title: line.title,
  details: [
    ...momentWords(line, lang),
    [line.place, line.venue?.address].filter(Boolean).join(', '),
    ...(line.venue?.doorsAt ? [doorsText(line.venue.doorsAt, lang)] : []),
    seat,
  ],
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
