import type { BasketTicket } from './basket.ts';

/** How long the tickets of a basket are kept for its visitor. Times are milliseconds since 1970. */
export interface Hold {
  /** When it began: a hold that was renewed is the same one. */
  readonly sinceMs: number;
  readonly expiresAtMs: number;
  readonly extensionsLeft: number;
}

/** WCAG 2.2.1: a time limit can be extended at least ten times. */
export const extensionsAllowed = 10;

/** Whatever renews a hold, it lives no longer than all of its extensions make it, each of them at the last moment. */
const maxHolds = 1 + extensionsAllowed;

/** The extend button appears below the first, the warning opens below the second (WCAG asks for 20 s at least). */
const extendableBelowMs = 180_000;
const warnBelowMs = 60_000;

type HoldEnd = Pick<Hold, 'expiresAtMs'>;

export const holdLeftMs = (hold: HoldEnd, nowMs: number): number => Math.max(0, hold.expiresAtMs - nowMs);

/** Product §6: a hold lasts from the last addition. One that has ended begins anew, with all its extensions and its whole life. */
export function holdAfterAddition(hold: Hold | undefined, nowMs: number, holdMs: number): Hold {
  const isLive = hold !== undefined && holdLeftMs(hold, nowMs) > 0;
  return isLive
    ? renew(hold, nowMs, holdMs)
    : { sinceMs: nowMs, expiresAtMs: holdEnd(nowMs, holdMs), extensionsLeft: extensionsAllowed };
}

export type ExtendResult =
  | { readonly kind: 'extended'; readonly hold: Hold }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'extensions-exhausted' };

export function extendHold(hold: Hold, nowMs: number, holdMs: number): ExtendResult {
  if (holdLeftMs(hold, nowMs) === 0) return { kind: 'hold-expired' };
  if (hold.extensionsLeft <= 0) return { kind: 'extensions-exhausted' };
  const extensionsLeft = hold.extensionsLeft - 1;
  return { kind: 'extended', hold: renew({ ...hold, extensionsLeft }, nowMs, holdMs) };
}

/** At the end of its life nothing is left to extend. */
function renew(hold: Hold, nowMs: number, holdMs: number): Hold {
  const lastEndMs = holdEnd(hold.sinceMs, maxHolds * holdMs);
  const nextEndMs = Math.min(holdEnd(nowMs, holdMs), lastEndMs);
  // Clocks that disagree, or a shorter HOLD_MINUTES, must not take time away.
  const expiresAtMs = Math.max(hold.expiresAtMs, nextEndMs);
  return { ...hold, expiresAtMs, extensionsLeft: expiresAtMs < lastEndMs ? hold.extensionsLeft : 0 };
}

export type HoldPhase = 'running' | 'extendable' | 'ending' | 'ended';

/** What the page shows: the clock alone, the extend button, the warning, or released lines. */
export function holdPhase(hold: HoldEnd, nowMs: number): HoldPhase {
  const leftMs = holdLeftMs(hold, nowMs);
  if (leftMs === 0) return 'ended';
  if (leftMs < warnBelowMs) return 'ending';
  return leftMs < extendableBelowMs ? 'extendable' : 'running';
}

/**
 * Whether typing in the order form extends the hold by itself: whoever types is there, and must not be interrupted by a
 * question. Once for each form; after that the visitor decides, so that an open form does not keep seats from others.
 */
export const isExtendedByTyping = (
  hold: Pick<Hold, 'expiresAtMs' | 'extensionsLeft'>,
  nowMs: number,
  hasBeen: boolean,
): boolean => {
  const phase = holdPhase(hold, nowMs);
  return !hasBeen && hold.extensionsLeft > 0 && (phase === 'extendable' || phase === 'ending');
};

/** The lines as they stand once their hold has ended: still listed, no longer owed. */
export const releaseTickets = <Ticket extends BasketTicket>(tickets: readonly Ticket[]): readonly Ticket[] =>
  tickets.map((ticket) => ({ ...ticket, extra: { ...ticket.extra, state: 'released' as const } }));

const secondMs = 1000;

/** On a whole second, as clocks show it: of tickets that are added within one, the earlier need no renewal. */
const holdEnd = (nowMs: number, holdMs: number): number => Math.floor((nowMs + holdMs) / secondMs) * secondMs;
