import type { BasketTicket } from './basket.ts';

/** How long the tickets of a basket are kept for its visitor. Times are milliseconds since 1970. */
export interface Hold {
  readonly expiresAtMs: number;
  readonly extensionsLeft: number;
}

/** WCAG 2.2.1: a time limit can be extended at least ten times. */
export const extensionsAllowed = 10;

/** The extend button appears below the first, the warning opens below the second (WCAG asks for 20 s at least). */
const extendableBelowMs = 180_000;
const warnBelowMs = 60_000;

export const holdLeftMs = (hold: Hold, nowMs: number): number => Math.max(0, hold.expiresAtMs - nowMs);

/** Product §6: a hold lasts from the last addition. One that has ended begins anew, with all its extensions. */
export function holdAfterAddition(hold: Hold | undefined, nowMs: number, holdMs: number): Hold {
  const isLive = hold !== undefined && holdLeftMs(hold, nowMs) > 0;
  return isLive
    ? { ...hold, expiresAtMs: laterOf(hold, endOf(nowMs, holdMs)) }
    : { expiresAtMs: endOf(nowMs, holdMs), extensionsLeft: extensionsAllowed };
}

export type ExtendResult =
  | { readonly kind: 'extended'; readonly hold: Hold }
  | { readonly kind: 'hold-expired' }
  | { readonly kind: 'extensions-exhausted' };

export function extendHold(hold: Hold, nowMs: number, holdMs: number): ExtendResult {
  if (holdLeftMs(hold, nowMs) === 0) return { kind: 'hold-expired' };
  if (hold.extensionsLeft <= 0) return { kind: 'extensions-exhausted' };
  const extensionsLeft = hold.extensionsLeft - 1;
  return { kind: 'extended', hold: { expiresAtMs: laterOf(hold, endOf(nowMs, holdMs)), extensionsLeft } };
}

export type HoldPhase = 'running' | 'extendable' | 'ending' | 'ended';

/** What the page shows: the clock alone, the extend button, the warning, or released lines. */
export function holdPhase(hold: Hold, nowMs: number): HoldPhase {
  const leftMs = holdLeftMs(hold, nowMs);
  if (leftMs === 0) return 'ended';
  if (leftMs < warnBelowMs) return 'ending';
  return leftMs < extendableBelowMs ? 'extendable' : 'running';
}

/** The lines as they stand once their hold has ended: still listed, no longer owed. */
export const releaseTickets = <Ticket extends BasketTicket>(tickets: readonly Ticket[]): readonly Ticket[] =>
  tickets.map((ticket) => ({ ...ticket, extra: { ...ticket.extra, state: 'released' as const } }));

const secondMs = 1000;

/** On a whole second, as clocks show it: of tickets that are added within one, the earlier need no renewal. */
const endOf = (nowMs: number, holdMs: number): number => Math.floor((nowMs + holdMs) / secondMs) * secondMs;

// Clocks that disagree, or a shorter HOLD_MINUTES, must not take time away.
const laterOf = (hold: Hold, expiresAtMs: number) => Math.max(hold.expiresAtMs, expiresAtMs);
