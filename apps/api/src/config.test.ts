import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' };

it('every setting has a default', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    site: { url: 'http://127.0.0.1:3000', landingId: 1, assetHost: '', pathPrefix: '' },
    publicApi: {
      url: 'http://127.0.0.1:3000',
      rateLimit: 10,
      timeoutMs: 60_000,
      retries: 3,
      retryDelayMs: 1000,
    },
    sale: {
      holdMinutes: 15,
      maxTicketsPerOrder: 10,
      openOrderLimits: { browser: 3, email: 3, address: 50, addressInvoices: 3 },
      freeTicketLimits: { browser: 10, email: 10, address: 50 },
      invoiceTerms: { minDaysBefore: 3, maxSharePercent: 20 },
    },
    paymentProviders: ['sandbox'],
  });
});

it('settings are taken from the environment', () => {
  const config = readConfig({
    PORT: '8080',
    SITE_URL: 'https://tickets.example/',
    PAYMENT_PROVIDERS: 'stripe, yookassa',
    ...stripeKeys,
    YOOKASSA_SHOP_ID: '100500',
    YOOKASSA_SECRET_KEY: 'test_key',
    ERROR_REPORTING_ROUTES: 'seat-map=https://key@errors.example/2',
  });
  expect(config.port).toBe(8080);
  expect(config.site.url).toBe('https://tickets.example');
  expect(config.paymentProviders).toEqual(['stripe', 'yookassa']);
  expect(config.stripe).toEqual({ secretKey: 'sk_test', webhookSecret: 'whsec_test' });
  expect(config.yookassa).toMatchObject({ shopId: '100500', secretKey: 'test_key', vatCode: 1 });
  expect(config.errorReporting.routes).toEqual({ 'seat-map': 'https://key@errors.example/2' });
});

it.each<[string, string, number, string | undefined]>([
  ['8080', '', 8083, undefined],
  ['0', '', 0, undefined],
  ['8080', 'https://console.example/', 8083, 'https://console.example'],
  ['8080', 'http://localhost:9000', 8083, 'http://localhost:9000'],
])('the console has a port and a name of its own: PORT=%s CONSOLE_URL=%s', (PORT, CONSOLE_URL, port, url) => {
  expect(readConfig({ PORT, CONSOLE_URL }).console).toMatchObject({ port, url });
});

it('what one person may give back in a day is set by currency, in main units', () => {
  const limits = (text?: string) => readConfig({ ...(text && { REFUND_LIMITS: text }) }).console.refundLimits;
  expect(limits()).toMatchObject({ EUR: 50_000, RUB: 5_000_000 });
  expect(limits('EUR:20, JPY:3000')).toEqual({ EUR: 2000, JPY: 3000 });
  expect(() => limits('EUR')).toThrow('must be like EUR:500');
});

it.each([
  ['http://console.example', 'https://'],
  ['https://192.0.2.7', 'passkeys cannot be made for an IP address'],
  ['https://[::1]', 'passkeys cannot be made for an IP address'],
  ['https://shop.example/console', 'without a path'],
])('the console is not served at %s', (CONSOLE_URL, fault) => {
  expect(() => readConfig({ CONSOLE_URL })).toThrow(fault);
});

it('an empty variable is one that is not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 3000 });
});

it('the former name of a setting is taken while its present one is not set', () => {
  const former = readConfig({ MOST_AT_ONCE: '3', DATABASE_PATIENCE_SECONDS: '2' }).operations;
  expect([former.maxConcurrentRequests, former.pool.timeoutMs]).toEqual([3, 2000]);
  const both = readConfig({ MAX_CONCURRENT_REQUESTS: '5', MOST_AT_ONCE: '3' }).operations;
  expect(both.maxConcurrentRequests).toBe(5);
  expect(() => readConfig({ MOST_AT_ONCE: 'many' })).toThrow('MAX_CONCURRENT_REQUESTS');
});

it('all wrong settings are named together, each with its variable', () => {
  const faults = () =>
    readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', PATH_PREFIX: 'shop/', HOLD_MINUTES: '0' });
  for (const name of ['PORT', 'DATABASE_URL', 'PATH_PREFIX', 'HOLD_MINUTES']) expect(faults).toThrow(name);
});

