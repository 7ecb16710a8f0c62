import { html } from '@parterre/domain/markup/html';
import type { Payment } from '../bank/payment.ts';
import { page } from './page.ts';
import { textsOf } from './texts-of.ts';

/** Nothing more can be done here. */
export function closedPage({ state, lang, returnUrl, failUrl }: Payment): string {
  const t = textsOf(lang);
  const isLost = state === 'failed' || state === 'cancelled';
  const content = html`<div class="sheet"><h1 class="plain">${t.states[state]}</h1>
<p class="block"><a class="button" href="${isLost ? failUrl : returnUrl}">${t.backToShop}</a></p></div>`;
  return page({ lang, title: t.states[state], content });
}

/** The payer has walked away; the payment has not heard of it. */
export function abandonedPage({ lang, id }: Payment): string {
  const t = textsOf(lang);
  const content = html`<div class="sheet"><h1 class="plain">${t.abandonedTitle}</h1>
<p>${t.abandonedNote}</p><p class="block"><a class="button" href="/pay/${id}">${t.title}</a></p></div>`;
  return page({ lang, title: t.abandonedTitle, content });
}

export function unknownPage(): string {
  const t = textsOf('en');
  const content = html`<div class="sheet"><h1 class="plain">${t.unknownTitle}</h1><p>${t.unknownNote}</p></div>`;
  return page({ lang: 'en', title: t.unknownTitle, content });
}
