import { z } from 'zod';

/** What tickets are put into wallets of phones with. Without them nobody is offered to. */
export const walletSettings = {
  /** Files in PEM: of the pass type, its key, and Apple's intermediate certificate that issued it. */
  APPLE_PASS_CERTIFICATE: z.string().optional(),
  APPLE_PASS_KEY: z.string().optional(),
  APPLE_PASS_KEY_PASSPHRASE: z.string().optional(),
  APPLE_PASS_ISSUER: z.string().optional(),
  GOOGLE_WALLET_ISSUER_ID: z
    .string()
    .regex(/^\d{1,30}$/, 'is a number, as Google’s console shows it')
    .optional(),
  /** The key file of a service account, as Google gives it out. */
  GOOGLE_WALLET_KEY: z.string().optional(),
};

type Values = z.output<z.ZodObject<typeof walletSettings>>;

const together = [
  ['APPLE_PASS_CERTIFICATE', 'APPLE_PASS_KEY', 'APPLE_PASS_ISSUER'],
  ['GOOGLE_WALLET_ISSUER_ID', 'GOOGLE_WALLET_KEY'],
] as const;

/** A wallet has all that it needs, or nothing: half of it would be buttons that fail. */
export const missingWalletKeys = (values: Values): string[] =>
  together.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    return missing.length === names.length ? [] : missing;
  });

export function nestWallets(values: Values) {
  const { APPLE_PASS_CERTIFICATE, APPLE_PASS_KEY, APPLE_PASS_ISSUER } = values;
  const { GOOGLE_WALLET_ISSUER_ID, GOOGLE_WALLET_KEY } = values;
  return Object.freeze({
    apple:
      APPLE_PASS_CERTIFICATE && APPLE_PASS_KEY && APPLE_PASS_ISSUER
        ? Object.freeze({
            certificateFile: APPLE_PASS_CERTIFICATE,
            keyFile: APPLE_PASS_KEY,
            passphrase: values.APPLE_PASS_KEY_PASSPHRASE,
            issuerFile: APPLE_PASS_ISSUER,
          })
        : undefined,
    google:
      GOOGLE_WALLET_ISSUER_ID && GOOGLE_WALLET_KEY
        ? Object.freeze({ issuerId: GOOGLE_WALLET_ISSUER_ID, keyFile: GOOGLE_WALLET_KEY })
        : undefined,
  });
}
