import type { Controls } from '../control.ts';

const mirror = 'packages/static-site/src/mirror/mirror-site.ts';
const phases = 'packages/static-site/src/mirror/phases.ts';
const record = 'packages/static-site/src/mirror/mirror-record.ts';
const sending = 'apps/parterre/src/keep-sending.ts';
const stored = ['apps/parterre/test/storage/pages-in-storage.test.ts'];
const following = ['apps/parterre/test/storage/page-storage.test.ts'];

/** What a copy of pages in a storage rests on. */
export const pageStorageControls: Controls = {
  'The storage of pages is away, slow or refuses the key': [
    {
      defence: 'what could not be sent is tried again by itself',
      file: sending,
      text: '    timer = setTimeout(begin, Math.min(maxRetryMs, retryMs * 2 ** faults)).unref();\n',
      without: '',
      tests: ['apps/parterre/src/keep-sending.test.ts'],
      only: 'after a fault',
    },
    {
      defence: 'whoever publishes waits for no storage',
      file: 'apps/parterre/src/page-storage.ts',
      text: 'if (report) sender.notice();',
      without: 'if (report) await sendPages(landingId, signal);',
      tests: following,
      only: 'while their storage is away',
    },
    {
      defence: 'what is under way is ended with the house',
      file: 'apps/parterre/src/page-storage.ts',
      text: "store: makeS3Client({ ...s3, setting: 'PAGES_S3', signal }),",
      without: "store: makeS3Client({ ...s3, setting: 'PAGES_S3' }),",
      tests: following,
      only: 'whoever stops the house',
    },
  ],
  'A process is killed while it sends pages to their storage, or one request of many fails': [
    {
      defence: 'what a file refers to is there before it',
      file: phases,
      text: 'Map.groupBy(steps, ({ phase }) => phase)',
      without: 'Map.groupBy(steps, () => 1)',
      tests: stored,
      only: 'what a page names',
    },
    {
      defence: 'new pages are there before those that list them',
      file: phases,
      text: '= mayHave(html)',
      without: '= mayHave(html) || true',
      tests: stored,
      only: 'of a change only',
    },
    {
      defence: 'what is being sent belongs to somebody who takes it away again',
      file: mirror,
      text: '      record.expect(item, file);\n',
      without: '',
      tests: stored,
      only: 'killed at any point',
    },
    {
      defence: 'a page that is published anew is sent after what it names',
      file: mirror,
      text: 'if (record.publishedVersion(item) !== item.version) return undefined;',
      without: '',
      tests: stored,
      only: 'published anew',
    },
    {
      defence: 'nothing is sent of a folder that is half published',
      file: record,
      text: 'exists (select 1 from site.journal) or',
      without: 'false or',
      tests: stored,
      only: 'until another ends that',
    },
    {
      defence: 'what the folder still has stays for the tabs that are open',
      file: mirror,
      text: '    existsSync(inFolder(file)) ||\n',
      without: '',
      tests: stored,
      only: 'forgotten them',
    },
    {
      defence: 'files of a house whose record was lost stay for a month',
      file: mirror,
      text: "(kind === 'stray' && isImmutable(file) &&",
      without: "(kind === 'stray' && file === '' &&",
      tests: stored,
      only: 'behind our back',
    },
  ],
};
