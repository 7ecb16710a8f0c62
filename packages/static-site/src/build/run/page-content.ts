import { hash } from 'node:crypto';
import type { PageSource } from '../../shared/data-source.ts';
import type { RunData } from '../data/load-context.ts';
import { queryKey, sliceKey } from '../record/dependencies.ts';
import type { PageParts } from '../record/page-records.ts';
import type { SharedPart } from '../record/shared-part-records.ts';
import { describeError } from '../render/describe-error.ts';

let scratch = Buffer.alloc(2 ** 16);

/**
 * A hash of the text's UTF-16, which is how it lies in memory: turning it into UTF-8 first takes several times the
 * hashing. The bytes go through one buffer, since a new one for every page would be most of a build's garbage.
 */
function hashText(text: string): string {
  const size = text.length * 2;
  if (size > scratch.length) scratch = Buffer.alloc(size * 2);
  scratch.write(text, 'utf16le');
  return hash('sha256', scratch.subarray(0, size));
}

/** A page read from its source: its data file, and what a record of it will say. */
export interface PageContent {
  readonly path: string;
  readonly json: string;
  readonly parts: PageParts;
  readonly digest: number;
}

type Names = Readonly<Record<string, string>>;

/** Finds the published name of slices and queries. */
export function partFinder(parts: readonly SharedPart[]) {
  const published = new Map(parts.map((part) => [`${part.kind} ${part.name}`, part.published]));
  return (kind: SharedPart['kind'], names: Names = {}): string => {
    const found = Object.entries(names).map(([key, name]) => {
      const file = published.get(`${kind} ${name}`);
      if (file === undefined) throw new Error(`There is no ${kind} ${name}.`);
      return [key, file];
    });
    return JSON.stringify(Object.fromEntries(found));
  };
}

export type PartFinder = ReturnType<typeof partFinder>;

/** All keys that bring a page back: its data's and its shared parts'. */
export const allKeys = ({ keys, slices = {}, queries = {} }: PageSource): string[] => [
  ...keys,
  ...Object.values(slices).map(sliceKey),
  ...Object.values(queries).map(queryKey),
];

const contentDigest = (text: string) => Number.parseInt(hash('sha256', text).slice(0, 12), 16);

export interface PageReading {
  readonly data: RunData;
  readonly code: string;
  readonly findParts: PartFinder;
}

export type PageReadOutcome =
  | { readonly kind: 'read'; readonly content: PageContent }
  | { readonly kind: 'failed'; readonly cause: string };

/** Reads a page from its source; whatever the source throws is that page's failure alone. */
export const readPage = (source: PageSource, reading: PageReading): Promise<PageReadOutcome> =>
  readContent(source, reading).then(
    (content) => ({ kind: 'read', content }),
    (error) => ({ kind: 'failed', cause: describeError(error) }),
  );

async function readContent(source: PageSource, reading: PageReading): Promise<PageContent> {
  const { path, template } = source;
  const { code, findParts } = reading;
  const { context, stringify } = reading.data;
  const slices = findParts('slice', source.slices);
  const queries = findParts('query', source.queries);
  const dataJson = stringify(await source.load(context)) ?? 'null';
  const data = hashText(dataJson);
  const start = `{"path":${JSON.stringify(path)},"template":${JSON.stringify(template)},"data":`;
  return {
    path,
    json: `${start}${dataJson},"slices":${slices},"queries":${queries}}`,
    parts: { template, data, slices, queries, code },
    digest: contentDigest(`${start}${data}${slices}${queries}`),
  };
}
