import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

const tryEveryMs = 50;

function tryLock(file: string): (() => void) | undefined {
  const db = new DatabaseSync(file);
  try {
    db.exec('begin exclusive');
    return () => db.close();
  } catch {
    // Held by another run; nothing else is ever done to this file.
    db.close();
    return undefined;
  }
}

/**
 * Lets one run at a time work on a folder, whichever process it is in, and waits its turn. The lock is the operating
 * system's: it falls when its holder is killed. Answers how to give it back.
 */
export async function acquireLock(
  file: string,
  timeoutMs: number,
  signal?: AbortSignal,
): Promise<() => void> {
  for (let left = timeoutMs; left >= 0; left -= tryEveryMs) {
    const release = tryLock(file);
    if (release) return release;
    await pause(tryEveryMs, undefined, { signal });
  }
  throw new Error(`Another run has been at work on this site for ${timeoutMs / 1000} s.`);
}
