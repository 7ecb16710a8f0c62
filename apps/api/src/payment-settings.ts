import { z } from 'zod';

export const providerCodes = ['sandbox', 'stripe', 'yookassa'] as const;

const code = (largest: number) => z.coerce.number().int().min(1).max(largest);

/** The keys of payment providers, each wanted when its provider is named. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  YOOKASSA_SHOP_ID: z.string().optional(),
  YOOKASSA_SECRET_KEY: z.string().optional(),
  /** 54-FZ, as YooKassa numbers them: 1 is without VAT. */
  YOOKASSA_VAT_CODE: code(12).default(1),
  YOOKASSA_TAX_SYSTEM_CODE: code(6).optional(),
};
type PaymentSettings = z.output<z.ZodObject<typeof paymentSettings>>;

const wantedKeys = {
  sandbox: [],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  yookassa: ['YOOKASSA_SHOP_ID', 'YOOKASSA_SECRET_KEY'],
} as const satisfies Record<(typeof providerCodes)[number], readonly (keyof PaymentSettings)[]>;

/** Which keys are wanted and not given. */
export const missingKeys = (
  values: PaymentSettings,
  providers: readonly (typeof providerCodes)[number][],
): string[] => providers.flatMap((provider) => wantedKeys[provider].filter((key) => !values[key]));

export function nestStripe(values: PaymentSettings) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = values;
  return secretKey && webhookSecret ? Object.freeze({ secretKey, webhookSecret }) : undefined;
}

export function nestYookassa(values: PaymentSettings) {
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: secretKey } = values;
  if (!shopId || !secretKey) return undefined;
  const { YOOKASSA_VAT_CODE: vatCode, YOOKASSA_TAX_SYSTEM_CODE: taxSystemCode } = values;
  return Object.freeze({ shopId, secretKey, vatCode, taxSystemCode });
}
