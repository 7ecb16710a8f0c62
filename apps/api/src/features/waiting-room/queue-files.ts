import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RoomStatus } from '@parterre/contracts/waiting-room/waiting-room';

/** Whoever reads one finds it whole: it is written beside its place and put there at once. */
async function replace(file: string, content: string): Promise<void> {
  const beside = `${file}.${randomUUID()}.tmp`;
  await writeFile(beside, content);
  await rename(beside, file);
}

export interface QueueFiles {
  write(status: RoomStatus): Promise<void>;
}

/** Pages change little; whoever reads one without a script is told when it was written. */
const pageEveryMs = 10_000;

/** Each page of a room, by the end of its name. */
type DrawPages = (status: RoomStatus) => Promise<readonly (readonly [ending: string, html: string])[]>;

const assets = ['room-page.css', 'room-page.js', 'room-rules.js'] as const;

/** The files that whoever waits reads, in a folder that any server of files can have. */
export function makeQueueFiles(folder: string, drawPages: DrawPages): QueueFiles {
  const drawn = new Map<number, { readonly phase: string; readonly atMs: number }>();
  let isReady = false;
  const prepare = async () => {
    await mkdir(folder, { recursive: true });
    for (const name of assets) await copyFile(new URL(`page/${name}`, import.meta.url), join(folder, name));
    isReady = true;
  };
  return {
    write: async (status) => {
      if (!isReady) await prepare();
      const { room, phase } = status;
      await replace(join(folder, `${room}.json`), JSON.stringify(status));
      const atMs = Date.parse(status.written_at);
      const last = drawn.get(room);
      if (last?.phase === phase && atMs - last.atMs < pageEveryMs) return;
      for (const [ending, html] of await drawPages(status))
        await replace(join(folder, `${room}${ending}`), html);
      drawn.set(room, { phase, atMs });
    },
  };
}
