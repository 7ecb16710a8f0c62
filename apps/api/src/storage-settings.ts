import { z } from 'zod';

/** With the bucket in it: `https://storage.example/bucket`, or `https://bucket.storage.example`. */
const url = z
  .url({ protocol: /^https?$/ })
  .transform((text) => text.replace(/\/$/, ''))
  .refine((text) => !/[?#]/.test(text), { error: 'must be an address without a query' })
  .optional();
const region = z.string().default('us-east-1');
const key = z.string().optional();

export const storageSettings = {
  /** Where pictures are kept that editors upload: below DATA_DIR, or in storage that speaks S3. */
  MEDIA_S3_URL: url,
  MEDIA_S3_REGION: region,
  MEDIA_S3_KEY_ID: key,
  MEDIA_S3_SECRET: key,
  /** Where published pages are sent, for a CDN to read them. */
  PAGES_S3_URL: url,
  PAGES_S3_REGION: region,
  PAGES_S3_KEY_ID: key,
  PAGES_S3_SECRET: key,
};

type Values = z.output<z.ZodObject<typeof storageSettings>>;

const storages = ['MEDIA_S3', 'PAGES_S3'] as const;
type Storage = (typeof storages)[number];

/** A storage is named with its key, or not at all: half of it would keep files on the wrong machine. */
export const missingStorageKeys = (values: Values): readonly { storage: Storage; key: keyof Values }[] =>
  storages.flatMap((storage) => {
    const together = [`${storage}_URL`, `${storage}_KEY_ID`, `${storage}_SECRET`] as const;
    const missing = together.filter((name) => values[name] === undefined);
    return missing.length === together.length ? [] : missing.map((key) => ({ storage, key }));
  });

const nestStorage = (values: Values, storage: Storage) => {
  const address = values[`${storage}_URL`];
  return Object.freeze({
    s3:
      address === undefined
        ? undefined
        : Object.freeze({
            url: address,
            region: values[`${storage}_REGION`],
            keyId: values[`${storage}_KEY_ID`] ?? '',
            secret: values[`${storage}_SECRET`] ?? '',
          }),
  });
};

export const nestStorages = (values: Values) => ({
  media: nestStorage(values, 'MEDIA_S3'),
  pages: nestStorage(values, 'PAGES_S3'),
});
