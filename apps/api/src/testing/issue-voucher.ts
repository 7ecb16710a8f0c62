import type { VoucherIssue } from '@parterre/contracts/console/vouchers';
import { runCommand } from '../commands/run-command.service.ts';
import type { Db } from '../database/connect.ts';
import { makePlanLibrary } from '../features/performances/plan-cache.service.ts';
import { issueVouchers } from '../features/sales/vouchers/voucher-commands.service.ts';

/** A tenth off everything, for everybody. */
export const voucherTerms = (code: string, more: Partial<VoucherIssue> = {}): VoucherIssue => ({
  name: 'A tenth off',
  codes: { kind: 'one', code },
  rule: { kind: 'percent', percent: 10 },
  is_combinable: false,
  returns: 'never',
  ...more,
});

/** By the command that operators have; answers the batch. */
export async function issueVoucher(
  db: Db,
  now: () => Date,
  code: string,
  more: Partial<VoucherIssue> = {},
): Promise<string> {
  const outcome = await runCommand(
    { db, now, verifyStepUp: async () => true },
    issueVouchers(makePlanLibrary(db)),
    {
      actor: { kind: 'command_line', name: 'anna@machine' },
      input: voucherTerms(code, more),
      reason: 'a test',
    },
  );
  if (outcome.kind !== 'done') throw new Error(`not issued: ${JSON.stringify(outcome)}`);
  return outcome.result.batch_id;
}
