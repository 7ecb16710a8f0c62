import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { events, seatsPerEvent } from '../fixtures/catalogue.ts';

const run = promisify(execFile);

const script = `
\\set event random(1, ${events})
\\set seat random(0, ${seatsPerEvent - 1})
insert into stock_seats as stock (event_id, performance_id, seat, zone, state, owner, held_at, expires_at)
values (:event, :event, :seat, 'stalls', 'held', gen_random_uuid(), now(), now() + interval '15 minutes')
on conflict (event_id, performance_id, seat) do update
set owner = excluded.owner, held_at = excluded.held_at, expires_at = excluded.expires_at
where stock.expires_at <= excluded.held_at;
`;

/** Holds per second without HTTP and without Node; undefined where there is no pgbench. */
export async function runPgbench(url: string, seconds: number): Promise<number | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'basket-pgbench-'));
  const file = join(folder, 'hold.sql');
  writeFileSync(file, script);
  const { username, password, hostname, port, pathname } = new URL(url);
  const target = ['-h', hostname, '-p', port, '-U', username, pathname.slice(1)];
  const args = ['-n', '-M', 'prepared', '-c', '10', '-j', '2', '-T', String(seconds), '-f', file, ...target];
  try {
    const env = { ...process.env, PGPASSWORD: password, PGOPTIONS: '-c synchronous_commit=off' };
    const { stdout } = await run('pgbench', args, { env });
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
