import { currencyExponent } from '../money/currency-exponent.ts';
import { maxAmount } from '../money/max-amount.ts';
import { wireStepMinor } from '../money/wire-money.ts';

export type AmountFault = 'no_number' | 'too_fine' | 'too_much';

export type ReadAmount =
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'empty' }
  | { readonly kind: 'fault'; readonly fault: AmountFault };

const fault = (name: AmountFault): ReadAmount => ({ kind: 'fault', fault: name });

/**
 * An amount as people write it, or as a spreadsheet of any language copies it: `1 500`, `12,50`, `1.234,50`, `£12.50`. Where there is one
 * separator alone with three digits behind it, those are thousands: no price is given to the tenth of a cent.
 */
export function readAmount(text: string, currency: string): ReadAmount {
  const plain = text.replaceAll(/[\s\u00a0\u202f'’]|\p{Sc}/gu, '').replace(new RegExp(currency, 'i'), '');
  if (plain === '') return text.trim() === '' ? { kind: 'empty' } : fault('no_number');
  const decimal = decimalText(plain);
  if (decimal === undefined) return fault('no_number');
  const amount = Number(decimal);
  if (amount > maxAmount) return fault('too_much');
  const places = currencyExponent(currency) - Math.log10(wireStepMinor(currency));
  const [, fraction = ''] = decimal.split('.');
  return fraction.replace(/0+$/, '').length > places ? fault('too_fine') : { kind: 'amount', amount };
}

function decimalText(text: string): string | undefined {
  if (/^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(text)) return text.replaceAll(',', '');
  return /^\d+([.,]\d*)?$/.test(text) ? text.replace(',', '.') : undefined;
}
