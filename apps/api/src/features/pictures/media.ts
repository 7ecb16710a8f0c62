import type { S3Settings } from '../../storage/s3-client.ts';
import { StoreFault } from '../../storage/store-fault.ts';
import { makeFolderStore } from './store/folder-store.ts';
import type { MediaStore } from './store/media-store.ts';
import { makeS3Store } from './store/s3-store.ts';

/** What people of the house uploaded, as it is kept and as pages ask for it. */
export interface Media {
  readonly store: MediaStore;
  /** A file below `/media/`. */
  read(name: string): Promise<Buffer | undefined>;
}

/** Names that nobody has are asked for as well: whoever invents them must not keep a process busy. */
const maxFetches = 32;

/**
 * In a folder of this machine; or in a storage that all machines share, of which the folder has copies of what was asked for. Files never
 * change under their names, so a copy is as good.
 */
export function openMedia(dataDir: string, s3: S3Settings | undefined): Media {
  const folder = makeFolderStore(dataDir);
  const readLocal = (name: string) => folder.read(`media/${name}`);
  if (!s3) return { store: folder, read: readLocal };
  const shared = makeS3Store(s3);
  const fetches = new Map<string, Promise<Buffer | undefined>>();
  const fetchCopy = async (name: string) => {
    const content = await shared.read(name);
    // A full disk keeps nobody from seeing the picture.
    if (content) await folder.write(name, content, '').catch(() => undefined);
    return content;
  };
  const fetchOnce = (name: string) => {
    const underWay = fetches.get(name);
    if (underWay) return underWay;
    if (fetches.size >= maxFetches) throw new StoreFault('too many files are fetched at once');
    const fetching = fetchCopy(name).finally(() => fetches.delete(name));
    fetches.set(name, fetching);
    return fetching;
  };
  return {
    store: {
      ...shared,
      remove: async (name) => {
        await shared.remove(name);
        await folder.remove(name);
      },
    },
    read: async (name) =>
      (await readLocal(name)) ?? (isUpload(name) ? fetchOnce(`media/${name}`) : undefined),
  };
}

const isUpload = (name: string): boolean => name.startsWith('uploads/');
