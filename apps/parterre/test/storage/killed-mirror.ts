import { makeS3Client } from '@parterre/api/storage/s3-client';
import { mirrorSite } from '@parterre/static-site/mirror/mirror-site';

/** Sends a folder to a storage, in a process that somebody kills meanwhile. */
const [folder = '', prefix = '', settings = ''] = process.argv.slice(2);
const s3 = JSON.parse(settings);
await mirrorSite({
  folder,
  prefix,
  address: `${s3.url}/${prefix}`,
  store: makeS3Client({ ...s3, setting: 'PAGES_S3' }),
});
