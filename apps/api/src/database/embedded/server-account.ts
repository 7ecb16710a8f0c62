import { execFileSync } from 'node:child_process';

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const readAccountId = (flag: '-u' | '-g', name: string) =>
  Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/**
 * PostgreSQL refuses to run as root, so root lends it an account that every system has.
 * Anyone else runs it as themselves (undefined).
 */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      return { uid: readAccountId('-u', name), gid: readAccountId('-g', name) };
    } catch {
      // That account does not exist here: try the next.
    }
  }
  return undefined;
}
