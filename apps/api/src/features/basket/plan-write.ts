import { isHeld } from '@parterre/domain/basket/basket';
import { extensionsAllowed, type Hold } from '@parterre/domain/basket/hold';
import { fromWire } from '@parterre/domain/money/wire-money';
import type { BasketWrite, StockRow } from './basket.queries.ts';
import type { Line } from './line.ts';
import type { StoredBasket } from './stored-basket.ts';

/** What a basket is decided to become. */
export interface NextBasket {
  readonly lines: readonly Line[];
  readonly currency: string;
  /** How long what it holds is held. */
  readonly hold: Hold | undefined;
}

export interface WriteOptions {
  readonly key: string | null;
  /** Take what can be had of several tickets, rather than all of one. */
  readonly acceptsFewer?: boolean;
}

/** The difference between a basket and what it is to become, as stock to take, keep and free, and lines to write. */
export function planWrite(before: StoredBasket, next: NextBasket, options: WriteOptions): BasketWrite {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  const kept = new Set(next.lines.map(({ id }) => id));
  const changes = next.lines.map((line) => changeOf(known.get(line.id), line));
  const dropped = before.lines.filter(({ id }) => !kept.has(id));
  const hold = next.lines.some(isHeld) ? next.hold : undefined;
  const isRenewed = hold !== undefined && hold.expiresAtMs !== before.hold?.expiresAtMs;
  const own = (is_kept: boolean, line: Line, units: readonly number[]) =>
    units.length > 0 ? [{ ...stockRow(line), units, is_kept }] : [];
  return {
    currency: next.currency,
    expires_at: hold ? new Date(hold.expiresAtMs) : null,
    extensions_left: hold?.extensionsLeft ?? extensionsAllowed,
    key: options.key,
    accepts_fewer: options.acceptsFewer ?? false,
    take: changes.flatMap(({ line, wanted }) => (wanted > 0 ? [{ ...stockRow(line), wanted }] : [])),
    own: [
      ...dropped.flatMap((line) => own(false, line, line.stock.units)),
      ...changes.flatMap(({ line, freed }) => own(false, line, freed)),
      ...(isRenewed ? changes.flatMap(({ line, units }) => own(true, line, units)) : []),
    ],
    put: changes
      .filter((change) => before.currency !== next.currency || isChanged(change))
      .map((change) => lineRow(change, next.currency)),
    drop: dropped.map(({ id }) => id),
  };
}

interface LineChange {
  readonly before: Line | undefined;
  readonly line: Line;
  /** What it goes on holding; what it takes is added as it is taken. */
  readonly units: readonly number[];
  readonly wanted: number;
  readonly freed: readonly number[];
}

function changeOf(before: Line | undefined, line: Line): LineChange {
  const owned = before?.stock.units ?? [];
  // Units of a released line may be somebody else's by now: they are asked for again.
  const units = before && isHeld(before) && isHeld(line) ? owned.slice(0, line.count) : [];
  const wanted = isHeld(line) ? line.count - units.length : 0;
  return { before, line, units, wanted, freed: owned.slice(units.length) };
}

const isChanged = ({ before, line, units }: LineChange) =>
  before?.count !== line.count ||
  before.price !== line.price ||
  before.extra.service_fee !== line.extra.service_fee ||
  before.extra.state !== line.extra.state ||
  before.stock.units.length !== units.length;

const stockRow = ({ id, stock }: Line): StockRow => ({
  ticket_id: id,
  event_id: stock.eventId,
  date_id: stock.dateId,
  zone: stock.zone,
  seat: stock.seat,
});

const lineRow = ({ line, units }: LineChange, currency: string): BasketWrite['put'][number] => ({
  ...stockRow(line),
  position: line.position,
  units,
  count: line.count,
  price_minor: fromWire(line.price, currency).amountMinor,
  service_fee_minor: fromWire(line.extra.service_fee, currency).amountMinor,
});

/** The lines as they are once the stock has answered: one of which nothing could be had is released. */
export function linesAfter(
  before: StoredBasket,
  next: NextBasket,
  taken: Readonly<Record<string, readonly number[]>>,
): Line[] {
  const known = new Map(before.lines.map((line) => [line.id, line]));
  return next.lines.map((line) => {
    const units = [...changeOf(known.get(line.id), line).units, ...(taken[line.id] ?? [])];
    const state = units.length > 0 ? 'held' : 'released';
    const count = units.length || line.count;
    return { ...line, count, stock: { ...line.stock, units }, extra: { ...line.extra, state } };
  });
}
