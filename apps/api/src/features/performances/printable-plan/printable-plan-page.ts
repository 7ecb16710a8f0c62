import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Html, html } from '@parterre/domain/markup/html';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { zoneSpots } from '@parterre/domain/seats/plan/zone-spots';
import { writeMoment } from '../../../time/write-moment.ts';
import { drawHall } from './draw-hall.ts';
import type { Sheet, SheetZone } from './printable-plan.service.ts';
import { sheetTexts } from './printable-plan-texts.ts';

const style = readFileSync(new URL('printable-plan.css', import.meta.url), 'utf8');

/** Nothing but its own style: it is read on paper and without scripting. */
export const sheetPolicy = `default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'; base-uri 'none'; frame-ancestors 'none'`;

export function sheetPage(sheet: Sheet): string {
  const { lang, title, hall, place, plan, zones, url } = sheet;
  const texts = sheetTexts[lang];
  const zoneInk = (id: string) => zones.find((zone) => zone.id === id);
  // The text names the clock of the place, so it is written as it stands.
  const starts = { at: new Date(`${sheet.startedAt.slice(0, 19)}Z`), timeZone: 'UTC' };
  const { markup } = html`<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${texts.heading} · ${title}</title>
<style>${{ markup: style }}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${writeMoment(starts, 'full', lang)} · ${hall} · ${place}</p>
<p><a href="${url}">${texts.buy}</a></p>
${sheet.waitingUrl !== undefined && html`<p><a href="${sheet.waitingUrl}">${texts.waitingRoom}</a></p>`}
</header>
<main>
${plan && html`<div class="plan" role="region" aria-label="${texts.plan}" tabindex="0">${drawHall({ plan, label: texts.plan, lang, zoneInk })}</div>`}
${priceTable(sheet)}
<p>${texts.asOf(writeMoment({ at: sheet.readAt, timeZone: 'UTC' }, 'moment', lang))} (UTC)</p>
</main>
</body>
</html>
`;
  return `<!doctype html>\n${markup}`;
}

function priceTable({ lang, zones, plan, currency }: Sheet): Html {
  const texts = sheetTexts[lang];
  const money = (amount: number) => formatPrice(amount, currency, lang);
  return html`<table>
<caption>${texts.heading}</caption>
<thead><tr><th scope="col">${texts.zone}</th><th scope="col">${texts.where}</th><th scope="col">${texts.price}</th><th scope="col">${texts.fee}</th><th scope="col">${texts.left}</th></tr></thead>
<tbody>
${zones.map(
  (
    zone,
  ) => html`<tr><th scope="row">${mark(zone)} ${zone.name}</th><td>${plan && whereIs(plan, zone.id, lang)}</td>
<td><b>${money(zone.price)}</b></td><td>${money(zone.fee)}</td><td>${zone.left}</td></tr>`,
)}
</tbody>
</table>`;
}

const mark = ({ letter, colour }: SheetZone): Html =>
  html`<svg class="mark" width="22" height="22" viewBox="-11 -11 22 22" aria-hidden="true"><circle r="9" fill="#fff" stroke="${colour}" stroke-width="4"/><text y="4" text-anchor="middle" font-size="11" font-weight="700">${letter}</text></svg>`;

/** The sections and areas that a zone is in. */
function whereIs(plan: SeatPlan, id: string, lang: string): string {
  const isInZone = (zone: number) => plan.zones[zone]?.id === id;
  const sections = zoneSpots(plan).flatMap(({ zone, section }) =>
    isInZone(zone) ? (plan.sections[section] ?? []) : [],
  );
  const areas = plan.general.filter(({ zone }) => isInZone(zone));
  return [...sections, ...areas].map(({ name, names }) => names[lang] ?? name).join(', ');
}
