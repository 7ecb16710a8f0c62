import { isDsn } from '@parterre/domain/error-reporting/envelope';
import { z } from 'zod';

const dsn = z
  .string()
  .refine(isDsn, 'must be the address of a project, such as https://key@errors.example/1');

const pairs = (text: string) =>
  text
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean)
    // A DSN has no equals sign, but an address may one day.
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);

/** What the house has to do with visitors beside selling to them. */
export const visitSettings = {
  ERROR_REPORTING_DSN: dsn.optional(),
  ERROR_REPORTING_ROUTES: z
    .string()
    .default('')
    .transform(pairs)
    .pipe(z.array(z.tuple([z.string().min(1), dsn], 'module=dsn pairs, separated by commas')))
    .transform((routes): Record<string, string> => Object.fromEntries(routes)),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: z.url({ protocol: /^https?$/ }).default('https://www.google.com/recaptcha/api/siteverify'),
  PROOF_OF_WORK: z.stringbool().default(false),
  ALLOW_NO_BOT_PROTECTION: z.stringbool().default(false),
  TRUSTED_PROXIES: z.string().default('loopback'),
};

type Values = z.output<z.ZodObject<typeof visitSettings>>;

/** Whether those who order must show that they are persons. */
export const isProtected = (values: Pick<Values, 'RECAPTCHA_SECRET' | 'PROOF_OF_WORK'>): boolean =>
  values.RECAPTCHA_SECRET !== undefined || values.PROOF_OF_WORK;

export function nestVisits(values: Values) {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_URL: url } = values;
  return {
    errorReporting: Object.freeze({ dsn: values.ERROR_REPORTING_DSN, routes: values.ERROR_REPORTING_ROUTES }),
    botProtection: Object.freeze({
      isOn: isProtected(values),
      recaptcha: secret === undefined ? undefined : Object.freeze({ secret, url }),
    }),
    trustedProxies: values.TRUSTED_PROXIES.split(',').map((proxy) => proxy.trim()),
  };
}
