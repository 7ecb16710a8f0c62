import { type Item, isRecord, type Value } from '../drafts/item.ts';
import type { Money } from '../money/money.ts';
import { fromWire, toWire } from '../money/wire-money.ts';
import { clearPrice, isSet, type PriceField, readPricedZone, setAmount } from './edit-prices.ts';
import { type AmountFault, readAmount } from './read-amount.ts';
import { isChargeable, type Rate, type TicketPrice, ticketPrices } from './ticket-prices.ts';

/** One amount of a price list: of a zone, in a currency, the price or the fee. */
export interface PriceCell {
  readonly zone: string;
  readonly currency: string;
  readonly field: PriceField;
}

export interface TypedPrice extends PriceCell {
  readonly text: string;
}

export interface CellFault extends TypedPrice {
  readonly fault: AmountFault;
}

/** By what amounts follow from each other on a list. */
export interface PriceBasis {
  readonly currency: string;
  readonly rates: readonly Rate[];
}

/** A ticket type's price in a currency; undefined where there is none, or while it is half written. */
function findPrice(
  type: Item,
  currency: string,
  { currency: base, rates }: PriceBasis,
): TicketPrice | undefined {
  const zone = readPricedZone(type);
  if (!zone) return undefined;
  const usable = rates.filter((rate) => isChargeable(zone, rate));
  return ticketPrices(zone, base, usable).find(({ price }) => price.currency === currency);
}

export interface ShownAmount {
  readonly origin: 'base' | 'set' | 'derived' | 'missing';
  readonly amount: Money | undefined;
  /** What a derived one comes of. */
  readonly derivation?: { readonly base: Money; readonly rate: Rate } | undefined;
}

export function showAmount(type: Item, { currency, field }: PriceCell, basis: PriceBasis): ShownAmount {
  const isBase = currency === basis.currency;
  if (isBase || isSet(type, currency)) {
    // The other of the two may not be written yet.
    const given = isBase ? type[field] : isRecord(type.prices) && readField(type.prices[currency], field);
    return typeof given === 'number'
      ? { origin: isBase ? 'base' : 'set', amount: fromWire(given, currency) }
      : { origin: 'missing', amount: undefined };
  }
  const found = findPrice(type, currency, basis);
  const base = findPrice(type, basis.currency, basis);
  if (!found?.rate || !base) return { origin: 'missing', amount: undefined };
  const read = (price: TicketPrice) => (field === 'price' ? price.price : price.serviceFee);
  return {
    origin: 'derived',
    amount: read(found),
    derivation: { base: read(base), rate: found.rate },
  };
}

const readField = (given: Value | undefined, field: PriceField): Value | undefined =>
  isRecord(given) ? given[field] : undefined;

/** A list with amounts as somebody typed or pasted them. What cannot be read changes nothing, and is named at its cell. */
export function typePrices(
  types: readonly Item[],
  typed: readonly TypedPrice[],
  basis: PriceBasis,
): { readonly types: readonly Item[]; readonly faults: readonly CellFault[] } {
  const faults: CellFault[] = [];
  const changed = typed.reduce<readonly Item[]>((list, { text, ...cell }) => {
    const read = readAmount(text, cell.currency);
    if (read.kind === 'fault') {
      faults.push({ ...cell, text, fault: read.fault });
      return list;
    }
    const amount = read.kind === 'amount' ? read.amount : undefined;
    return list.map((type) =>
      type.zone === cell.zone ? typeAmount(type, { ...cell, amount }, basis) : type,
    );
  }, types);
  return { types: changed, faults };
}

function typeAmount(
  type: Item,
  cell: PriceCell & { readonly amount: number | undefined },
  basis: PriceBasis,
): Item {
  const { currency, amount } = cell;
  if (amount === undefined && currency !== basis.currency) return clearPrice(type, currency);
  const found = findPrice(type, currency, basis);
  const shown = found ? { price: toWire(found.price), service_fee: toWire(found.serviceFee) } : {};
  return setAmount(type, cell, { base: basis.currency, shown });
}

/** The price that is derived is set as it is. */
export function setDerived(type: Item, currency: string, basis: PriceBasis): Item {
  const found = findPrice(type, currency, basis);
  if (!found?.rate || isSet(type, currency)) return type;
  const amount = toWire(found.price);
  return typeAmount(type, { zone: String(type.zone), currency, field: 'price', amount }, basis);
}
