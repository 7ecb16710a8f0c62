import { isIP } from 'node:net';
import { currencyExponent } from '@parterre/domain/money/currency-exponent';
import type { DailyLimits } from '@parterre/domain/staff/money-limit';
import { z } from 'zod';
import { isTimeZone } from './time/zoned-time.ts';

/** What most refunds stay below, in main units. */
const usualRefundLimits = 'EUR:500,USD:500,GBP:500,CHF:500,RUB:50000,KZT:250000,BYN:1500,UAH:20000,PLN:2000';

function readLimits(text: string): DailyLimits {
  const limits = text.split(',').map((part) => {
    const [currency = '', sum = ''] = part.trim().split(':');
    return [currency, Number(sum) * 10 ** currencyExponent(currency)];
  });
  return Object.fromEntries(limits);
}

/** Where operators reach the house, and what each may do there alone. */
export const consoleSettings = {
  /** Three above PORT when left out. */
  CONSOLE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** On this machine when left out. Passkeys are made for its name: with another they open nothing. */
  CONSOLE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
  /** How much an account may give back in a day by itself, by currency; above it, and in other currencies, a second person confirms. */
  REFUND_LIMITS: z
    .string()
    .default(usualRefundLimits)
    .refine((text) => text.split(',').every((part) => /^\s*[A-Z]{3}:\d{1,9}\s*$/.test(part)), {
      error: 'must be like EUR:500,RUB:50000',
    })
    .transform(readLimits),
  /** By whose midnight the days of settlement begin. */
  HOUSE_TIME_ZONE: z
    .string()
    .default('Europe/Moscow')
    .refine(isTimeZone, { error: 'must be a time zone such as Europe/Berlin' }),
  /** Whether messages to the operator's own systems may go to machines that are not on the public internet. */
  WEBHOOK_PRIVATE_ADDRESSES: z.stringbool().default(false),
};

type Values = z.output<z.ZodObject<typeof consoleSettings>> & { readonly PORT: number };

/** What is wrong with the address. */
export function consoleFaults({ CONSOLE_URL: text }: Values): string[] {
  if (text === undefined) return [];
  const { protocol, hostname, pathname } = new URL(text);
  return [
    ...(isIP(hostname.replace(/^\[|\]$/g, ''))
      ? ['must have a name: passkeys cannot be made for an IP address']
      : []),
    ...(protocol === 'https:' || hostname === 'localhost'
      ? []
      : ['must begin with https://, unless it is localhost']),
    ...(pathname === '/' ? [] : ['must be an origin of its own, without a path']),
  ];
}

export const nestConsole = (values: Values) => ({
  console: Object.freeze({
    port: values.CONSOLE_PORT ?? (values.PORT === 0 ? 0 : values.PORT + 3),
    url: values.CONSOLE_URL,
    refundLimits: values.REFUND_LIMITS,
    timeZone: values.HOUSE_TIME_ZONE,
    allowsPrivateWebhooks: values.WEBHOOK_PRIVATE_ADDRESSES,
  }),
});
