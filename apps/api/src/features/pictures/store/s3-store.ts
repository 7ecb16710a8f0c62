import { makeS3Client, type S3Settings } from '../../../storage/s3-client.ts';
import type { MediaStore } from './media-store.ts';

const forEver = 'public, max-age=31536000, immutable';

/** Any storage that speaks S3. */
export function makeS3Store(settings: S3Settings): MediaStore {
  const client = makeS3Client({ ...settings, setting: 'MEDIA_S3' });
  return {
    write: async (name, content, type) => {
      await client.put(name, content, { 'content-type': type, 'cache-control': forEver });
    },
    read: client.get,
    has: client.has,
    remove: client.remove,
  };
}
