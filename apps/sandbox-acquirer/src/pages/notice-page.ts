import { html } from '@parterre/domain/markup/html';
import { refundable } from '../bank/refund-payment.ts';
import type { Payment } from '../records/payment.ts';
import { page } from './page.ts';
import { findTexts } from './texts/find-texts.ts';

/** Nothing more can be done here. */
export function closedPage(payment: Payment): string {
  const { id, state, lang, returnUrl, failUrl } = payment;
  const t = findTexts(lang);
  const isLost = state === 'failed' || state === 'cancelled';
  const content = html`<div class="sheet"><h1 class="plain">${t.states[state]}</h1>
<p class="block"><a class="button" href="${isLost ? failUrl : returnUrl}">${t.backToShop}</a></p>
${(refundable(payment)?.amountMinor ?? 0) > 0 ? refundForm(id, t.refundAtBank) : ''}</div>`;
  return page({ lang, title: t.states[state], content });
}

/** What a clerk of the bank may do without the shop. */
const refundForm = (id: string, name: string) =>
  html`<form class="block" method="post" action="/pay/${id}/refund"><button class="quiet">${name}</button></form>`;

/** The payer has walked away; the payment has not heard of it. */
export function abandonedPage({ lang, id }: Payment): string {
  const t = findTexts(lang);
  const content = html`<div class="sheet"><h1 class="plain">${t.abandonedTitle}</h1>
<p>${t.abandonedNote}</p><p class="block"><a class="button" href="/pay/${id}">${t.title}</a></p></div>`;
  return page({ lang, title: t.abandonedTitle, content });
}

export function unknownPage(): string {
  const t = findTexts('en');
  const content = html`<div class="sheet"><h1 class="plain">${t.unknownTitle}</h1><p>${t.unknownNote}</p></div>`;
  return page({ lang: 'en', title: t.unknownTitle, content });
}
