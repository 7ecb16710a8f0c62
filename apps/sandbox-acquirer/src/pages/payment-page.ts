import { type Html, html } from '@parterre/domain/markup/html';
import { formatMoney } from '@parterre/domain/money/format-money';
import { formatCardNumber, type TestCard, testCards } from '../bank/cards.ts';
import type { Payment } from '../records/payment.ts';
import { errorSummary, fieldFault, page, paymentHead } from './page.ts';
import { findTexts } from './texts/find-texts.ts';

export interface PaymentFormFault {
  readonly number: string;
  readonly fault: 'numberMissing' | 'numberUnknown';
}

/** Where the payer chooses a card, or an account for a transfer. */
export function paymentPage(payment: Payment, wrong?: PaymentFormFault): string {
  const t = findTexts(payment.lang);
  const isCard = payment.method === 'card';
  const fault = wrong && t[wrong.fault];
  const cardItems = (isMisbehaving: boolean) =>
    testCards
      .filter(({ misbehaviour }) => (misbehaviour !== undefined) === isMisbehaving)
      .map((card) => html`<li>${cardButton(card, t.cards[card.name], isCard)}</li>`);
  const content = html`
${errorSummary(t, 'number', fault)}
<div class="sheet">
${paymentHead(payment)}
${isCard && numberForm(payment, wrong?.number ?? '', fault)}
</div>
<form method="post" class="block">
<h2>${isCard ? t.testCards : t.testAccounts}</h2>
<p class="hint">${t.testCardsHint}</p>
<ul>${cardItems(false)}</ul>
<details><summary>${t.misbehaviour}</summary><ul>${cardItems(true)}</ul></details>
</form>
<form method="post" class="block"><button class="quiet" name="give_up" value="1">${t.giveUp}</button></form>`;
  const title = fault ? `${t.errorTitle} · ${t.title}` : t.title;
  return page({ lang: payment.lang, title, content });
}

function numberForm(payment: Payment, number: string, fault: string | undefined): Html {
  const t = findTexts(payment.lang);
  return html`<form method="post" class="block" novalidate>
<label for="number">${t.cardNumber}</label>
<p class="hint" id="number-hint">${t.cardHint}</p>
${fieldFault('number', fault)}
<input id="number" name="number" inputmode="numeric" autocomplete="off" maxlength="40" value="${number}"
  aria-describedby="number-hint${fault && ' number-fault'}"${fault && { markup: ' aria-invalid="true"' }}>
<div class="block"><button>${t.pay(formatMoney(payment.amount, payment.lang))}</button></div>
</form>`;
}

const cardButton = ({ number }: TestCard, name: string, isCard: boolean): Html =>
  html`<button name="card" value="${number}"><span>${name}</span>${isCard && html`<span>${formatCardNumber(number)}</span>`}</button>`;