const inProduction = { NODE_ENV: 'production', SECRET: 'x'.repeat(32) };
const withStripe = { PAYMENT_PROVIDERS: 'stripe', ...stripeKeys };

it('production wants a secret and no pretend bank', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(/SECRET(.|\n)*PAYMENT_PROVIDERS/);
  const guarded = { ...inProduction, PROOF_OF_WORK: 'true' };
  expect(readConfig({ ...guarded, ...withStripe }).production).toBe(true);
  expect(readConfig({ ...guarded, ALLOW_SANDBOX_PAYMENTS: 'true' }).production).toBe(true);
});

it.each([
  ['work', { PROOF_OF_WORK: 'true' }, true],
  ['reCAPTCHA', { RECAPTCHA_SECRET: 'secret' }, true],
  ['nothing, as was said by name', { ALLOW_NO_BOT_PROTECTION: 'true' }, false],
])('production may protect orders from programs by %s', (_way, env, isOn) => {
  expect(readConfig({ ...inProduction, ...withStripe, ...env }).botProtection.isOn).toBe(isOn);
});

it('production does not start where programs may order', () => {
  const start = () => readConfig({ ...inProduction, ...withStripe });
  expect(start).toThrow(/PROOF_OF_WORK: .*RECAPTCHA_SECRET.*ALLOW_NO_BOT_PROTECTION=true/);
});

it('wants the keys of each provider it is told to use', () => {
  expect(() => readConfig({ PAYMENT_PROVIDERS: 'stripe' })).toThrow(
    /STRIPE_SECRET_KEY(.|\n)*STRIPE_WEBHOOK_SECRET/,
  );
  expect(() => readConfig({ PAYMENT_PROVIDERS: 'yookassa' })).toThrow(/YOOKASSA_SHOP_ID/);
});

it('a storage for pictures is named with its key, or not at all', () => {
  expect(readConfig({}).media.s3).toBeUndefined();
  const whole = {
    MEDIA_S3_URL: 'https://storage.example/pictures/',
    MEDIA_S3_KEY_ID: 'key',
    MEDIA_S3_SECRET: 'secret',
  };
  expect(readConfig(whole).media.s3).toEqual({
    url: 'https://storage.example/pictures',
    region: 'us-east-1',
    keyId: 'key',
    secret: 'secret',
  });
  expect(() => readConfig({ ...whole, MEDIA_S3_SECRET: '' })).toThrow(/MEDIA_S3_SECRET: is required/);
  expect(() => readConfig({ MEDIA_S3_KEY_ID: 'key', MEDIA_S3_SECRET: 'secret' })).toThrow(
    /MEDIA_S3_URL: is required/,
  );
  expect(() => readConfig({ ...whole, MEDIA_S3_URL: 'storage.example' })).toThrow(/MEDIA_S3_URL/);
  expect(() => readConfig({ ...whole, MEDIA_S3_URL: 'https://storage.example/?x=1' })).toThrow(
    /MEDIA_S3_URL/,
  );
});

it('a storage for pages is named with its key, or not at all', () => {
  expect(readConfig({}).pages.s3).toBeUndefined();
  const whole = {
    PAGES_S3_URL: 'https://pages.storage.example/',
    PAGES_S3_KEY_ID: 'key',
    PAGES_S3_SECRET: 'secret',
    PAGES_S3_REGION: 'eu-central-1',
  };
  expect(readConfig(whole).pages.s3).toEqual({
    url: 'https://pages.storage.example',
    region: 'eu-central-1',
    keyId: 'key',
    secret: 'secret',
  });
  expect(readConfig(whole).media.s3).toBeUndefined();
  expect(() => readConfig({ ...whole, PAGES_S3_KEY_ID: '' })).toThrow(
    /PAGES_S3_KEY_ID: is required, since other settings of PAGES_S3 are there/,
  );
  expect(() => readConfig({ ...whole, PAGES_S3_URL: 'pages.storage.example' })).toThrow(/PAGES_S3_URL/);
});
