import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { S3Settings } from '../../../storage/s3-client.ts';
import { StoreFault } from '../../../storage/store-fault.ts';
import { behindLine, startS3 } from '../../../testing/storage/s3-server.ts';
import { openMedia } from '../media.ts';
import { makeFolderStore } from './folder-store.ts';
import type { MediaStore } from './media-store.ts';
import { makeS3Store } from './s3-store.ts';

const name = 'media/uploads/0a-320.avif';
const content = Buffer.from('a picture');

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'parterre-store-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe.each<[what: string, open: () => Promise<MediaStore>]>([
  ['a folder', async () => makeFolderStore(await makeFolder())],
  ['a storage that speaks S3', async () => makeS3Store(await startS3())],
])('%s', (_what, open) => {
  it('keeps files, answers that there is none, and forgets them', async () => {
    const store = await open();
    expect([await store.read(name), await store.has(name)]).toEqual([undefined, false]);
    await store.write(name, content, 'image/avif');
    expect([await store.read(name), await store.has(name)]).toEqual([content, true]);
    await store.write(name, Buffer.from('another'), 'image/avif');
    expect(await store.read(name)).toEqual(Buffer.from('another'));
    await store.remove(name);
    await store.remove(name);
    expect([await store.read(name), await store.has(name)]).toEqual([undefined, false]);
  });

  it('keeps megabytes as they are', async () => {
    const store = await open();
    const large = Buffer.alloc(5_000_000, Buffer.from([0, 255, 13, 10, 7]));
    await store.write(name, large, 'image/avif');
    expect(large.equals((await store.read(name)) ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('a folder', () => {
  it('that cannot be written to is named, and nothing is left half', async () => {
    const folder = await makeFolder();
    await writeFile(join(folder, 'media'), 'a file where a folder should be');
    await expect(makeFolderStore(folder).write(name, content, 'image/avif')).rejects.toThrow(
      new RegExp(`${folder} cannot be written to`),
    );
    expect(await readdir(folder)).toEqual(['media']);
  });

  it('shows originals to nobody else on the machine', async () => {
    const folder = await makeFolder();
    await chmod(folder, 0o755);
    await makeFolderStore(folder).write('originals/0a.jpeg', content, 'image/jpeg');
    expect((await stat(join(folder, 'originals/0a.jpeg'))).mode & 0o077).toBe(0);
  });
});

describe('a storage that speaks S3', () => {
  const fault = async (settings: S3Settings): Promise<string> => {
    const error: unknown = await makeS3Store(settings)
      .write(name, content, 'image/avif')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(StoreFault);
    return (error as Error).message;
  };

  it('and knows no such key, or another secret, or another bucket, is told with the setting to look at', async () => {
    const s3 = await startS3();
    expect(await fault({ ...s3, keyId: 'nobody' })).toMatch(
      /PUT with 403 InvalidAccessKeyId: are MEDIA_S3_KEY_ID, MEDIA_S3_SECRET and MEDIA_S3_REGION right/,
    );
    expect(await fault({ ...s3, secret: 'wrong' })).toMatch(/403 SignatureDoesNotMatch: are MEDIA_S3_KEY_ID/);
    expect(await fault({ ...s3, url: s3.url.replace('pictures', 'nowhere') })).toMatch(/404 NoSuchBucket/);
    const message = await fault({ ...s3, secret: 'wrong' });
    expect(message).not.toContain('wrong');
  });

  it('and is not there at all is told so', async () => {
    expect(await fault({ ...(await startS3()), url: 'http://127.0.0.1:1/pictures' })).toMatch(
      /MEDIA_S3_URL does not answer to PUT: fetch failed/,
    );
  });

  it('is tried again when a connection is lost in the middle, three times in all, and has all of a file or none', async () => {
    const s3 = await startS3();
    const flaky = await behindLine(s3, (connection) => (connection < 3 ? 'cut' : 'whole'));
    await makeS3Store(flaky).write(name, content, 'image/avif');
    expect(flaky.connections()).toBe(3);
    expect(await makeS3Store(s3).read(name)).toEqual(content);
    const dead = await behindLine(s3, () => 'cut');
    expect(await fault(dead)).toMatch(/MEDIA_S3_URL does not answer to PUT/);
    expect(await makeS3Store(s3).read(name)).toEqual(content);
  });

  it('and says nothing is not waited for longer than told', async () => {
    const silent = await behindLine(await startS3(), () => 'silent');
    const began = performance.now();
    expect(await fault({ ...silent, timeoutMs: 100 })).toMatch(/does not answer to PUT/);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});

describe('what pages ask for', () => {
  it('is fetched from the storage once, and stays when the storage is away', async () => {
    const s3 = await startS3();
    await makeS3Store(s3).write(name, content, 'image/avif');
    const line = await behindLine(s3, () => 'whole');
    const folder = await makeFolder();
    const media = openMedia(folder, line);
    const both = await Promise.all([media.read('uploads/0a-320.avif'), media.read('uploads/0a-320.avif')]);
    expect(both).toEqual([content, content]);
    expect(line.connections()).toBe(1);
    const away = openMedia(folder, { ...s3, url: 'http://127.0.0.1:1/pictures' });
    expect(await away.read('uploads/0a-320.avif')).toEqual(content);
    expect(await away.read('poster/there-is-none-320.avif')).toBeUndefined();
    await expect(away.read('uploads/0b-320.avif')).rejects.toThrow(StoreFault);
  });

  it('goes from the machine with the storage’s', async () => {
    const s3 = await startS3();
    const folder = await makeFolder();
    const media = openMedia(folder, s3);
    await media.store.write(name, content, 'image/avif');
    await media.read('uploads/0a-320.avif');
    expect(await readdir(join(folder, 'media/uploads'))).toEqual(['0a-320.avif']);
    await media.store.remove(name);
    expect(await readdir(join(folder, 'media/uploads'))).toEqual([]);
    expect(await media.read('uploads/0a-320.avif')).toBeUndefined();
  });

  it('that nobody has cannot keep a process busy', async () => {
    const media = openMedia(await makeFolder(), {
      ...(await behindLine(await startS3(), () => 'silent')),
      timeoutMs: 300,
    });
    const asked = Array.from({ length: 40 }, (_, index) => media.read(`uploads/${index}-320.avif`));
    const faults = await Promise.allSettled(asked);
    const reasons = faults.map((fault) => (fault.status === 'rejected' ? String(fault.reason) : ''));
    expect(reasons.filter((reason) => reason.includes('too many files'))).toHaveLength(8);
  });
});
