import { makeS3Client, type S3Settings } from '@parterre/api/storage/s3-client';
import { type AskedOfS3, startS3 } from '@parterre/api/testing/storage/s3-server';
import { type MirrorOptions, mirrorSite } from '@parterre/static-site/mirror/mirror-site';
import { faultsIn } from '../../../../packages/static-site/test/fixture-site/site-faults.ts';

export const prefix = '7/';

export interface PagesBucket {
  readonly s3: S3Settings;
  /** What the storage has done, in the order in which it did. */
  readonly done: string[];
  /** What it has by that, below the prefix. */
  readonly files: ReadonlyMap<string, string>;
  readonly headers: ReadonlyMap<string, AskedOfS3['headers']>;
  /** What somebody could have stumbled over who read it at any moment. */
  readonly faults: string[];
  /** All that the storage answers with when it is asked itself. */
  read(): Promise<ReadonlyMap<string, string>>;
  mirror(folder: string, options?: Partial<MirrorOptions>): ReturnType<typeof mirrorSite>;
}

interface BucketOptions {
  readonly line?: NonNullable<Parameters<typeof startS3>[0]>['line'];
  /** Whether what the home page links to is there from now on. */
  readonly areLinksWhole?: () => boolean;
}

/** A storage for pages. After each thing that it does, all that could be read there is looked at. */
export async function openPagesBucket({ line, areLinksWhole = () => false }: BucketOptions = {}) {
  const [files, headers] = [new Map<string, string>(), new Map<string, AskedOfS3['headers']>()];
  const [done, faults]: [string[], string[]] = [[], []];
  const onDone = (asked: AskedOfS3) => {
    done.push(`${asked.method} ${asked.name}`);
    const file = asked.name.slice(prefix.length);
    if (asked.method === 'PUT') {
      files.set(file, asked.body.toString());
      headers.set(file, asked.headers);
    } else if (asked.method === 'DELETE') files.delete(file);
    else return;
    const found = [...faultsIn(files), ...nameFaults(files), ...(areLinksWhole() ? linkFaults(files) : [])];
    faults.push(
      ...found.filter((fault) => !fault.startsWith('the runtime')).map((fault) => `${done.at(-1)}: ${fault}`),
    );
  };
  const s3 = await startS3({ bucket: 'pages', onDone, ...(line && { line }) });
  const client = makeS3Client({ ...s3, setting: 'PAGES_S3' });
  const bucket: PagesBucket = {
    s3,
    done,
    files,
    headers,
    faults,
    read: async () => {
      const listed = await Array.fromAsync(client.list(prefix));
      const contents = await Promise.all(listed.map(({ name }) => client.get(name)));
      return new Map(listed.map(({ name }, index) => [name.slice(prefix.length), String(contents[index])]));
    },
    mirror: (folder, options) =>
      mirrorSite({ folder, store: client, prefix, address: `${s3.url}/${prefix}`, ...options }),
  };
  return bucket;
}

const missingFrom = (files: ReadonlyMap<string, string>, named: Iterable<string>, from: string) =>
  [...named].filter((file) => !files.has(file)).map((file) => `${from} names ${file}, which is missing`);

/** What stands beside pages: manifest, icon; and what sitemaps list. */
function nameFaults(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) => {
    if (file.endsWith('.html'))
      return missingFrom(files, matches(text, /"\/([^/"]+\.(?:webmanifest|svg|js))"/g), file);
    if (/^sitemap-\d+\.xml$/.test(file))
      return missingFrom(files, matches(text, /<loc>https:\/\/[^/]+\/(.*?)<\/loc>/g).map(pageFile), file);
    if (file === 'sitemap.xml' || file === 'robots.txt')
      return missingFrom(files, matches(text, /https:\/\/[^/]+\/(sitemap[\w-]*\.xml)/g), file);
    return [];
  });
}

function linkFaults(files: ReadonlyMap<string, string>): string[] {
  const linked = matches(files.get('index.html') ?? '', /href="\/(breads\/\d+)"/g);
  return missingFrom(files, linked.map(pageFile), 'index.html');
}

const matches = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, part = '']) => part);

const pageFile = (path: string) => (path === '' ? 'index.html' : `${path}/index.html`);
