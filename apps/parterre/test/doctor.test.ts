import { sandboxSecret } from '@parterre/api/compose-sale';
import { openAcquirer } from '@parterre/sandbox-acquirer/acquirer';
import { expect, it, vi } from 'vitest';
import { runDoctor } from '../src/commands/run-doctor.ts';
import { operatorHarness } from './operator-harness.ts';

const { runAndPrint } = operatorHarness();

it('the doctor asks the providers when told to', async () => {
  vi.stubEnv('SECRET', 'a secret of this house that is long enough');
  const secret = sandboxSecret('a secret of this house that is long enough');
  const bank = await openAcquirer({ secret, url: () => '' });
  vi.stubEnv('SANDBOX_URL', await bank.listen({ host: '127.0.0.1', port: 0 }));
  const asked = await runAndPrint(() => runDoctor(['--provider', '--days', '2']));
  expect(asked).toMatchObject({
    status: 0,
    runAndPrint: expect.stringContaining(
      'ok     sandbox and the books of 2 days agree: 0 payments, 0 refunds there',
    ),
  });
  await bank.close();
  const unanswered = await runAndPrint(() => runDoctor(['--provider']));
  expect(unanswered).toMatchObject({
    status: 1,
    runAndPrint: expect.stringContaining('sandbox does not answer; next:'),
  });
});

it('the doctor says what it does not understand', async () => {
  await expect(runDoctor(['--days', '2'])).rejects.toThrow('doctor --provider --days 7');
  await expect(runDoctor(['--provider', '--days', 'x'])).rejects.toThrow('not a number of days');
});
