import { isIP } from 'node:net';
import { z } from 'zod';

/** Where operators reach the house. */
export const consoleSettings = {
  /** Three above PORT when left out. */
  CONSOLE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  /** On this machine when left out. Passkeys are made for its name: with another they open nothing. */
  CONSOLE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .optional(),
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
  }),
});
