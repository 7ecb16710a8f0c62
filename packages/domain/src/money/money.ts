/** An amount in the currency's minor units: 1250 RUB here is 12.50 ₽, 1250 JPY is ¥1250. */
export interface Money {
  readonly amountMinor: number;
  readonly currency: string;
}

/** The only way to make money: whole minor units that a number holds exactly, anything else is a fault of the program. */
export function money(amountMinor: number, currency: string): Money {
  if (!Number.isSafeInteger(amountMinor))
    throw new RangeError(`not an amount in minor units: ${amountMinor}`);
  // Adding 0 makes 0 of -0, which would be written with its sign.
  return { amountMinor: amountMinor + 0, currency };
}

function assertSameCurrency(a: Money, b: Money): void {
  if (a.currency !== b.currency)
    throw new TypeError(`${a.currency} and ${b.currency} cannot be reckoned together`);
}

export function addMoney(a: Money, b: Money): Money {
  assertSameCurrency(a, b);
  return money(a.amountMinor + b.amountMinor, a.currency);
}

export const multiplyMoney = (price: Money, count: number): Money =>
  money(price.amountMinor * count, price.currency);

/** Negative when `a` is less, zero when equal, positive when more: the order that `sort` wants. */
export function compareMoney(a: Money, b: Money): number {
  assertSameCurrency(a, b);
  return Math.sign(a.amountMinor - b.amountMinor);
}

export const isSameMoney = (a: Money, b: Money): boolean =>
  a.currency === b.currency && a.amountMinor === b.amountMinor;
