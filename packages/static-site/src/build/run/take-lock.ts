import { DatabaseSync } from 'node:sqlite';

/**
 * Lets one run at a time work on a folder, whichever process it is in. The lock is the operating system's: it falls
 * when its holder is killed.
 */
export function takeLock(file: string): () => void {
  const db = new DatabaseSync(file);
  try {
    db.exec('begin exclusive');
    return () => db.close();
  } catch (cause) {
    db.close();
    throw new Error('Another run is at work on this site.', { cause });
  }
}
