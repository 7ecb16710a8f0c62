import { html } from '@parterre/domain/markup/html';
import { authenticationCode } from '../bank/pay.ts';
import type { Payment } from '../records/payment.ts';
import { errorSummary, fieldFault, page, paymentHead } from './page.ts';
import { findTexts } from './texts/find-texts.ts';

/** The second step of 3-D Secure: the payer's own bank asks. */
export function codePage(payment: Payment): string {
  const t = findTexts(payment.lang);
  const fault = payment.wrongCodes ? t.codeWrong : undefined;
  const content = html`
${errorSummary(t, 'code', fault)}
<div class="sheet">
${paymentHead(payment)}
<form method="post" class="block" novalidate>
<h2>${t.codeTitle}</h2>
<p>${t.codeNote(authenticationCode)}</p>
<label for="code">${t.code}</label>
${fieldFault('code', fault)}
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="10"${
    fault && { markup: ' aria-invalid="true" aria-describedby="code-fault"' }
  }>
<div class="block"><button>${t.confirm}</button></div>
</form>
</div>
<form method="post" class="block"><button class="quiet" name="refuse" value="1">${t.refuse}</button></form>`;
  return page({
    lang: payment.lang,
    title: fault ? `${t.errorTitle} · ${t.codeTitle}` : t.codeTitle,
    content,
  });
}
