import { createHmac, randomUUID } from 'node:crypto';
import { Agent, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Offers } from '@parterre/contracts/dates/offers';
import type { RoomStatus } from '@parterre/contracts/waiting-room/waiting-room';
import { drawKey, drawnNumber, lotFraction } from '@parterre/domain/waiting-room/draw';
import { freeSeats } from './free-seats.ts';

/** What one of the crowd did that is timed by itself. */
export type Step = 'join' | 'file' | 'claim' | 'seats' | 'hold' | 'order' | 'pay' | 'bank';

export interface Sample {
  readonly step: Step;
  readonly ms: number;
  /** 0 when no answer came. */
  readonly status: number;
}

export type Outcome =
  | {
      readonly kind: 'bought';
      /** Those that have a number. */
      readonly seats: readonly string[];
      readonly tickets: number;
    }
  /** By the file or by an empty hall. */
  | { readonly kind: 'told sold out' }
  | { readonly kind: 'gave up'; readonly because: string };

export interface CrowdParts {
  readonly address: string;
  readonly performanceId: number;
  readonly visitors: number;
  readonly opensAtMs: number;
  /** Undefined where there is no waiting room. */
  readonly room?: number;
  /** Two, where the event allows two. */
  readonly ticketsEach?: number;
  /** Whether some of its places have no number. */
  readonly hasUnits?: boolean;
  readonly hasSeats?: boolean;
  /** After which nobody waits any longer. */
  readonly endsAtMs?: number;
}

const timeoutMs = 60_000;
const maxTries = 4;
const maxSeatTries = 8;
const card = '4242424242424242';
const nearMs = 5000;
const farMs = 20_000;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What the last answer was, for whoever reads why somebody had to leave with nothing. */
const gaveUp = (step: Step, { status, body }: Answer): Outcome => ({
  kind: 'gave up',
  because: `${step} ${status} ${/"code": ?"(\w+)"/.exec(body)?.[1] ?? ''}`.trim(),
});

