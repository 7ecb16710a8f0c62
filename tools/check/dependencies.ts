interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
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
const shipped = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'],
  ...['MPL-2.0', 'LGPL-3.0-or-later'],
]);
/** What tools may have besides: data with a name to be named. */
const tools = new Set([...shipped, 'CC-BY-4.0']);
/** Packages that say nothing in the form npm reads, and what their own files say. */
const said: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Dependencies that are not pinned to one version. `$name` in overrides refers to one that is. */
export const looseVersions = (file: string, { dependencies, devDependencies }: Manifest): string[] =>
  Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, version]) => !exact.test(version))
    .map(([name, version]) => `${file}: ${name} is "${version}"; name one version`);

/** Read from the lock file, so that nobody need be asked. */
export function lockFaults({ packages }: Lock, allowedScripts: readonly string[]): string[] {
  return Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, locked]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const may = locked.dev ? tools : shipped;
      const licence = locked.license ?? said[name] ?? 'none';
      return [
        ...(isAllowed(licence, may) ? [] : [`${name}: the licence ${licence} is not on our list`]),
        ...(locked.integrity ? [] : [`${name}: the lock file has no digest of it`]),
        ...(locked.hasInstallScript && !allowedScripts.includes(name)
          ? [`${name}: runs a script when it is installed; allow it by name or find another`]
          : []),
      ];
    });
}

/** `A AND B` binds us to both, `A OR B` to the one we like. */
const isAllowed = (licence: string, may: ReadonlySet<string>): boolean =>
  licence
    .replace(/[()]/g, '')
    .split(' AND ')
    .every((part) => part.split(' OR ').some((one) => may.has(one.trim())));
