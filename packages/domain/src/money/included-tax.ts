import { type Money, money } from './money.ts';

/** How much of a sum is tax, when the tax is part of it. */
export const includedTax = ({ amountMinor, currency }: Money, percent: number): Money =>
  money(Math.round((amountMinor * percent) / (100 + percent)), currency);
