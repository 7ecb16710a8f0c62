import { join } from 'node:path';

/** Everything lives in one folder, hence on one disk, where a rename is atomic. */
export const siteFolders = (folder: string) => ({
  /** The folder that hosts serve. */
  published: join(folder, 'public'),
  pending: join(folder, 'state', 'pending'),
  bundle: join(folder, 'state', 'bundle'),
  record: join(folder, 'state', 'record.sqlite'),
  lock: join(folder, 'state', 'lock.sqlite'),
  /** What a storage has of the published folder. */
  mirror: join(folder, 'state', 'mirror.sqlite'),
  mirrorLock: join(folder, 'state', 'mirror-lock.sqlite'),
});

export type SiteFolders = ReturnType<typeof siteFolders>;
