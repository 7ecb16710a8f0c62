import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readImports } from './read-imports.ts';
import { root } from './run-command.ts';
import { sourceFiles } from './source-files.ts';

export interface WorkspacePackage {
  /** `@parterre/domain` */
  readonly name: string;
  /** `packages/domain` */
  readonly folder: string;
  /** The keys of `exports`: `./money/money`. */
  readonly exports: readonly string[];
}

export interface ModuleImport {
  readonly file: string;
  readonly specifier: string;
}

/**
 * What a package exports though no other imports it, and what another imports though it is not exported. A pattern
 * such as `./*` would export everything, so it counts as an export that nobody imports.
 */
export function exportFaults(
  packages: readonly WorkspacePackage[],
  imports: readonly ModuleImport[],
): string[] {
  return packages.flatMap(({ name, folder, exports }) => {
    const users = new Map<string, string>();
    for (const { file, specifier } of imports) {
      if (!specifier.startsWith(`${name}/`) || file.startsWith(`${folder}/`)) continue;
      users.set(`.${specifier.slice(name.length)}`, file);
    }
    const unused = exports.filter((path) => !users.has(path));
    const missing = [...users].filter(([path]) => !exports.includes(path));
    return [
      ...unused.map((path) => `${folder}/package.json: nobody imports the export "${path}"`),
      ...missing.map(
        ([path, file]) => `${folder}/package.json: ${file} imports "${path}", which is not exported`,
      ),
    ];
  });
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/** The packages of this repository that others import from. */
export async function readPackages(): Promise<WorkspacePackage[]> {
  const files = await sourceFiles('*/package.json');
  const packages = await Promise.all(
    files.map(async (file) => {
      const { name, exports = {} }: Manifest = JSON.parse(await readFile(join(root, file), 'utf8'));
      return { name, folder: dirname(file), exports: Object.keys(exports) };
    }),
  );
  return packages.filter(({ name }) => name.startsWith('@parterre/'));
}

/** All that source files of this repository import from its packages. */
export async function readPackageImports(): Promise<ModuleImport[]> {
  const files = await sourceFiles(':(glob)**/*.ts', ':(glob)**/*.tsx', ':(glob)**/*.mjs');
  const found = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(root, file), 'utf8').catch(() => '');
      if (!source.includes('@parterre/')) return [];
      return readImports(file, source).map(({ specifier }) => ({ file, specifier }));
    }),
  );
  return found.flat().filter(({ specifier }) => specifier.startsWith('@parterre/'));
}
