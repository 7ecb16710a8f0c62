import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from './process-command.ts';

const leasesDir = (folder: string) => join(folder, 'leases');
const turnPath = (folder: string) => join(folder, 'turn');
const holderPid = (lease: string) => Number(lease.split('-')[0]);

/** Says that this process uses the server of a folder; the answer names the lease. */
export async function takeLease(folder: string): Promise<string> {
  const lease = `${process.pid}-${randomUUID()}`;
  await mkdir(leasesDir(folder), { recursive: true });
  await writeFile(join(leasesDir(folder), lease), '');
  return lease;
}

/** Gives a lease back and says whether no living process holds another: then the light may go out. */
export async function returnLease(folder: string, lease: string): Promise<boolean> {
  await rm(join(leasesDir(folder), lease), { force: true });
  const others = await readdir(leasesDir(folder)).catch(() => []);
  const dead = others.filter((other) => !isAlive(holderPid(other)));
  await Promise.all(dead.map((other) => rm(join(leasesDir(folder), other), { force: true })));
  return dead.length === others.length;
}

/** Lets one process at a time start or stop the server of a folder. A turn whose process has died is void. */
export async function inTurn<Result>(folder: string, act: () => Promise<Result>): Promise<Result> {
  await mkdir(folder, { recursive: true });
  while (!(await takeTurn(folder))) await new Promise((resolve) => setTimeout(resolve, 50));
  try {
    return await act();
  } finally {
    await rm(turnPath(folder), { recursive: true, force: true });
  }
}

async function takeTurn(folder: string): Promise<boolean> {
  // A folder that holds the owner's process id as its only entry: mkdir is the atomic step.
  const turn = turnPath(folder);
  try {
    await mkdir(turn);
    await writeFile(join(turn, String(process.pid)), '');
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const [owner] = await readdir(turn).catch(() => []);
    if (owner && !isAlive(Number(owner))) await rm(turn, { recursive: true, force: true });
    return false;
  }
}
