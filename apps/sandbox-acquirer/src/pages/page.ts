import { hash } from 'node:crypto';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { type Html, html } from '@parterre/domain/markup/html';
import { formatMoney } from '@parterre/domain/money/format-money';
import type { Payment } from '../records/payment.ts';
import { pageStyles } from './page-styles.ts';
import { findTexts } from './texts/find-texts.ts';
import type { PageTexts } from './texts/page-texts.ts';

export interface PageParts {
  readonly lang: InterfaceLanguage;
  readonly title: string;
  readonly content: Html;
}

export function page({ lang, title, content }: PageParts): string {
  const t = findTexts(lang);
  const { markup } = html`<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · ${t.sandbox}</title>
<style>${{ markup: pageStyles }}</style>
</head>
<body>
<header class="tape"><strong>${t.sandbox}.</strong> ${t.sandboxNote}</header>
<main>${content}</main>
</body>
</html>`;
  return `<!doctype html>\n${markup}`;
}

/** No script at all; the styles are known by their digest. Forms may lead back to the shop, wherever that is. */
export const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; style-src 'sha256-${hash('sha256', pageStyles, 'base64')}'; base-uri 'none'; frame-ancestors 'none'`,
};

/** What is paid, and for what. */
export const paymentHead = ({ amount, description, lang }: Payment): Html => html`
<h1>${findTexts(lang).toPay}</h1>
<p class="amount">${formatMoney(amount, lang)}</p>
<p class="purpose">${description}</p>`;

/** Says at the top what is wrong and leads to the field. */
export const errorSummary = (t: PageTexts, field: string, fault: string | undefined): Html =>
  html`${
    fault &&
    html`<div class="summary" role="alert"><h2>${t.errorTitle}</h2><a href="#${field}">${fault}</a></div>`
  }`;

export const fieldFault = (field: string, fault: string | undefined): Html =>
  html`${fault && html`<p class="fault" id="${field}-fault">${fault}</p>`}`;
