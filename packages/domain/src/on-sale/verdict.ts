import type { Forecast } from './forecast.ts';

/** What is measured of the house over the last minute. */
export interface HouseHealth {
  /** Since a process last wrote what it measured; null where none ever did. */
  readonly silentSeconds: number | null;
  /** The slowest answer of the database to the shortest question. */
  readonly databaseMs: number;
  readonly holds: number;
  readonly holdP95Ms: number;
  /** Requests sent away because too much was asked at once. */
  readonly shed: number;
  /** Requests that failed by a fault of ours. */
  readonly failed: number;
  /** For how long the oldest mail has been due. */
  readonly mailSeconds: number;
  /** For how long a payment has waited for its bank's word. */
  readonly bankSeconds: number;
}

export const troubles = [
  'silent',
  'failing',
  'shedding',
  'database_slow',
  'holds_slow',
  'bank_late',
  'mail_late',
] as const;
export type Trouble = (typeof troubles)[number];

/** A process writes every five seconds. */
const maxSilentSeconds = 20;
const maxDatabaseMs = 200;
/** From here on a waiting room lets in half as many (`waiting-room/admission-rate.ts`). */
const maxHoldMs = 400;
const maxBankSeconds = 120;
const maxMailSeconds = 300;

/** The worst that is wrong; null when nothing is. */
export function findTrouble(health: HouseHealth): Trouble | null {
  const checks: Readonly<Record<Trouble, boolean>> = {
    silent: health.silentSeconds === null || health.silentSeconds > maxSilentSeconds,
    failing: health.failed > 0,
    shedding: health.shed > 0,
    database_slow: health.databaseMs > maxDatabaseMs,
    holds_slow: health.holds > 0 && health.holdP95Ms > maxHoldMs,
    bank_late: health.bankSeconds > maxBankSeconds,
    mail_late: health.mailSeconds > maxMailSeconds,
  };
  return troubles.find((trouble) => checks[trouble]) ?? null;
}

export const saleStandings = [
  'ahead',
  'closed',
  'sold_out',
  'all_held',
  'paused',
  'quiet',
  'running',
] as const;
/** `quiet`: open, and nobody bought lately · `paused`: the waiting room lets nobody in. */
export type SaleStanding = (typeof saleStandings)[number];

export interface MeasuredSale {
  readonly window: 'ahead' | 'open' | 'closed';
  readonly free: number;
  /** In baskets, or in orders that are not paid. */
  readonly held: number;
  /** Tickets of the last minutes. */
  readonly soldLately: number;
  readonly heldLately: number;
  /** Undefined where the sale has no waiting room that is on. */
  readonly room?: { readonly isPaused: boolean } | undefined;
  readonly health: HouseHealth;
  readonly forecast: Forecast;
}

export interface SaleVerdict {
  readonly standing: SaleStanding;
  readonly trouble: Trouble | null;
  /** Whether the waiting room lets in fewer because of it. */
  readonly isRoomSlowed: boolean;
  readonly forecast: Forecast;
}

export function judgeSale(sale: MeasuredSale): SaleVerdict {
  const trouble = findTrouble(sale.health);
  return {
    standing: findStanding(sale),
    trouble,
    // It heeds holds alone: a slow answer of the database, or somebody else who is sent away, slows nobody down.
    isRoomSlowed: sale.room !== undefined && !sale.room.isPaused && trouble === 'holds_slow',
    forecast: sale.forecast,
  };
}

function findStanding({ window, free, held, soldLately, heldLately, room }: MeasuredSale): SaleStanding {
  if (window !== 'open') return window;
  if (free === 0) return held === 0 ? 'sold_out' : 'all_held';
  if (room?.isPaused) return 'paused';
  return soldLately + heldLately > 0 ? 'running' : 'quiet';
}
