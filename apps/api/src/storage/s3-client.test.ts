import { expect, it } from 'vitest';
import { startS3 } from '../testing/storage/s3-server.ts';
import { makeS3Client, type S3Client } from './s3-client.ts';

const open = async () => makeS3Client({ ...(await startS3()), setting: 'MEDIA_S3' });

async function list(client: S3Client, prefix: string) {
  const listed = [];
  for await (const object of client.list(prefix)) listed.push(object);
  return listed;
}

it('keeps files under names of any letters, and lists those that begin alike', async () => {
  const client = await open();
  const names = [
    'a/b+c d.html',
    "a/(it's)!*.html",
    'a/спектакль/index.html',
    'a/100%.html',
    'a/<b>&"c".html',
  ];
  for (const name of names) await client.put(name, Buffer.from(name), {});
  await client.put('b/other.html', Buffer.from('other'), {});
  expect(await Promise.all(names.map(async (name) => String(await client.get(name))))).toEqual(names);
  const listed = await list(client, 'a/');
  expect(listed.map(({ name }) => name).sort()).toEqual([...names].sort());
  for (const name of names) await client.remove(name);
  expect(await list(client, 'a/')).toEqual([]);
});

it('lists more than a storage tells at once', async () => {
  const client = await open();
  const names = Array.from({ length: 1003 }, (_, index) => `many/${String(index).padStart(4, '0')}`);
  const waiting = [...names];
  const put = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) await client.put(name, Buffer.from(''), {});
  };
  await Promise.all(Array.from({ length: 16 }, put));
  expect((await list(client, 'many/')).map(({ name }) => name)).toEqual(names);
});

it('says what a content is called, which changes with it', async () => {
  const client = await open();
  const first = await client.put('page', Buffer.from('one'), {});
  expect(await list(client, '')).toEqual([{ name: 'page', tag: first }]);
  expect(await client.put('page', Buffer.from('two'), {})).not.toBe(first);
  expect(await client.put('page', Buffer.from('one'), {})).toBe(first);
});

it('ends what is under way when it is told to', async () => {
  const asked = Promise.withResolvers<void>();
  const closing = new AbortController();
  const s3 = await startS3({
    line: () => {
      asked.resolve();
      return new Promise(() => undefined);
    },
  });
  const client = makeS3Client({ ...s3, setting: 'MEDIA_S3', timeoutMs: 60_000, signal: closing.signal });
  const putting = client.put('page', Buffer.from('one'), {});
  await asked.promise;
  closing.abort();
  await expect(putting).rejects.toThrow('MEDIA_S3_URL does not answer to PUT: This operation was aborted');
});
