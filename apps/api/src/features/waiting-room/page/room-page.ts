import { plainRoomPage, queuePage, queuePath } from '@parterre/contracts/paths/waiting-room-paths';
import type { RoomStatus } from '@parterre/contracts/waiting-room/waiting-room';
import { type InterfaceLanguage, interfaceLanguages, languages } from '@parterre/domain/languages/languages';
import { type Html, html } from '@parterre/domain/markup/html';
import { describeWait, roundPeople } from '@parterre/domain/waiting-room/describe-wait';
import { writeMoment } from '../../../time/write-moment.ts';
import type { Place } from '../room-cookies.ts';
import { type RoomTexts, roomTexts } from './room-texts.ts';

/** Its own style and script, and calls of its own origin. */
export const roomPolicy =
  "default-src 'none'; img-src data:; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";

/** What somebody is shown of all that the page can say. The same names stand in `room-page.js`. */
export type ShownState =
  | 'ahead'
  | 'gathering'
  | 'placed'
  | 'open'
  | 'likely'
  | 'uncertain'
  | 'unlikely'
  | 'allHeld'
  | 'paused'
  | 'yourTurn'
  | 'admitted'
  | 'soldOut'
  | 'off';

export interface RoomPage {
  readonly status: RoomStatus;
  readonly lang: InterfaceLanguage;
  /** Of the event. */
  readonly title: string;
  readonly timeZone: string;
  /** On the site that it stands on. */
  readonly eventPath: string;
  /** Of whoever reads it; undefined in the file that is the same for all. */
  readonly place?: (Place & { readonly drawnNumber: number | undefined }) | undefined;
  readonly isAdmitted?: boolean;
  readonly hasFailed?: boolean;
}

/** What is to be shown to whoever has this place, or none. */
export function findState({ status, place, isAdmitted = false }: RoomPage, nowMs: number): ShownState {
  const wait = describeWait(
    {
      phase: status.phase,
      serving: status.serving,
      seatsFree: status.seats_free,
      seatsHeld: status.seats_held,
      writtenAtMs: Date.parse(status.written_at),
    },
    place?.drawnNumber,
    nowMs,
  );
  switch (wait.kind) {
    case 'sold-out':
      return 'soldOut';
    case 'gathering':
      return place ? 'placed' : 'gathering';
    case 'your-turn':
      return isAdmitted ? 'admitted' : 'yourTurn';
    case 'waiting':
      return place ? wait.chance : 'open';
    case 'all-held':
      return place ? 'allHeld' : 'open';
    default:
      return wait.kind;
  }
}

/** Without a script it is fetched again by itself while something may change; in seconds. */
export const refreshSeconds = (state: ShownState): number | undefined =>
  ['soldOut', 'off', 'admitted', 'yourTurn'].includes(state) ? undefined : state === 'ahead' ? 60 : 10;

const states = [
  'ahead',
  'gathering',
  'placed',
  'open',
  'likely',
  'uncertain',
  'unlikely',
  'allHeld',
  'paused',
  'yourTurn',
  'admitted',
  'soldOut',
  'off',
] as const satisfies readonly ShownState[];

/** The states in which a place can be taken by whoever has none. */
const withForm: readonly ShownState[] = ['gathering', 'open'];
const withEventLink: readonly ShownState[] = ['admitted', 'off'];

