import type { SourceChanges } from '@parterre/static-site/build/open-site';
import type { RunReport } from '@parterre/static-site/build/run/run-report';
import { expect, it } from 'vitest';
import { publishChanges } from './publish-changes.ts';

/** A site on which each run writes five pages and finds those of the runs before as they were. */
function countingSite() {
  const runs: SourceChanges[] = [];
  const update = async (changes: SourceChanges): Promise<RunReport> => {
    const unchanged = 5 * runs.length;
    runs.push(changes);
    const path = `/${runs.length}`;
    return {
      kind: 'update',
      build: path,
      written: 5,
      unchanged,
      removed: 0,
      failed: [],
      reasons: { data: 5 },
      examples: { written: [path], removed: [] },
      seconds: 1,
    };
  };
  return { runs, update };
}

const few = ['list:events', 'event:9', 'version:8@2'];

it('what was changed is published before the lists in which it stands, and told of as one', async () => {
  const site = countingSite();
  expect(await publishChanges(site, { changedKeys: few, version: '8' })).toEqual({
    kind: 'update',
    build: '/2',
    written: 10,
    unchanged: 0,
    removed: 0,
    failed: [],
    reasons: { data: 10 },
    examples: { written: ['/1', '/2'], removed: [] },
    seconds: 2,
  });
  // The version is that of the pages once all of them are made.
  expect(site.runs).toEqual([{ changedKeys: ['event:9'] }, { changedKeys: few, version: '8' }]);
});

it.each([
  ['lists alone', ['list:news', 'version:8@2']],
  ['things that stand in no list', ['event:9']],
  ['many things', ['list:events', ...Array.from({ length: 100 }, (_, id) => `event:${id}`)]],
])('%s are published at once', async (_, changedKeys) => {
  const site = countingSite();
  await publishChanges(site, { changedKeys });
  expect(site.runs).toHaveLength(1);
});
