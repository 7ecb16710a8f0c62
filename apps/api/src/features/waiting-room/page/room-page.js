// The page works without this. With it, it reads a file every few seconds instead of being fetched again, and goes on when nobody answers.
import { drawNumber, findState, roundPeople } from './room-rules.js';

const { room, lang } = document.body.dataset;
const file = `/queue/${room}.json`;
const storageKey = `waiting-room-${room}`;

const byId = (id) => document.getElementById(id);
const formatter = new Intl.NumberFormat(lang);
const title = document.title;

function readStored() {
  const fresh = document.body.dataset.place;
  if (fresh) return JSON.parse(fresh);
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  } catch {
    // Whoever keeps nothing has the cookie alone.
    return null;
  }
}

let place = readStored();
let status = null;
let admittedAtMs = document.body.dataset.admitted === 'true' ? Date.now() : Number.NEGATIVE_INFINITY;
let isClaiming = false;
let shownBefore;

function keepPlace(taken) {
  place = taken;
  try {
    localStorage.setItem(storageKey, JSON.stringify(taken));
  } catch {
    // The cookie has it, too.
  }
}
if (place) keepPlace(place);

const post = (path, body) =>
  fetch(`/api/waiting-rooms/${room}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const toBytes = (text) => new TextEncoder().encode(text);

/** The number that the lot of this place draws, as everybody can compute it. */
async function findNumber() {
  if (!place || !status || status.drawn === null) return place?.number ?? undefined;
  if (place.number !== null && place.number !== undefined) return place.number;
  if (!crypto.subtle) {
    // Without a secure connection browsers compute no digests: the server has done it.
    const reply = await post('places', {});
    return reply.ok ? ((await reply.json()).number ?? undefined) : undefined;
  }
  const key = toBytes(`${status.seed}${status.beacon?.randomness ?? ''}`);
  const hmac = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', hmac, toBytes(place.id)));
  return drawNumber(digest, status.drawn);
}

function show(state, number) {
  const now = byId('now');
  // Readers of the screen hear of it when it changes, and not every few seconds.
  if (now.dataset.shown !== state) {
    now.dataset.shown = state;
    for (const sentence of now.children) sentence.hidden = sentence.dataset.state !== state;
  }
  const before = Math.max(0, (number ?? status.serving) - status.serving);
  shownBefore = before;
  const figure = (id, count, isShown) => {
    byId(id).hidden = !isShown;
    byId(id).querySelector('b').textContent = formatter.format(count);
  };
  const isWaiting = ['likely', 'uncertain', 'unlikely', 'allHeld'].includes(state);
  figure('before', roundPeople(before), isWaiting);
  figure('seats', status.seats_free, state !== 'soldOut' && state !== 'off');
  figure('places', status.taken, state === 'gathering' || state === 'placed');
  byId('take').hidden = state !== 'gathering' && state !== 'open';
  byId('enter').hidden = state !== 'yourTurn';
  byId('choose').hidden = state !== 'admitted' && state !== 'off';
  byId('back').hidden = state !== 'soldOut';
  byId('seed').textContent = status.seed ?? '–';
  byId('beacon').textContent = status.beacon
    ? `${status.beacon.randomness} (drand, ${status.beacon.round})`
    : '–';
  byId('place-id').textContent = place?.id ?? '–';
  byId('number').textContent = number ?? '–';
  byId('written').textContent = new Date(status.written_at).toLocaleString(lang);
  document.title =
    state === 'yourTurn' || state === 'admitted'
      ? `● ${now.querySelector('[data-state="yourTurn"]').textContent} ${title}`
      : title;
}

/** When the file was last seen to change, by this clock: the two need not agree. */
let changedAtMs = Date.now();

async function look() {
  try {
    const reply = await fetch(file, { cache: 'no-cache' });
    if (reply.ok) {
      const next = await reply.json();
      if (next.written_at !== status?.written_at) changedAtMs = Date.now();
      status = next;
    }
  } catch {
    // The place is kept: it is read again a moment later.
  }
  await update();
}

async function update() {
  if (!status) return;
  const number = await findNumber().catch(() => undefined);
  const nowMs = Date.now();
  const seen = { status, hasPlace: Boolean(place), number };
  const state = findState({ ...seen, silentMs: nowMs - changedAtMs, admittedAgoMs: nowMs - admittedAtMs });
  show(state, number);
  if (state === 'yourTurn') await enter();
}

/** Whoever has the page open is let in without a press; where that fails, there is a button. */
async function enter() {
  if (isClaiming) return;
  isClaiming = true;
  try {
    const reply = await post('admissions', {});
    if (reply.ok) {
      admittedAtMs = Date.now();
      show('admitted', await findNumber());
    }
  } catch {
    // Tried again with the next look.
  }
  isClaiming = false;
}

async function solveWork() {
  const reply = await fetch('/api/humans/challenge');
  const { work } = reply.ok ? await reply.json() : { work: null };
  if (!work || !crypto.subtle) return {};
  const hex = (bytes) =>
    Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  for (let number = 0; number < work.tries; number += 1) {
    const key = await crypto.subtle.importKey('raw', toBytes(String(number)), 'PBKDF2', false, [
      'deriveBits',
    ]);
    const way = { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(work.challenge), iterations: work.rounds };
    const derived = hex(await crypto.subtle.deriveBits(way, key, work.target.length * 4));
    if (derived === work.target) return { proof_of_work: `${work.challenge}:${number}` };
  }
  return {};
}

byId('take').addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = event.target.querySelector('button');
  const website = event.target.elements.website.value;
  button.disabled = true;
  byId('refused').textContent = '';
  try {
    const reply = await post('places', { ...(await solveWork()), ...(website && { website }) });
    if (!reply.ok) throw new Error(String(reply.status));
    const { id, number } = await reply.json();
    keepPlace({ id, number });
    await look();
  } catch {
    byId('refused').textContent = document.body.dataset.refused;
  }
  button.disabled = false;
});

byId('enter').addEventListener('submit', (event) => {
  event.preventDefault();
  void enter();
});

const nearMs = 5000;
const farMs = 20_000;

/** Those who are far from their turn look less often, and nobody together with all others. */
function pauseMs() {
  const isNear = status?.phase === 'admitting' && (shownBefore ?? 0) < status.people_per_minute;
  return (isNear ? nearMs : farMs) * (0.6 + 0.4 * Math.random());
}

async function follow() {
  await look();
  setTimeout(follow, pauseMs());
}
void follow();
// Whoever comes back to the page sees at once how it stands.
document.addEventListener('visibilitychange', () => document.hidden || void look());
