import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { type OpenBakery, openBakery } from '../../test/fixture-site/open-bakery.ts';

const plainFiles = (bakery: OpenBakery) => bakery.list().filter((file) => !/\.(br|gz)$/.test(file));
const bytes = ({ folder }: OpenBakery, file: string) => readFileSync(join(folder, 'public', file));

it('every text file is also written compressed, with the same content', async () => {
  await using bakery = await openBakery({ encodings: ['br', 'gz'] });
  await bakery.site.build();

  expect(plainFiles(bakery).length * 3).toBe(bakery.list().length);
  for (const file of plainFiles(bakery)) {
    expect(brotliDecompressSync(bytes(bakery, `${file}.br`)), file).toEqual(bytes(bakery, file));
    expect(gunzipSync(bytes(bakery, `${file}.gz`)), file).toEqual(bytes(bakery, file));
  }
});

it('a change rewrites the compressed forms as well', async () => {
  await using bakery = await openBakery({ encodings: ['br'] });
  await bakery.site.build();
  const bread = bakery.bakery.breads.get(7);
  if (bread) bakery.bakery.breads.set(7, { ...bread, name: 'Fresh' });
  await bakery.site.update({ changedKeys: ['bread:7'] });

  expect(brotliDecompressSync(bytes(bakery, 'breads/7/index.html.br')).toString()).toContain('Fresh');
  expect(bakery.list().some((file) => file.endsWith('.gz'))).toBe(false);
});

it('no stale compressed form stays when other encodings are configured', async () => {
  await using bakery = await openBakery({ encodings: ['br', 'gz'] });
  await bakery.site.build();
  await using plain = await openBakery({ folder: bakery.folder, encodings: ['gz'] });
  const report = await plain.site.update({ changedKeys: [] });

  expect(report).toMatchObject({ kind: 'build', reasons: { encodings: 59 } });
  const stale = plain
    .list()
    .filter((file) => file.endsWith('.br') && !/^(assets|slice-data|page-data\/sq)\//.test(file));
  expect(stale).toEqual([]);
  expect(gunzipSync(bytes(plain, 'breads/7/index.html.gz'))).toEqual(bytes(plain, 'breads/7/index.html'));
});

it('a removed page goes with all its compressed forms', async () => {
  await using bakery = await openBakery({ encodings: ['br', 'gz'] });
  await bakery.site.build();
  bakery.bakery.breads.delete(12);
  await bakery.site.update({ changedKeys: ['bread:12'] });

  expect(bakery.list().filter((file) => file.includes('breads/12'))).toEqual([]);
});
