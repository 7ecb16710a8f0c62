import type {
  CallOffPlan,
  CallOffPlanQuery,
  CallOffProgress,
  CallOffQuery,
  CallOffWhat,
  WatchedCallOff,
} from '@parterre/contracts/console/call-offs';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { isPermitted } from '@parterre/domain/staff/permissions';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import {
  type DescribedPerformance,
  describePerformance,
} from '../../performances/withholding/hall.service.ts';
import { selectOrderPerformances } from '../order/order-performances.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import { chooseUntil } from './call-off.service.ts';
import {
  type CallOffRow,
  selectFailed,
  selectGivenBack,
  selectLastCallOff,
  selectOpenAttention,
  selectProgress,
} from './calling-off.queries.ts';
import { dryRun } from './dry-run.service.ts';
import { previewMails } from './preview-mails.service.ts';

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const maxShown = 200;

/** What it would do, with the mails, and nothing of it done. */
export async function showCallOffPlan(
  sale: SaleDeps,
  actor: StaffActor,
  query: CallOffPlanQuery,
  at: Date,
): Promise<CallOffPlan | Refused> {
  const found = await findPermitted(sale.db, actor, query, at);
  if (found.kind === 'refused') return found;
  const { performance } = found;
  const key = { eventId: performance.event_id, performanceId: performance.id };
  const what = readWhat(query);
  const planned = await dryRun(sale.db, sale, key, at);
  return {
    performance,
    status: await readStatus(sale.db, performance.id),
    orders: planned.orderIds.length,
    tickets: planned.tickets,
    without_address: planned.withoutAddress,
    money: planned.money.map(({ way, goes, amount, orders }) => ({
      way,
      goes,
      orders,
      amount: toWire(amount),
      currency_code: amount.currency,
    })),
    under_review: [...planned.underReview],
    choose_until: chooseUntil(what, at)?.toISOString() ?? null,
    mails: await previewMails(sale, { key, what, at, mailed: planned.mailed }),
  };
}

/** The contract has seen to it that what belongs to a kind is there. */
function readWhat({ kind, days_to_choose = 0, started_at = '' }: CallOffPlanQuery): CallOffWhat {
  if (kind === 'cancel') return { kind, days_to_choose };
  return kind === 'move' ? { kind, started_at } : { kind };
}

export async function watchCallOff(
  { db }: Pick<SaleDeps, 'db'>,
  actor: StaffActor,
  query: CallOffQuery,
  at: Date,
): Promise<WatchedCallOff | Refused> {
  const found = await findPermitted(db, actor, query, at);
  if (found.kind === 'refused') return found;
  const { performance } = found;
  const last = await selectLastCallOff(db, performance.id);
  return {
    performance,
    status: await readStatus(db, performance.id),
    call_off: last ? await readProgress(db, last) : null,
  };
}

async function readProgress(db: Db, callOff: CallOffRow): Promise<CallOffProgress> {
  const { id, state, called_off_by, called_off_at, choose_until, ended_at } = callOff;
  const { orders, done, failed, certificates } = await selectProgress(db, id);
  const attention = await selectOpenAttention(db, id, maxShown);
  return {
    id,
    state,
    called_off_by,
    called_off_at: called_off_at.toISOString(),
    choose_until: choose_until.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
    orders,
    done,
    waiting: orders - done - failed,
    certificates,
    given_back: (await selectGivenBack(db, id)).map(({ amount_minor, currency }) => ({
      amount: toWire(money(amount_minor, currency)),
      currency_code: currency,
    })),
    failed: [...(await selectFailed(db, id, maxShown))],
    attention: attention.map(({ number, reason, created_at }) => ({
      number,
      reason,
      since: created_at.toISOString(),
    })),
  };
}

const readStatus = async (db: Db, performanceId: number) =>
  (await selectOrderPerformances(db, [performanceId]))[0]?.status ?? 'cancelled';

async function findPermitted(
  db: Db,
  actor: StaffActor,
  { performance_id, lang }: CallOffQuery,
  at: Date,
): Promise<({ readonly kind: 'found' } & DescribedPerformance) | Refused> {
  const described = await describePerformance(db, performance_id, lang, at);
  if (!described) return refuse(noPerformance);
  return isPermitted(actor.grants, 'performances.call-off', described.area)
    ? { kind: 'found', ...described }
    : refuse(notPermitted);
}
