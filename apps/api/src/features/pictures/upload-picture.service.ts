import { readFile } from 'node:fs/promises';
import type { Picture } from '@parterre/contracts/catalogue-file/values';
import { pictureLimits } from '@parterre/domain/pictures/picture-faults';
import { type Command, type Json, type Refused, refuse } from '../../commands/command.ts';
import type { ReceivedFile } from '../../commands/receive-file.ts';
import type { Db } from '../../database/connect.ts';
import { makeProblem } from '../../problems/problem.ts';
import { StoreFault } from '../../storage/store-fault.ts';
import {
  lookAtPicture,
  makePicture,
  type PictureFault,
  pictureFileNames,
  pictureId,
  type ReadablePicture,
} from './make-picture.ts';
import { type PictureRow, queuePicture, selectPicture, touchPicture } from './pictures.queries.ts';
import type { MediaStore } from './store/media-store.ts';
import { takeTurns } from './turns.ts';

export interface PictureDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly store: MediaStore;
  /** Told of a store that does not work: whoever runs the house must look. */
  readonly onFault: (error: unknown) => void;
}

export type UploadPicture = Command<
  'pictures.upload',
  PictureRow,
  Picture & { readonly [key: string]: Json | undefined }
>;

const megabyte = 1024 * 1024;

const faults: Readonly<Record<PictureFault, string>> = {
  picture_unknown: 'Send a JPEG, PNG, WebP or AVIF.',
  picture_heic: 'This server cannot read HEIC: save it as JPEG first.',
  picture_broken: 'The picture is cut off or damaged.',
  picture_animated: 'Pictures that move are not taken.',
  picture_too_large: `It has more than ${pictureLimits.maxPixels / 1e6} megapixels.`,
  picture_too_small: `It has less than ${pictureLimits.minSide} pixels on one side.`,
  picture_too_narrow: `One side is more than ${pictureLimits.maxRatio} times as long as the other.`,
};

export const tooHeavy = makeProblem(
  'picture_too_heavy',
  `It has more than ${pictureLimits.maxBytes / megabyte} MB.`,
);

/**
 * Makes a picture of what somebody sent and keeps its files; what is left to do is the command that says so. Files come before the row that
 * names them: whoever finds a row finds all of its files. One at a time, so that pictures leave room for selling tickets.
 */
export const makeReceivePicture = (deps: PictureDeps) => {
  const inTurn = takeTurns();
  return async (file: ReceivedFile): Promise<UploadPicture | Refused> => {
    const look = await lookAtPicture(file.path);
    if (typeof look === 'string') return refuse(makeProblem(look, faults[look]));
    try {
      const picture = await inTurn(() => findOrMake(deps, file, look));
      if (picture === 'picture_broken') return refuse(makeProblem(picture, faults[picture]));
      return uploadPicture({ id: pictureId(file.digest), picture, format: look.format, bytes: file.bytes });
    } catch (error) {
      if (!(error instanceof StoreFault)) throw error;
      deps.onFault(error);
      return refuse(makeProblem('store_unavailable', 'Pictures cannot be kept at the moment. Try again.'));
    }
  };
};

async function findOrMake(
  { db, now, store }: PictureDeps,
  { path, digest }: ReceivedFile,
  look: ReadablePicture,
): Promise<Picture | 'picture_broken'> {
  const id = pictureId(digest);
  const known = await touchPicture(db, id, now());
  if (known && (await hasAll(store, pictureFileNames(id, known.widths)))) return known;
  await store.write(originalName(id, look.format), await readFile(path), `image/${look.format}`);
  return makePicture(path, look, id, ({ name, content, type }) => store.write(name, content, type));
}

const hasAll = async (store: MediaStore, names: readonly string[]): Promise<boolean> =>
  (await Promise.all(names.map((name) => store.has(name)))).every(Boolean);

export const originalName = (id: string, format: string): string => `originals/${id}.${format}`;

const uploadPicture = (row: PictureRow): UploadPicture => ({
  name: 'pictures.upload',
  permission: 'catalogue.change',
  needsStepUp: false,
  preview: async (tx) => {
    const before = (await selectPicture(tx, row.id)) ?? null;
    // Nobody's but theirs, until something of the catalogue names it.
    const area = { kind: 'own' } as const;
    return { kind: 'previewed', subject: `picture:${row.id}`, area, before, after: row.picture, change: row };
  },
  run: async (tx, change, { at }) => {
    queuePicture(tx, change, at);
    return change.picture;
  },
  answer: (stored) => stored,
});
