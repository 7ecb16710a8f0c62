import { randomUUID } from 'node:crypto';
import type { RoomStatus } from '@parterre/contracts/waiting-room/waiting-room';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { fetchBeacon } from './beacon.ts';
import { type MoveDeps, makeRoomMover } from './move-rooms.service.ts';
import { roomPage } from './page/room-page.ts';
import { type ShowRoomDeps, showRoom } from './page/show-room.service.ts';
import { makeQueueFiles } from './queue-files.ts';
import { readRooms } from './waiting-rooms.service.ts';

export interface RoomMoverParts extends ShowRoomDeps, Pick<MoveDeps, 'load'> {
  /** Where the files stand that whoever waits reads. */
  readonly folder: string;
  readonly beaconUrl?: string | undefined;
}

/** Moves rooms on, with the files of this machine. To be called every second. */
export function composeRoomMover({ folder, beaconUrl, load, ...deps }: RoomMoverParts): () => Promise<void> {
  const drawPages = async ({ room: roomId }: RoomStatus) => {
    const room = (await readRooms(deps.db, deps.now())).find(({ id }) => id === roomId);
    if (!room) return [];
    return Promise.all(
      interfaceLanguages.map(async (lang) => {
        const page = await showRoom(deps, room, lang);
        return [`.${lang}.html`, roomPage(page, deps.now().getTime())] as const;
      }),
    );
  };
  return makeRoomMover({
    ...deps,
    processId: randomUUID(),
    load,
    files: makeQueueFiles(folder, drawPages),
    fetchBeacon: beaconUrl === undefined ? undefined : () => fetchBeacon(beaconUrl),
  });
}
