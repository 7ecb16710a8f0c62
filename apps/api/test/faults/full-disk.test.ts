import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { sql } from '../../src/database/sql.ts';
import { makeBuyer } from './buyer.ts';
import { openFaultFixture } from './fault-fixture.ts';

const run = promisify(execFile);
const fixture = await openFaultFixture();
const api = await fixture.start();

/**
 * The kernel lets the process write no file beyond so many bytes: a write breaks off in its middle, as on a full disk, and
 * nobody needs the right to mount one.
 */
const leaveRoom = (bytes: number | 'unlimited') =>
  run('prlimit', [`--pid=${api.pid}`, `--fsize=${bytes}:unlimited`]);

const mails = async () => (await readdir(join(fixture.dataDir, 'mail')).catch(() => [])).sort();
const tasks = () =>
  fixture.rows(sql<{ attempts: number; fault: string | null; done: boolean }>`
    select attempts, last_fault as fault, done_at is not null as done from outbox where kind like 'order_%'`);

// Elsewhere a process is given its limits when it starts, and none that could be lifted again.
it.runIf(process.platform === 'linux')(
  'a disk that is full while mail is written delays the mail, which then comes once and whole',
  async () => {
    await leaveRoom(1000);
    const buyer = makeBuyer();
    expect(await buyer.hold(1)(api.address)).toMatchObject({ status: 200 });
    expect(await buyer.order(550)(api.address)).toMatchObject({ status: 201 });
    await expect.poll(tasks).toMatchObject([{ done: false, fault: expect.stringContaining('EFBIG') }]);
    // Nothing that anybody could take for a mail.
    expect((await mails()).filter((name) => name.endsWith('.eml'))).toEqual([]);
    await leaveRoom('unlimited');
    await fixture.database.db.query(sql`update outbox set due_at = now() where done_at is null`);
    await expect.poll(tasks).toMatchObject([{ done: true, fault: null }]);
    expect(await mails()).toEqual([expect.stringMatching(/\.eml$/)]);
    await fixture.expectNothingLost();
  },
);
