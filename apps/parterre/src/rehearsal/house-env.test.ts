import { readConfig } from '@parterre/api/config';
import { expect, it } from 'vitest';
import { houseEnv } from './house-env.ts';

const own = {
  dataDir: '/data/rehearsals/1',
  landingId: 3,
  secret: 'of this rehearsal alone, and of no other',
};

/** By each of these somebody outside could be reached, paid, signed for or told of. */
const reaching = {
  DATABASE_URL: 'postgres://real@db.example/real',
  DATABASE_REPLICA_URL: 'postgres://real@replica.example/real',
  SECRET: 'the secret of the real house, which is long',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Theatre <tickets@theatre.example>',
  PAYMENT_PROVIDERS: 'stripe,yookassa',
  STRIPE_SECRET_KEY: 'sk_live_real',
  STRIPE_WEBHOOK_SECRET: 'whsec_real',
  YOOKASSA_SHOP_ID: '1',
  YOOKASSA_SECRET_KEY: 'live_real',
  SANDBOX_URL: 'https://bank.example',
  MEDIA_S3_ENDPOINT: 'https://s3.example',
  MEDIA_S3_BUCKET: 'pictures',
  MEDIA_S3_ACCESS_KEY_ID: 'real',
  MEDIA_S3_SECRET_ACCESS_KEY: 'real',
  ERROR_REPORTING_DSN: 'https://key@errors.example/1',
  ERROR_REPORTING_ROUTES: 'map=https://key@errors.example/2',
  RECAPTCHA_SECRET: 'real',
  DRAW_BEACON_URL: 'https://beacon.example',
  SITE_URL: 'https://theatre.example',
  PUBLIC_API_URL: 'https://api.theatre.example',
  BASKET_API_URL: 'https://basket.theatre.example',
  PAGE_ORIGINS: 'https://partner.example',
  STATIC_ASSET_HOST: 'https://cdn.example',
  CONSOLE_URL: 'https://console.theatre.example',
  CONSOLE_PORT: '3003',
  METRICS_PORT: '3002',
  METRICS_HOST: '0.0.0.0',
  HOST: '0.0.0.0',
  PORT: '3000',
  DATA_DIR: '/data',
  NODE_ENV: 'production',
  ALLOW_SANDBOX_PAYMENTS: 'false',
  WEBHOOK_PRIVATE_ADDRESSES: 'true',
  HTTPS_PROXY: 'http://proxy.example',
  NODE_OPTIONS: '--require /opt/agent.js',
  AWS_SECRET_ACCESS_KEY: 'real',
  A_SETTING_OF_NEXT_YEAR: 'https://somebody.example',
};

it('of an environment full of secrets and addresses none reaches the house of a rehearsal', () => {
  const env = houseEnv(reaching, own);
  const told = JSON.stringify(env);
  for (const value of Object.values(reaching).filter((text) => /example|real/.test(text)))
    expect(told).not.toContain(value);
  expect(env).toEqual({
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: '/data/rehearsals/1',
    LANDING_ID: '3',
    SECRET: own.secret,
    PAYMENT_PROVIDERS: 'sandbox',
  });
});

it('it bears as much as the real one', () => {
  const capacity = { DATABASE_POOL: '25', MAX_CONCURRENT_REQUESTS: '150', HOLD_MINUTES: '5' };
  expect(houseEnv({ ...reaching, ...capacity }, own)).toMatchObject(capacity);
});

it('a house with such settings has a database, a bank and mail of its own, and listens to this machine alone', () => {
  const config = readConfig(houseEnv(reaching, own));
  expect(config).toMatchObject({
    databaseUrl: undefined,
    dataDir: '/data/rehearsals/1',
    host: '127.0.0.1',
    paymentProviders: ['sandbox'],
    stripe: undefined,
    yookassa: undefined,
    mail: { smtpUrl: undefined },
    media: { s3: undefined },
    errorReporting: { dsn: undefined },
    operations: { drawBeaconUrl: undefined, replicaUrl: undefined, metricsHost: '127.0.0.1' },
  });
});
