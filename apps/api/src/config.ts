import { resolve } from 'node:path';
import { z } from 'zod';
import { consoleFaults, consoleSettings, nestConsole } from './console-settings.ts';
import { formerNames, nestOperations, operationsSettings } from './operations-settings.ts';
import { nestOrders, orderSettings } from './order-settings.ts';
import { missingKeys, nestStripe, nestYookassa, paymentSettings, providerCodes } from './payment-settings.ts';
import { StartFault } from './start-fault.ts';
import { missingStorageKeys, nestStorages, storageSettings } from './storage-settings.ts';
import { isProtected, nestVisits, visitSettings } from './visit-settings.ts';
import { missingWalletKeys, nestWallets, walletSettings } from './wallet-settings.ts';

const whole = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((text) =>
      text
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    );

/** Every setting of the system. An empty variable counts as one that is not set. */
const settings = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: whole(3000, 0, 65_532),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_URL: address.optional(),
  STATIC_ASSET_HOST: address.optional(),
  PATH_PREFIX: z
    .string()
    .regex(/^(\/[\w.-]+)*$/, 'begins with a slash and does not end with one, such as /shop')
    .default(''),
  LANDING_ID: whole(1, 1, 2_147_483_647),
  PUBLIC_API_URL: address.optional(),
  PUBLIC_API_RATE_LIMIT: whole(10, 1, 100_000),
  PUBLIC_API_TIMEOUT_MS: whole(60_000, 1, 600_000),
  PUBLIC_API_RETRIES: whole(3, 0, 20),
  PUBLIC_API_RETRY_DELAY_MS: whole(1000, 0, 60_000),
  BASKET_API_URL: address.optional(),
  PAGE_ORIGINS: list('').pipe(z.array(address.transform((text) => new URL(text).origin))),
  /** Parts of a minute are for trying out what happens at the end. */
  HOLD_MINUTES: z.coerce.number().min(0.05).max(1440).default(15),
  MAX_TICKETS_PER_ORDER: whole(10, 1, 100),
  /** How long after the news of a moved performance its tickets can be given back. */
  RETURN_DAYS: whole(14, 0, 365),
  ...orderSettings,
  SECRET: z.string().min(32, 'at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Parterre <tickets@localhost>'),
  PAYMENT_PROVIDERS: list('sandbox').pipe(z.array(z.enum(providerCodes)).min(1)),
  ...paymentSettings,
  ALLOW_SANDBOX_PAYMENTS: z.stringbool().default(false),
  /** A pretend bank that several systems share; else each opens its own. */
  SANDBOX_URL: address.optional(),
  ...visitSettings,
  ...operationsSettings,
  ...consoleSettings,
  ...storageSettings,
  ...walletSettings,
});

const settingsTogether = settings.superRefine((values, context) => {
  for (const key of missingKeys(values, values.PAYMENT_PROVIDERS))
    context.addIssue({
      code: 'custom',
      path: [key],
      message: 'is required, since PAYMENT_PROVIDERS names its provider',
    });
  for (const { storage, key } of missingStorageKeys(values))
    context.addIssue({
      code: 'custom',
      path: [key],
      message: `is required, since other settings of ${storage} are there`,
    });
  for (const key of missingWalletKeys(values))
    context.addIssue({
      code: 'custom',
      path: [key],
      message: 'is required, since other settings of its wallet are there',
    });
  for (const message of consoleFaults(values))
    context.addIssue({ code: 'custom', path: ['CONSOLE_URL'], message });
  if (values.NODE_ENV !== 'production') return;
  if (!values.SECRET)
    context.addIssue({
      code: 'custom',
      path: ['SECRET'],
      message: 'is required in production: it signs cookies and links',
    });
  if (values.PAYMENT_PROVIDERS.includes('sandbox') && !values.ALLOW_SANDBOX_PAYMENTS)
    context.addIssue({
      code: 'custom',
      path: ['PAYMENT_PROVIDERS'],
      message: 'names the sandbox, which takes no money; set ALLOW_SANDBOX_PAYMENTS=true if that is meant',
    });
  if (!isProtected(values) && !values.ALLOW_NO_BOT_PROTECTION)
    context.addIssue({
      code: 'custom',
      path: ['PROOF_OF_WORK'],
      message:
        'is off and RECAPTCHA_SECRET is not set, so a script can order as fast as it likes; set either, or ALLOW_NO_BOT_PROTECTION=true if something before this process keeps scripts out',
    });
});

export type Config = ReturnType<typeof readConfig>;

/** Parsed once at start. All faults are told together. */
export function readConfig(env: Readonly<Record<string, string | undefined>> = process.env) {
  const named = Object.entries(env).filter(([, value]) => value !== undefined && value !== '');
  const renamed = named.map(([name, value]) => [formerNames[name] ?? name, value] as const);
  // A setting that has both names has the value of its present one.
  const parsed = settingsTogether.safeParse(Object.fromEntries([...renamed, ...named]));
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
    throw new StartFault(`These settings are not right:\n${faults.join('\n')}`);
  }
  return nest(parsed.data);
}

/** The settings as they were given, for whoever starts another house with a few of them. */
export const readEnvironment = (): Readonly<Record<string, string | undefined>> => process.env;

function nest(values: z.output<typeof settings>) {
  const origin = `http://${values.HOST}:${values.PORT}`;
  return Object.freeze({
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    secret: values.SECRET,
    sandboxUrl: values.SANDBOX_URL,
    site: Object.freeze({
      url: values.SITE_URL ?? origin,
      landingId: values.LANDING_ID,
      assetHost: values.STATIC_ASSET_HOST ?? '',
      pathPrefix: values.PATH_PREFIX,
    }),
    publicApi: Object.freeze({
      url: values.PUBLIC_API_URL ?? origin,
      rateLimit: values.PUBLIC_API_RATE_LIMIT,
      timeoutMs: values.PUBLIC_API_TIMEOUT_MS,
      retries: values.PUBLIC_API_RETRIES,
      retryDelayMs: values.PUBLIC_API_RETRY_DELAY_MS,
    }),
    basketApiUrl: values.BASKET_API_URL,
    access: readAccess(values),
    sale: Object.freeze({
      holdMinutes: values.HOLD_MINUTES,
      maxTicketsPerOrder: values.MAX_TICKETS_PER_ORDER,
      returnDays: values.RETURN_DAYS,
      ...nestOrders(values),
    }),
    mail: Object.freeze({ smtpUrl: values.SMTP_URL, from: values.MAIL_FROM }),
    paymentProviders: values.PAYMENT_PROVIDERS,
    stripe: nestStripe(values),
    yookassa: nestYookassa(values),
    ...nestVisits(values),
    ...nestOperations(values),
    ...nestConsole(values),
    ...nestStorages(values),
    wallets: nestWallets(values),
  });
}

/** Where the pages are that visitors call from, and how they come there. */
function readAccess({ SITE_URL, BASKET_API_URL, PAGE_ORIGINS }: z.output<typeof settings>) {
  const site = SITE_URL && new URL(SITE_URL).origin;
  const isApart = BASKET_API_URL !== undefined && new URL(BASKET_API_URL).origin !== site;
  return Object.freeze({
    pageOrigins: [...PAGE_ORIGINS, ...(site ? [site] : [])],
    isCrossSite: isApart || PAGE_ORIGINS.length > 0,
    isSecure: (BASKET_API_URL ?? SITE_URL)?.startsWith('https:') ?? false,
  });
}
