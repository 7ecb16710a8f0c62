import type { BundleSave } from '@parterre/contracts/console/bundles';
import { runCommand } from '../commands/run-command.service.ts';
import type { Db } from '../database/connect.ts';
import { saveBundle } from '../features/sales/bundles/bundle-commands.service.ts';

/** A fifth off all of these performances together. */
export const bundleTerms = (
  code: string,
  performanceIds: readonly number[],
  more: Partial<BundleSave> = {},
): BundleSave => ({
  code,
  names: { ru: 'Все вечера', en: 'All evenings' },
  pick: performanceIds.length,
  performance_ids: [...performanceIds],
  is_same_seat: false,
  rule: { kind: 'percent', percent: 20 },
  is_combinable: false,
  returns: 'full_price',
  ...more,
});

/** By the command that operators have; answers its id. */
export async function saveTestBundle(db: Db, now: () => Date, input: BundleSave): Promise<string> {
  const outcome = await runCommand({ db, now, verifyStepUp: async () => true }, saveBundle, {
    actor: { kind: 'command_line', name: 'anna@machine' },
    input,
    reason: 'a test',
  });
  if (outcome.kind !== 'done') throw new Error(`not saved: ${JSON.stringify(outcome)}`);
  return outcome.result.bundle_id;
}