/** All that it can say stands in it, and all but one sentence is hidden: the script shows another as the room moves on. */
export function roomPage(page: RoomPage, nowMs: number): string {
  const { status, lang, title, timeZone, eventPath, place } = page;
  const texts = roomTexts[lang];
  const shown = findState(page, nowMs);
  const before = Math.max(0, (place?.drawnNumber ?? status.serving) - status.serving);
  const figure = (count: number) => new Intl.NumberFormat(lang).format(count);
  const moment = (text: string) => writeMoment({ at: new Date(text), timeZone }, 'moment', lang);
  const { markup } = html`<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${roomPolicy}">
<title>${texts.title} · ${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${queuePath}/room-page.css">
<script type="module" src="${queuePath}/room-page.js"></script>
</head>
<body data-room="${status.room}" data-lang="${lang}" data-place="${place ? JSON.stringify(place) : ''}" data-admitted="${String(page.isAdmitted ?? false)}" data-refused="${texts.refused}">
<header>
<p>${texts.title}</p>
<h1><a href="${eventPath}">${title}</a></h1>
${status.opens_at !== null && html`<p>${texts.opens} <time datetime="${status.opens_at}">${moment(status.opens_at)}</time></p>`}
</header>
<main>
<div class="now" id="now" role="status" data-shown="${shown}">
${states.map((state) => html`<p data-state="${state}"${{ markup: state === shown ? '' : ' hidden' }}>${texts[state]}</p>`)}
</div>
${figures(texts, { before: figure(roundPeople(before)), seats: figure(status.seats_free), places: figure(status.taken) }, shown)}
<form id="take" method="post" action="/api/waiting-rooms/${status.room}/page/place?lang=${lang}"${hiddenUnless(withForm.includes(shown))}>
<p class="trap" aria-hidden="true"><input name="website" tabindex="-1" autocomplete="off" aria-label="website"></p>
<button type="submit">${texts.take}</button>
</form>
<form id="enter" method="post" action="/api/waiting-rooms/${status.room}/page/admission?lang=${lang}"${hiddenUnless(shown === 'yourTurn')}>
<button type="submit">${texts.enter}</button>
</form>
<p id="choose"${hiddenUnless(withEventLink.includes(shown))}><a class="button" href="${eventPath}#tickets">${texts.choose}</a></p>
<p id="back"${hiddenUnless(shown === 'soldOut')}><a href="${eventPath}">${texts.back}</a></p>
<p id="refused" role="alert">${page.hasFailed && texts.refused}</p>
<section>
<h2>${texts.rulesTitle}</h2>
<ol>${texts.rules.map((rule) => html`<li>${rule}</li>`)}</ol>
${status.joins_from !== null && html`<p>${texts.joinsFrom} <time datetime="${status.joins_from}">${moment(status.joins_from)}</time></p>`}
</section>
<details>
<summary>${texts.proofTitle}</summary>
<p>${texts.proof}</p>
<dl>
<dt>SHA-256</dt><dd>${status.seed_digest}</dd>
<dt>seed</dt><dd id="seed">${status.seed ?? '–'}</dd>
<dt>beacon</dt><dd id="beacon">${status.beacon ? `${status.beacon.randomness} (drand, ${status.beacon.round})` : '–'}</dd>
<dt>${texts.placeId}</dt><dd id="place-id">${place?.id ?? '–'}</dd>
<dt>${texts.number}</dt><dd id="number">${place?.drawnNumber ?? '–'}</dd>
</dl>
</details>
</main>
<footer>
<p>${texts.written} <time id="written" datetime="${status.written_at}">${moment(status.written_at)}</time> <a href="${plainRoomPage(status.room, lang)}">${texts.again}</a></p>
<nav>${interfaceLanguages
    .filter((other) => other !== lang)
    .map(
      (other) =>
        html`<a href="${queuePage(status.room, other)}" lang="${other}" hreflang="${other}">${languages[other].name}</a> `,
    )}</nav>
</footer>
</body>
</html>
`;
  return `<!doctype html>\n${markup}`;
}

const hiddenUnless = (isShown: boolean): Html => ({ markup: isShown ? '' : ' hidden' });

const withBefore: readonly ShownState[] = ['likely', 'uncertain', 'unlikely', 'allHeld'];

const figures = (
  texts: RoomTexts,
  { before, seats, places }: Record<'before' | 'seats' | 'places', string>,
  shown: ShownState,
): Html => html`<ul class="figures">
<li id="before"${hiddenUnless(withBefore.includes(shown))}>${texts.before} <b>${before}</b></li>
<li id="seats"${hiddenUnless(shown !== 'soldOut' && shown !== 'off')}>${texts.seats} <b>${seats}</b></li>
<li id="places"${hiddenUnless(shown === 'gathering' || shown === 'placed')}>${texts.places} <b>${places}</b></li>
</ul>`;
