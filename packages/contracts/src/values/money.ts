import { z } from 'zod';

/** More than all tickets of an order can cost, and so little that its minor units are exact in every currency. */
const maxSum = 100_000_000_000;

/** A decimal number in the currency named beside it, rounded to 2 places (spec §3). */
export const money = z.number().min(0).max(maxSum);
