import { type Html, html } from '@parterre/domain/markup/html';
import { formatMoney } from '@parterre/domain/money/format-money';
import type { Payment } from '../bank/payment.ts';
import { textsOf } from './texts-of.ts';

/** What is paid, and for what. */
export const paymentHead = ({ amount, description, lang }: Payment): Html => html`
<h1>${textsOf(lang).toPay}</h1>
<p class="amount">${formatMoney(amount, lang)}</p>
<p class="purpose">${description}</p>`;
