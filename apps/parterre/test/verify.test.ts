import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signTicket } from '@parterre/api/features/tickets/code/sign-ticket';
import { keyFolder, openKeyRing } from '@parterre/api/features/tickets/keys/key-ring';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runVerify } from '../src/commands/run-verify.ts';

const hourMs = 3_600_000;

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parterre-verify-'));
  vi.stubEnv('DATA_DIR', dataDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(dataDir, { recursive: true });
});

async function verify(...args: string[]) {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    const status = await runVerify(args);
    return { status, said: out.mock.calls.join('') };
  } finally {
    out.mockRestore();
  }
}

test('tells on the command line whether a ticket is ours and good', async () => {
  const { signing } = await openKeyRing(keyFolder(dataDir));
  const code = signTicket(
    {
      eventId: 1042,
      subject: { kind: 'seat', dateId: 20_317, seat: 511 },
      number: '7K3M9QXA2C',
      validFrom: new Date(Date.now() - hourMs),
      validUntil: new Date(Date.now() + hourMs),
    },
    signing,
  );
  const good = await verify(code);
  expect(good).toEqual({ status: 0, said: expect.stringContaining('ticket 7K3M9-QXA2C') });
  // As it is pasted from a mail that broke it into lines.
  expect((await verify(code.slice(0, 40), code.slice(40))).status).toBe(0);
  const altered = `${code.slice(0, -20)}${code.at(-20) === 'A' ? 'B' : 'A'}${code.slice(-19)}`;
  expect(await verify(altered)).toEqual({ status: 1, said: 'Forged: the signature is not ours.\n' });
});
