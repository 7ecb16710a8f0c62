import { z } from 'zod';

/** Where pictures are kept that editors upload: below DATA_DIR, or in storage that speaks S3. */
export const pictureSettings = {
  /** With the bucket in it: `https://storage.example/bucket`, or `https://bucket.storage.example`. */
  MEDIA_S3_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/$/, ''))
    .refine((text) => !/[?#]/.test(text), { error: 'must be an address without a query' })
    .optional(),
  MEDIA_S3_REGION: z.string().default('us-east-1'),
  MEDIA_S3_KEY_ID: z.string().optional(),
  MEDIA_S3_SECRET: z.string().optional(),
};

type Values = z.output<z.ZodObject<typeof pictureSettings>>;

/** A storage is named with its key, or not at all: half of it would keep pictures on the wrong machine. */
export function missingMediaKeys(values: Values): (keyof Values)[] {
  const together = ['MEDIA_S3_URL', 'MEDIA_S3_KEY_ID', 'MEDIA_S3_SECRET'] as const;
  const missing = together.filter((name) => values[name] === undefined);
  return missing.length === together.length ? [] : missing;
}

export const nestPictures = ({ MEDIA_S3_URL: url, ...values }: Values) => ({
  media: Object.freeze({
    s3:
      url === undefined
        ? undefined
        : Object.freeze({
            url,
            region: values.MEDIA_S3_REGION,
            keyId: values.MEDIA_S3_KEY_ID ?? '',
            secret: values.MEDIA_S3_SECRET ?? '',
          }),
  }),
});
