import { hash } from 'node:crypto';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { type Html, html } from '@parterre/domain/markup/html';
import { pageStyles } from './page-styles.ts';
import { textsOf } from './texts-of.ts';

export interface PageParts {
  readonly lang: InterfaceLanguage;
  readonly title: string;
  readonly content: Html;
}

export function page({ lang, title, content }: PageParts): string {
  const t = textsOf(lang);
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