/** Everybody wants two places and buys them when they get any; all are there before the sale opens. */
export function gatherCrowd(parts: CrowdParts) {
  const { address, performanceId, visitors, opensAtMs, room, ticketsEach = 2 } = parts;
  const { hasSeats = true, hasUnits = false, endsAtMs = Number.POSITIVE_INFINITY } = parts;
  const samples: Sample[] = [];
  const outcomes: Outcome[] = [];
  // Files are asked for over a few connections, as a cache on the way would; whoever buys has one of their own.
  const files = new Agent({ keepAlive: true, maxSockets: 64 });
  const calls = new Agent({ keepAlive: true, maxSockets: 2000 });

  type Send = (step: Step, url: string) => Promise<Answer>;
  /** What can be had: seats, and where there are none left, places without a number. */
  const look = async (send: Send): Promise<readonly string[] | 'unanswered'> => {
    if (hasSeats) {
      const seats = await send('seats', `/v2/dates/${performanceId}/availability`);
      if (seats.status !== 200) return 'unanswered';
      const free = freeSeats(JSON.parse(seats.body).free);
      if (free.length > 0 || !hasUnits) return free.map((seat) => `${performanceId}:${seat}`);
    }
    const offers = await send('seats', `/v2/dates/${performanceId}/offers`);
    if (offers.status !== 200) return 'unanswered';
    const { general }: Pick<Offers, 'general'> = JSON.parse(offers.body);
    return general.filter(({ left }) => left > 0).map(({ ticket_id }) => ticket_id);
  };

  const visit = async (index: number): Promise<Outcome> => {
    const ip = `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
    const cookies = new Map<string, string>();
    const send = async (step: Step, url: string, body?: object | URLSearchParams): Promise<Answer> => {
      const begunAt = performance.now();
      const isForm = body instanceof URLSearchParams;
      const { promise, resolve } = Promise.withResolvers<Answer>();
      const lost = () => resolve({ status: 0, body: '', headers: {} });
      const sent = httpRequest(new URL(url, address), {
        method: body ? 'POST' : 'GET',
        agent: step === 'file' ? files : calls,
        headers: {
          'x-forwarded-for': ip,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(body && {
            'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
            'idempotency-key': randomUUID(),
          }),
        },
      });
      const timer = setTimeout(() => sent.destroy(), timeoutMs);
      sent.on('error', lost);
      sent.on('response', (response) => {
        for (const cookie of response.headers['set-cookie'] ?? []) {
          const [pair = ''] = cookie.split(';');
          cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
        }
        const { statusCode: status = 0, headers } = response;
        text(response).then((read) => resolve({ status, body: read, headers }), lost);
      });
      sent.end(body && (isForm ? body.toString() : JSON.stringify(body)));
      const answer = await promise;
      clearTimeout(timer);
      samples.push({ step, ms: performance.now() - begunAt, status: answer.status });
      return answer;
    };
    /** As pages do: whoever is sent away comes again when they were told to. */
    const sendPatiently = async (step: Step, url: string, body?: object): Promise<Answer> => {
      let answer = await send(step, url, body);
      for (let tries = 1; tries < maxTries && [429, 503].includes(answer.status); tries += 1) {
        await pause(1000 * Number(answer.headers['retry-after'] ?? 1));
        answer = await send(step, url, body);
      }
      return answer;
    };

    if (room !== undefined) {
      // Within the time that is left, each at a moment of their own.
      await pause(Math.random() * Math.max(0, opensAtMs - Date.now() - 5000));
      const taken = await sendPatiently('join', `/api/waiting-rooms/${room}/places`, {});
      if (taken.status !== 200) return gaveUp('join', taken);
      const place: { readonly id: string; readonly number: number | null } = JSON.parse(taken.body);
      let { number } = place;
      await pause(Math.max(0, opensAtMs - Date.now()) + Math.random() * nearMs);
      for (;;) {
        if (Date.now() > endsAtMs) return { kind: 'gave up', because: 'nobody was told anything' };
        const file = await send('file', `/queue/${room}.json`);
        const status = file.status === 200 ? JSON.parse(file.body) : { phase: 'unknown' };
        if (status.phase === 'sold_out') return { kind: 'told sold out' };
        if (file.status === 200) number ??= drawOwn(status, place.id);
        if (number !== null && number < status.serving) {
          if ((await send('claim', `/api/waiting-rooms/${room}/admissions`, {})).status === 200) break;
        }
        const isNear = number !== null && number - status.serving < status.people_per_minute;
        await pause((isNear ? nearMs : farMs) * (0.6 + 0.4 * Math.random()));
      }
    } else await pause(Math.max(0, opensAtMs - Date.now()) + Math.random() * 500);

    let due: { readonly total: number; readonly currency: string } | undefined;
    let held = 0;
    for (let tries = 0; held < ticketsEach && tries < maxSeatTries; tries += 1) {
      const seen = await look(sendPatiently);
      if (seen === 'unanswered') return { kind: 'gave up', because: 'no seats were shown' };
      const id = seen[Math.floor(Math.random() * seen.length)];
      if (id === undefined) break;
      const ticket = { id, count: 1 };
      const added = await sendPatiently('hold', '/api/basket', { type: 'ADD_TICKET', ticket });
      if (added.status === 409) continue;
      if (added.status !== 200) return gaveUp('hold', added);
      const { total, currency_code } = JSON.parse(added.body);
      due = {
        total: (Math.round(total.price * 100) + Math.round(total.service_fee * 100)) / 100,
        currency: currency_code,
      };
      held += 1;
    }
    if (!due) return { kind: 'told sold out' };
    const placed = await sendPatiently('order', '/api/orders', {
      contact: { name: 'Anna Smith', email: `visitor-${index}@rehearsal.invalid` },
      acquisition_id: 1,
      lang: 'en',
      expected_total: due.total,
      currency_code: due.currency,
      consents: { offer: true, personal_data: true, marketing: false },
    });
    if (placed.status !== 201) return gaveUp('order', placed);
    const { token, state: placedState } = JSON.parse(placed.body);
    // What costs nothing is paid at once.
    if (placedState !== 'paid') {
      const begun = await send('pay', `/api/orders/${token}/payments`, { acquisition_id: 1 });
      if (begun.status !== 201) return gaveUp('pay', begun);
      await send('bank', JSON.parse(begun.body).redirect_url, new URLSearchParams({ card }));
    }
    for (let looks = 0; looks < 200; looks += 1) {
      const order = await send('pay', `/api/orders/${token}`);
      const { state, lines } = order.status === 200 ? JSON.parse(order.body) : { state: '', lines: [] };
      if (state === 'paid') return toBought(lines, hasSeats);
      await pause(500);
    }
    return { kind: 'gave up', because: 'what was paid stayed unpaid' };
  };

  return {
    samples,
    /** Of those who have left, as they leave. */
    outcomes,
    run: async (): Promise<readonly Outcome[]> => {
      const leave = async (index: number) => void outcomes.push(await visit(index));
      await Promise.all(Array.from({ length: visitors }, (_, index) => leave(index)));
      files.destroy();
      calls.destroy();
      return outcomes;
    },
  };
}

/** Its number, computed from what is published, as pages do; null before the draw. */
function drawOwn(
  { seed, beacon, drawn }: Pick<RoomStatus, 'seed' | 'beacon' | 'drawn'>,
  placeId: string,
): number | null {
  if (seed === null || drawn === null) return null;
  const digest = createHmac('sha256', drawKey(seed, beacon?.randomness ?? null))
    .update(placeId)
    .digest();
  return drawnNumber(lotFraction(digest), drawn);
}

interface BoughtLine {
  readonly id: string;
  readonly count: number;
}

const toBought = (lines: readonly BoughtLine[], hasSeats: boolean): Outcome => ({
  kind: 'bought',
  seats: hasSeats ? lines.map(({ id }) => id).filter((id) => /:\d+$/.test(id)) : [],
  tickets: lines.reduce((sum, { count }) => sum + count, 0),
});
