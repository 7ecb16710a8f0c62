import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const tickMs = 10;

/** Milliseconds of CPU that these processes have used so far; undefined where they cannot be told. */
export function cpuTimeMs(pids: readonly number[]): number | undefined {
  try {
    return pids.reduce((sum, pid) => sum + readCpuTicks(pid), 0);
  } catch {
    return undefined;
  }
}

function readCpuTicks(pid: number): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * tickMs;
}
