import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { formatMoney } from '@parterre/domain/money/format-money';
import { sellerLines } from '../../documents/seller-lines.ts';
import { type PlacedMoment, writeMoment, writeMonth } from '../../documents/write-moment.ts';
import type { MailContent, MailStub } from './mail-content.ts';
import type { MailKind, MailLine, MailViews, OrderLinksView, OrderMail, OrderMailView } from './mail-view.ts';
import { type MailFacts, mailTexts } from './texts/mail-texts.ts';

/** A mail about one order. */
export function orderContent(kind: OrderMail, view: OrderMailView, lang: InterfaceLanguage): MailContent {
  const facts: MailFacts = {
    brand: view.brand.name,
    number: view.orderNumber,
    total: formatMoney(view.total, lang),
    refunded: view.refunded ? formatMoney(view.refunded, lang) : '',
    until: view.payUntil ? writeMoment(view.payUntil, 'moment', lang) : '',
  };
  const { action } = mailTexts(lang).kinds[kind];
  return {
    ...frame(kind, view, { lang, facts }),
    stubs: view.lines.map((line) => lineStub(line, lang)),
    total: [mailTexts(lang).total, facts.total],
    action: action === undefined ? undefined : { name: action, url: view.url },
  };
}

/** A mail with the links of all orders of an address. */
export function linksContent(view: OrderLinksView, lang: InterfaceLanguage): MailContent {
  const t = mailTexts(lang);
  const facts: MailFacts = { brand: view.brand.name, number: '', total: '', refunded: '', until: '' };
  const stubs = view.orders.map(
    ({ number, state, title, startsAt, url }): MailStub => ({
      ...dayOf(startsAt, lang),
      title,
      details: [writeMoment(startsAt, 'evening', lang), t.order(number)],
      tail: t.states[state],
      url,
    }),
  );
  return { ...frame('order_links', view, { lang, facts }), stubs, total: undefined, action: undefined };
}

function frame(
  kind: MailKind,
  { brand, seller, to }: MailViews[MailKind],
  { lang, facts }: { lang: InterfaceLanguage; facts: MailFacts },
) {
  const t = mailTexts(lang);
  const words = t.kinds[kind];
  const contact = [seller.email, seller.phone].filter(Boolean).join(' · ');
  const { email: _email, phone: _phone, ...legal } = seller;
  return {
    lang,
    brand,
    subject: words.subject(facts),
    heading: words.heading,
    hello: t.hello(to.name),
    paragraphs: words.paragraphs(facts),
    foot: [...(contact ? [t.questions(contact)] : []), sellerLines(legal, t).join(' · ')],
  };
}

const lineStub = (line: MailLine, lang: InterfaceLanguage): MailStub => ({
  ...dayOf(line.startsAt, lang),
  title: line.title,
  details: [
    writeMoment(line.startsAt, 'evening', lang),
    line.place,
    line.count > 1 ? `${line.seat} × ${line.count}` : line.seat,
  ],
  tail: formatMoney(line.total, lang),
});

const dayOf = (startsAt: PlacedMoment, lang: InterfaceLanguage) => ({
  day: writeMoment(startsAt, 'day', lang),
  month: writeMonth(startsAt, lang),
});
