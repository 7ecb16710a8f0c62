import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describePicture } from './describe-picture.ts';
import { makePictures, type PictureProgress } from './make-pictures.ts';

const person = (source_id: string) => ({
  source_id,
  name: { ru: source_id },
  role: { ru: 'певец' },
  biography: { ru: 'Поёт.' },
  image: describePicture('portrait', source_id),
});

const catalogue: CatalogueFile = {
  format: 'parterre-catalogue',
  version: 1,
  main_lang: 'ru',
  persons: [person('first'), person('second')],
};

let folder: string;
let firstRun: PictureProgress[];

async function run(): Promise<PictureProgress[]> {
  const reports: PictureProgress[] = [];
  await makePictures(catalogue, folder, (progress) => reports.push(progress));
  return reports;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parterre-pictures-'));
  firstRun = await run();
});
afterAll(() => rm(folder, { recursive: true }));

async function readTimes(): Promise<Record<string, number>> {
  const files = await readdir(folder, { recursive: true });
  const times = files.map(async (file) => [file, (await stat(join(folder, file))).mtimeMs] as const);
  return Object.fromEntries(await Promise.all(times));
}

it('writes every width in both formats, of the size that its name says', async () => {
  for (const [key, width, format] of [
    ['first', 160, 'avif'],
    ['first', 640, 'webp'],
    ['second', 320, 'avif'],
    ['second', 640, 'avif'],
  ] as const) {
    const file = await sharp(join(folder, 'portrait', `${key}-${width}.${format}`)).metadata();
    expect([file.width, file.height]).toEqual([width, (width * 800) / 640]);
    expect(file.format).toBe(format === 'avif' ? 'heif' : 'webp');
  }
});

it('making pictures reports its progress', () => {
  expect(firstRun.map(({ done }) => done)).toEqual([1, 2, 3]);
  expect(new Set(firstRun.map(({ total }) => total))).toEqual(new Set([3]));
});

it('marks and sharing cards of both sites are written', async () => {
  for (const site of ['parterre', 'kulisse']) {
    expect(await readFile(join(folder, 'logo', `${site}.svg`), 'utf8')).toMatch(/^<svg .*<\/svg>$/);
    const touchIcon = await sharp(join(folder, 'logo', `${site}-180.png`)).metadata();
    expect([touchIcon.width, touchIcon.height]).toEqual([180, 180]);
    const card = await sharp(join(folder, 'open-graph', `${site}.jpg`)).metadata();
    expect([card.width, card.height]).toEqual([1200, 630]);
  }
});

it('making pictures a second time writes nothing', async () => {
  const before = await readTimes();
  expect(await run()).toEqual([]);
  expect(await readTimes()).toEqual(before);
});

it('only the picture that has lost a file is made again', async () => {
  await rm(join(folder, 'portrait', 'second-320.webp'));
  expect(await run()).toEqual([{ done: 1, total: 1 }]);
  expect(Object.keys(await readTimes())).toContain('portrait/second-320.webp');
});

it('all pictures are made again when the manifest cannot be read, and no unfinished files are left', async () => {
  await writeFile(join(folder, 'pictures.json'), '{"portrait/first":');
  expect(await run()).toHaveLength(3);
  expect(Object.keys(await readTimes()).filter((file) => file.endsWith('.part'))).toEqual([]);
});
