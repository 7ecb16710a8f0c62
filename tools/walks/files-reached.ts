import { dirname, join, normalize } from 'node:path';
import { readImports } from '../check/read-imports.ts';

/** Where an act begins, and the folders that its files stand in. */
export interface Walk {
  readonly entries: readonly string[];
  readonly within: readonly string[];
}

/**
 * What somebody reads who follows an act: its entries, and all that they reach by imports (types included) without
 * leaving the folders of the act. What every act shares, such as domain, texts and the database layer, is not counted.
 */
export function filesReached(sources: ReadonlyMap<string, string>, { entries, within }: Walk): string[] {
  const lost = entries.filter((entry) => !sources.has(entry));
  if (lost.length > 0) throw new Error(`A walk begins at ${lost.join(', ')}, which is not there.`);
  const reached = new Set(entries);
  for (const file of reached)
    for (const target of importedFiles(sources, file))
      if (within.some((folder) => target.startsWith(`${folder}/`))) reached.add(target);
  return [...reached].sort();
}

function importedFiles(sources: ReadonlyMap<string, string>, file: string): string[] {
  return readImports(file, sources.get(file) ?? '').flatMap(({ specifier }) => {
    const [path = ''] = specifier.split('?');
    return candidates(file, path).find((candidate) => sources.has(candidate)) ?? [];
  });
}

/** Our own files that an import may mean. */
function candidates(file: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [normalize(join(dirname(file), specifier))];
  const [, name, path] = /^@parterre\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name || !path) return [];
  return ['packages', 'apps'].flatMap((home) =>
    ['ts', 'tsx'].map((ending) => `${home}/${name}/src/${path}.${ending}`),
  );
}
