import { expect, it } from 'vitest';
import { openBakery } from '../../test/fixture-site/open-bakery.ts';
import { diskFiles, type Files } from './publish/files.ts';

/** Writes to the disk and keeps a list of what happened to the published folder. */
function recordingFiles(): { files: Files; events: string[] } {
  const disk = diskFiles(false);
  const events: string[] = [];
  const local = (path: string) => path.split('/public/')[1] ?? '';
  const files: Files = {
    ...disk,
    rename(from, to) {
      events.push(`put ${local(to)}`);
      disk.rename(from, to);
    },
    remove(path) {
      if (local(path)) events.push(`remove ${local(path)}`);
      disk.remove(path);
    },
  };
  return { files, events };
}

const kinds: readonly [kind: string, event: RegExp][] = [
  ['immutable', /^put (assets|slice-data|page-data\/sq)\//],
  ['app data', /^put page-data\/app-data\.json/],
  ['page data', /^put page-data\//],
  ['html', /^put .*\.html$/],
  ['removed html', /^remove .*\.html/],
  ['removed page data', /^remove page-data\//],
  ['document', /^put /],
];

/** The kinds in the order they came, each run of equals once. */
function listPhases(events: readonly string[]): (string | undefined)[] {
  const phases = events.map((event) => kinds.find(([, pattern]) => pattern.test(event))?.[0]);
  return phases.filter((phase, index) => phase !== phases[index - 1]);
}

it('files are published before those that refer to them, and app data last', async () => {
  const { files, events } = recordingFiles();
  await using bakery = await openBakery({ files, threads: 0 });
  await bakery.site.build();

  expect(listPhases(events)).toEqual(['immutable', 'page data', 'html', 'document', 'app data']);
});

it('a page is removed before its data, when all else is in place', async () => {
  const { files, events } = recordingFiles();
  await using bakery = await openBakery({ files, threads: 0 });
  await bakery.site.build();
  events.length = 0;
  bakery.bakery.breads.delete(12);
  bakery.bakery.name = 'The Smaller Oven';
  await bakery.site.update({ changedKeys: ['bread:12', 'breads', 'bakery'] });

  expect(listPhases(events)).toEqual([
    ...['immutable', 'page data', 'html', 'removed html', 'removed page data', 'document', 'app data'],
  ]);
});
