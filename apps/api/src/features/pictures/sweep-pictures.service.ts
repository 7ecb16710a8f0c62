import type { Db } from '../../database/connect.ts';
import { pictureFileNames, pictureSource } from './make-picture.ts';
import { lockOldPicture, queuePictureRemoval, selectNamed, selectOldPictures } from './pictures.queries.ts';
import type { MediaStore } from './store/media-store.ts';
import { originalName } from './upload-picture.service.ts';

/** Longer than anybody leaves a text unfinished. */
const keptMs = 30 * 24 * 3_600_000;

/** Takes away what was uploaded a month ago or earlier and nothing names. Answers how many. */
export async function sweepPictures(db: Db, store: MediaStore, at: Date): Promise<number> {
  const before = new Date(at.getTime() - keptMs);
  let removed = 0;
  let after = '';
  for (;;) {
    const ids = await selectOldPictures(db, before, after);
    const named = ids.length === 0 ? new Set() : await selectNamed(db, ids.map(pictureSource));
    for (const id of ids)
      if (!named.has(pictureSource(id)) && (await removePicture(db, store, id, before))) removed += 1;
    const last = ids.at(-1);
    if (last === undefined) return removed;
    after = last;
  }
}

/** The row goes once all files have gone: whatever fails in between is found and tried again the next time. */
const removePicture = (db: Db, store: MediaStore, id: string, before: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await lockOldPicture(tx, id, before);
    // Asked again, since a text may have been published meanwhile.
    if (!row || (await selectNamed(tx, [pictureSource(id)])).size > 0) return false;
    for (const name of [originalName(id, row.format), ...pictureFileNames(id, row.picture.widths)])
      await store.remove(name);
    queuePictureRemoval(tx, id);
    return true;
  });
