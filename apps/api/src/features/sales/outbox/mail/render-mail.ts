import { type Html, html } from '@parterre/domain/markup/html';

/** What a mail says, before it becomes text or markup. */
export interface MailContent {
  readonly lang: string;
  readonly brand: { readonly name: string; readonly accent: string };
  readonly subject: string;
  readonly heading: string;
  readonly hello: string;
  readonly paragraphs: readonly string[];
  readonly stubs: readonly MailStub[];
  readonly codes: readonly MailPicture[];
  /** After the action. */
  readonly links: readonly MailLink[];
  /** Name and amount. */
  /** What the total is without, and why. */
  readonly discounts: readonly (readonly [string, string])[];
  readonly total: readonly [string, string] | undefined;
  readonly action: { readonly name: string; readonly url: string } | undefined;
  readonly foot: readonly string[];
}

/** A ticket stub: the day, what it is, and what it costs or how it stands. */
export interface MailStub {
  readonly day: string;
  readonly month: string;
  readonly title: string;
  readonly details: readonly string[];
  readonly tail: string;
  readonly url?: string | undefined;
  readonly links?: readonly MailLink[];
}

export interface MailLink {
  readonly name: string;
  readonly url: string;
}

/** An attached picture, and what it is of. */
interface MailPicture {
  readonly cid: string;
  readonly text: string;
}

const ink = '#211a17';
const soft = '#5f554d';
const line = '#d9d1c4';
const display = "font-family:Prata,Georgia,'Times New Roman',serif;font-weight:400";
const figures = 'font-variant-numeric:tabular-nums';

/** Tables and inline styles, since mail readers know little else; no picture is fetched, so that nothing waits for consent. */
export function mailHtml(content: MailContent): string {
  const {
    lang,
    brand,
    subject,
    heading,
    hello,
    paragraphs,
    stubs,
    codes,
    links,
    discounts,
    total,
    action,
    foot,
  } = content;
  const { markup } = html`<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:#f7f3ea;color:${ink};font:16px/1.5 Manrope,'Helvetica Neue',Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:start">
<tr><td style="padding:0 8px 16px;${display};font-size:20px;color:${brand.accent}">${brand.name}</td></tr>
<tr><td style="padding:28px 24px;background:#fffdf8;border:1px solid ${line};border-radius:12px">
<h1 style="margin:0 0 16px;${display};font-size:28px;line-height:1.2">${heading}</h1>
<p style="margin:0 0 12px">${hello}</p>
${paragraphs.map((text) => html`<p style="margin:0 0 12px">${text}</p>`)}
${stubs.map((stub) => stubHtml(stub, brand.accent))}
${codes.map(codeHtml)}
${discounts.map(discountHtml)}
${total && totalHtml(total)}
${action && actionHtml(action, brand.accent)}
${links.length > 0 && html`<p style="margin:12px 0 0">${links.map(linkHtml)}</p>`}
</td></tr>
<tr><td style="padding:16px 8px;font-size:13px;color:${soft}">${foot.map((text) => html`<p style="margin:0 0 6px">${text}</p>`)}</td></tr>
</table>
</td></tr></table>
</body>
</html>`;
  return `<!doctype html>\n${markup}`;
}

const stubHtml = ({ day, month, title, details, tail, url, links = [] }: MailStub, accent: string): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:12px 0;border:1px solid ${line};border-radius:8px"><tr>
<td width="84" align="center" style="padding:12px 6px;border-inline-end:2px dotted ${line}"><div style="${display};font-size:32px;line-height:1">${day}</div><div style="font-size:13px;color:${accent}">${month}</div></td>
<td style="padding:12px 14px"><div style="font-weight:600">${url ? html`<a href="${url}" style="color:${ink}">${title}</a>` : title}</div>${details.map((text) => html`<div style="font-size:14px;color:${soft}">${text}</div>`)}${links.map(linkHtml)}</td>
<td align="right" style="padding:12px 14px 12px 0;font-weight:600;white-space:nowrap;${figures}">${tail}</td>
</tr></table>`;

const linkHtml = ({ name, url }: MailLink): Html =>
  html`<a href="${url}" style="display:inline-block;margin:4px 14px 0 0;font-size:14px;color:${ink}">${name}</a>`;

/** On white, whatever the mail reader makes of other colours. */
const codeHtml = ({ cid, text }: MailPicture): Html =>
  html`<div style="margin:12px 0;padding:12px;background:#ffffff;border:1px solid ${line};border-radius:8px;text-align:center"><img src="cid:${cid}" width="220" height="220" alt="${text}"><div style="font-size:14px;color:${soft}">${text}</div></div>`;

const discountHtml = ([name, amount]: readonly [string, string]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0"><tr>
<td style="font-size:14px;color:${soft}">${name}</td><td align="right" style="font-size:14px;${figures}">${amount}</td>
</tr></table>`;

const totalHtml = ([name, amount]: readonly [string, string]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:8px 0 0"><tr>
<td style="font-weight:600">${name}</td><td align="right" style="font-size:20px;font-weight:700;${figures}">${amount}</td>
</tr></table>`;

const actionHtml = ({ name, url }: { readonly name: string; readonly url: string }, accent: string): Html =>
  html`<p style="margin:24px 0 4px"><a href="${url}" style="display:inline-block;padding:13px 22px;border-radius:8px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${name}</a></p>`;

/** The same mail for those who read text alone. */
export function mailText(content: MailContent): string {
  const { heading, hello, paragraphs, stubs, codes, links, discounts, total, action, foot } = content;
  const parts = [
    heading.toUpperCase(),
    hello,
    ...paragraphs,
    ...stubs.map(stubText),
    codes.map(({ text }) => text).join('\n'),
    discounts.map(([name, amount]) => `${name}: ${amount}`).join('\n'),
    total && `${total[0]}: ${total[1]}`,
    action && linkText(action),
    ...links.map(linkText),
    `-- \n${foot.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const linkText = ({ name, url }: MailLink): string => `${name}:\n${url}`;

const stubText = ({ title, details, tail, url, links = [] }: MailStub): string =>
  [title, ...details, tail, url, ...links.map(linkText)].filter(Boolean).join('\n');
