/**
 * All that a house for rehearsals is told of the settings of the real one: how much it can bear, and nothing by which anybody outside can
 * be reached. A list of what passes, not of what does not: a setting that is added later does not.
 */
const capacitySettings = [
  'DATABASE_POOL',
  'DATABASE_TIMEOUT_SECONDS',
  'DATABASE_PATIENCE_SECONDS',
  'HOLD_MINUTES',
  'MAX_CONCURRENT_REQUESTS',
  'MOST_AT_ONCE',
  'MAX_FREE_TICKETS_PER_ADDRESS',
  'MAX_FREE_TICKETS_PER_BROWSER',
  'MAX_FREE_TICKETS_PER_EMAIL',
  'MAX_OPEN_ORDERS_PER_ADDRESS',
  'MAX_OPEN_ORDERS_PER_BROWSER',
  'MAX_OPEN_ORDERS_PER_EMAIL',
  'MAX_STREAMS',
  'MAX_STREAMS_PER_VISITOR',
  'MAX_TICKETS_PER_ORDER',
  'REQUEST_SECONDS',
  'TOTAL_RATE_LIMIT',
  'VISITOR_RATE_LIMIT',
] as const;

export type Environment = Readonly<Record<string, string | undefined>>;

interface OwnSettings {
  /** A folder of its own: its database, pages, mails, keys. */
  readonly dataDir: string;
  readonly landingId: number;
  readonly secret: string;
}

export const houseEnv = (
  real: Environment,
  { dataDir, landingId, secret }: OwnSettings,
): Record<string, string> => ({
  ...pick(real, ['PATH', ...capacitySettings]),
  NODE_ENV: 'development',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: dataDir,
  LANDING_ID: String(landingId),
  SECRET: secret,
  PAYMENT_PROVIDERS: 'sandbox',
});

const pick = (real: Environment, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = real[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
