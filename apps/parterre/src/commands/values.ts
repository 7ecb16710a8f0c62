import { StartFault } from '@parterre/api/start-fault';
import type { Money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';

/** The number of an order as it was typed. */
export function readOrderNumber(text: string | undefined, usage: string): number {
  if (text === undefined || !/^\d{1,15}$/.test(text))
    throw new StartFault(`Which order? npm run parterre -- ${usage}`);
  return Number(text);
}

/** A sum as it was typed, such as 1234.50, in minor units. */
export function readSum(text: string, currency: string): number {
  if (!/^\d{1,12}([.,]\d{1,2})?$/.test(text)) throw new StartFault(`${text} is not a sum, such as 1234.50`);
  return fromWire(Number(text.replace(',', '.')), currency).amountMinor;
}

export const moneyText = (amount: Money): string => `${toWire(amount).toFixed(2)} ${amount.currency}`;
