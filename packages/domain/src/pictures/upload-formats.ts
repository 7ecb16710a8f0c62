/** What editors may upload. HEIC is read where the server was built to. */
export const uploadFormats = ['jpeg', 'png', 'webp', 'avif', 'heic'] as const;
export type UploadFormat = (typeof uploadFormats)[number];

const mediaTypes: Readonly<Record<UploadFormat, readonly string[]>> = {
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  heic: ['image/heic', 'image/heif'],
};

/** What a browser offers to choose. Phones that have another format make one of these when asked like this. */
export const uploadMediaTypes = (formats: readonly UploadFormat[]): string[] =>
  formats.flatMap((format) => mediaTypes[format]);

/** As people write them. */
export const uploadFormatName = (format: UploadFormat): string =>
  format === 'webp' ? 'WebP' : format.toUpperCase();
