import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Progress } from '../../apps/parterre/test/rehearsal/crowd/run-crowd.ts';
import { rehearse } from '../../apps/parterre/test/rehearsal/rehearse.ts';
import { writeReport } from '../../apps/parterre/test/rehearsal/report/write-report.ts';
import { openRehearsalSystem } from '../../apps/parterre/test/rehearsal/system/rehearsal-system.ts';
import { runOperator } from '../../apps/parterre/test/run-operator.ts';
import { atLeast } from '../measure/at-least.ts';
import { judge } from '../measure/judge.ts';

// A sale opens: first to as many as the house can serve, then to more than that, who all wait on its page already.
const system = { rows: 20, seatsPerRow: 20, places: 5000 };
const sales = [
  { what: 'a full house', visitors: 1000, arriveWithinMs: 40_000, thinkMs: 4000, isWaiting: false },
  {
    what: 'a rush beyond what it can serve',
    visitors: 2000,
    arriveWithinMs: 500,
    thinkMs: 500,
    isWaiting: true,
  },
];

const show = ({ seconds, here, watching, requests, bought }: Progress) =>
  process.stdout.write(
    `  ${seconds.toFixed(0)} s: ${here} here, ${watching} watching, ${requests} requests, ${bought} have bought\n`,
  );

for (const { what, ...size } of sales) {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'parterre-onsale-'));
  // The database runs under an account of its own.
  await chmod(DATA_DIR, 0o755);
  console.log(`${what}: ${size.visitors} visitors within ${size.arriveWithinMs / 1000} s`);
  const open = await openRehearsalSystem({
    size: system,
    env: { DATA_DIR },
    operate: (args) => runOperator(args, { DATA_DIR }),
  });
  try {
    const report = await rehearse(open, { ...size, seed: what }, { onProgress: show });
    console.log(writeReport(report));
    judge(`${what}: faults`, report.faults.length, 0);
    // Beyond what it can serve, it says so instead of letting everybody wait.
    if (size.isWaiting) atLeast(`${what}: requests sent away`, report.summary.shed, 1);
    else judge(`${what}: requests sent away`, report.summary.shed, 0);
  } finally {
    await open.close();
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}
