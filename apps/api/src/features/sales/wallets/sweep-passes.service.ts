import type { SaleDeps } from '../sale-deps.ts';
import { selectTicketById } from '../tickets/tickets.queries.ts';
import { type PushService, pushToDevices } from './apple-push.ts';
import { putGooglePass } from './google-pass.ts';
import {
  claimDuePasses,
  type DuePass,
  deleteOldPasses,
  deletePass,
  finishPass,
  putOffPass,
} from './wallet-passes.queries.ts';
import { readPassView } from './wallet-passes.service.ts';

interface SweepDeps {
  readonly sale: SaleDeps;
  /** The same for the site that an order was placed on. */
  readonly atOrder: (orderId: string) => Promise<SaleDeps>;
  readonly push: PushService;
}

const maxPerRun = 100;
/** Longer than telling all of them takes. */
const claimMs = 120_000;
const delay = { firstMs: 30_000, maxMs: 3_600_000 };
/** By then phones have asked by themselves, or nobody has the pass. */
const maxAttempts = 10;
const keptAfterMs = 30 * 86_400_000;

/** Tells wallets of passes that have changed. To be called every few seconds, by any number of processes. */
export async function sweepPasses(deps: SweepDeps): Promise<void> {
  const { db, clock, wallets } = deps.sale;
  if (!wallets.apple && !wallets.google) return;
  const at = clock?.() ?? new Date();
  const retryAt = new Date(at.getTime() + claimMs);
  const due = await claimDuePasses(db, { at, retryAt, limit: maxPerRun });
  await pushAll(
    deps,
    due.filter(({ wallet }) => wallet === 'apple'),
    at,
  );
  for (const pass of due) if (pass.wallet === 'google') await patchGoogle(deps, pass, at);
}

async function pushAll({ sale, push }: SweepDeps, passes: readonly DuePass[], at: Date): Promise<void> {
  const { apple } = sale.wallets;
  if (!apple || passes.length === 0) return;
  const outcomes = await pushToDevices(
    push,
    apple,
    passes.map(({ push_token }) => push_token),
  );
  for (const [index, pass] of passes.entries()) {
    if (outcomes[index] === 'told') await finishPass(sale.db, pass);
    else if (outcomes[index] === 'gone') await deletePass(sale.db, pass);
    else await tryLater(sale, pass, at);
  }
}

async function patchGoogle({ sale, atOrder }: SweepDeps, pass: DuePass, at: Date): Promise<void> {
  const { google } = sale.wallets;
  if (!google) return;
  const ticket = await selectTicketById(sale.db, pass.event_id, pass.ticket_id);
  const view = ticket && (await readPassView(await atOrder(pass.order_id), ticket));
  if (!view) return deletePass(sale.db, pass);
  try {
    await putGooglePass(sale.googleAddresses, google, view, at);
    await finishPass(sale.db, pass);
  } catch {
    await tryLater(sale, pass, at);
  }
}

function tryLater({ db }: SaleDeps, pass: DuePass, at: Date): Promise<void> {
  if (pass.attempts >= maxAttempts) return finishPass(db, pass);
  const delayMs = Math.min(delay.firstMs * 2 ** (pass.attempts - 1), delay.maxMs);
  return putOffPass(db, pass, new Date(at.getTime() + delayMs));
}

/** Phones are remembered for as long as their passes may change. */
export const forgetPasses = (db: SaleDeps['db'], at: Date): Promise<void> =>
  deleteOldPasses(db, new Date(at.getTime() - keptAfterMs));
