import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { queryDataUrl, sliceDataUrl } from '../../shared/page-urls.ts';
import { browserFolder, type SiteBundle } from '../bundle/bundle-site.ts';
import type { ImmutableFile } from '../publish/immutable-files.ts';
import { readContent } from '../publish/read-content.ts';
import { queryKey, sliceKey } from '../record/dependencies.ts';
import type { SharedPart } from '../record/shared-part-records.ts';
import type { SharedJson } from '../render/shared-parts.ts';

/** Scripts, styles, pictures and fonts of the browser bundle. */
export function assetFiles(bundle: SiteBundle): ImmutableFile[] {
  const folder = join(browserFolder(bundle), 'assets');
  return readdirSync(folder).map((name) => ({
    path: `assets/${name}`,
    read: () => readContent(join(folder, name)),
  }));
}

const addressOf = ({ kind, published }: SharedPart) =>
  kind === 'slice' ? sliceDataUrl('', published) : queryDataUrl('', published);

export const partFiles = (parts: readonly SharedPart[]): ImmutableFile[] =>
  parts.map((part) => ({ path: addressOf(part).slice(1), read: () => part.json }));

const jsonOf = (parts: readonly SharedPart[], kind: SharedPart['kind']) =>
  Object.fromEntries(
    parts.filter((part) => part.kind === kind).map(({ published, json }) => [published, json]),
  );

/** What the renderers must know of the shared parts. */
export const sharedJson = (parts: readonly SharedPart[]): SharedJson => ({
  slices: jsonOf(parts, 'slice'),
  queries: jsonOf(parts, 'query'),
});

/** Keys of the parts whose content differs from what was published. */
export function changedPartKeys(before: readonly SharedPart[], after: readonly SharedPart[]): string[] {
  const known = new Set(before.map(({ kind, name, published }) => `${kind} ${name} ${published}`));
  return after
    .filter(({ kind, name, published }) => !known.has(`${kind} ${name} ${published}`))
    .map(({ kind, name }) => (kind === 'slice' ? sliceKey(name) : queryKey(name)));
}
