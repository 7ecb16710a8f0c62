import { randomUUID } from 'node:crypto';
import type { CallOffWhat } from '@parterre/contracts/console/call-offs';
import { toWire } from '@parterre/domain/money/wire-money';
import type { DateStatus } from '@parterre/domain/price/sale-state';
import { type Command, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { describePerformance } from '../../performances/withholding/hall.service.ts';
import { type PerformanceRow, selectOrderPerformances } from '../order/order-performances.queries.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  type CallOffKey,
  insertCallOff,
  insertCallOffOrders,
  selectLastCallOff,
  updateCallOffState,
} from './calling-off.queries.ts';
import { dryRun } from './dry-run.service.ts';

/** Changes one date of the catalogue as an import of its event would. Undefined when there is none. */
export type DraftDateChange = (
  tx: Tx,
  key: CallOffKey,
  change: { readonly status: DateStatus; readonly startedAt?: string | undefined; readonly at: Date },
) => Promise<DraftedDate | undefined>;

type DraftedDate =
  | { readonly kind: 'refused'; readonly reasons: readonly string[] }
  | { readonly kind: 'into-past' }
  | { readonly kind: 'clash'; readonly because: string }
  | { readonly kind: 'checked'; readonly store: (by: string, at: Date) => Promise<void> };

export interface CallOffDeps {
  readonly sale: Pick<SaleDeps, 'providers' | 'announce'>;
  readonly draftDateChange: DraftDateChange;
}

interface CallingOff {
  readonly performance: CallOffKey;
  readonly store: (by: string, at: Date) => Promise<void>;
  readonly orderIds: readonly string[];
  /** Null where nothing goes back by itself. */
  readonly chooseUntil: Date | null;
  /** The giving back that is under way: moved or put off meanwhile it is not cancelled any more, and nothing more goes back. */
  readonly open: string | undefined;
}

type Stored = {
  readonly performance_id: number;
  readonly call_off_id: string | null;
  readonly orders: number;
};

const noPerformance = makeProblem('not_found', 'There is no such performance.');
const underWay = makeProblem('call_off_under_way', 'It is being called off already.');
const asItIs = makeProblem('nothing_changes', 'It is announced like this already.');
const intoPast = makeProblem('into_past', 'It would begin in the past.');
const localLength = 'yyyy-mm-ddThh:mm'.length;
const dayMs = 24 * 3_600_000;

export const chooseUntil = (what: CallOffWhat, at: Date): Date | null =>
  what.kind === 'cancel' ? new Date(at.getTime() + what.days_to_choose * dayMs) : null;

function refusalProblem(drafted: Exclude<DraftedDate, { readonly kind: 'checked' }>) {
  if (drafted.kind === 'into-past') return intoPast;
  return drafted.kind === 'clash'
    ? makeProblem('hall_taken', drafted.because)
    : makeProblem('change_refused', drafted.reasons.join('; '));
}

/** Whether it would be told as it is told already. One that a file has cancelled can still be given back from here. */
function isAnnounced(what: CallOffWhat, today: PerformanceRow | undefined): boolean {
  if (what.kind === 'cancel' || today?.status !== announcedStatus[what.kind]) return false;
  return what.kind === 'postpone' || today.started_text?.slice(0, localLength) === what.started_at;
}

/** As the catalogue will announce it. */
const announcedStatus: Readonly<Record<CallOffWhat['kind'], DateStatus>> = {
  cancel: 'cancelled',
  postpone: 'postponed',
  move: 'scheduled',
};

/**
 * Cancels a performance, puts it off or moves it: the catalogue is changed as an import of its event would change it, which tells its buyers;
 * of one that is cancelled all that was paid goes back, once its buyers have had their time.
 */
export const callOff = ({
  sale,
  draftDateChange,
}: CallOffDeps): Command<'performance.call-off', CallingOff, Stored> => ({
  name: 'performance.call-off',
  permission: 'performances.call-off',
  needsStepUp: true,
  preview: async (tx, { performance_id: performanceId, what }, { at }) => {
    const described = await describePerformance(tx, performanceId, undefined, at);
    if (!described) return refuse(noPerformance);
    const performance = { eventId: described.performance.event_id, performanceId };
    const status = announcedStatus[what.kind];
    const drafted = await draftDateChange(tx, performance, {
      status,
      startedAt: what.kind === 'move' ? what.started_at : undefined,
      at,
    });
    if (!drafted) return refuse(noPerformance);
    if (drafted.kind !== 'checked') return refuse(refusalProblem(drafted));
    const last = await selectLastCallOff(tx, performanceId);
    const open = last?.state === 'running' || last?.state === 'paused' ? last.id : undefined;
    if (open !== undefined && what.kind === 'cancel') return refuse(underWay);
    const [today] = await selectOrderPerformances(tx, [performanceId]);
    if (open === undefined && isAnnounced(what, today)) return refuse(asItIs);
    const { orderIds, tickets, money, underReview } = await dryRun(tx, sale, performance, at);
    const until = chooseUntil(what, at);
    const before = {
      performance: today?.status ?? 'scheduled',
      starts: today?.started_text?.slice(0, 16) ?? null,
    };
    return {
      kind: 'previewed',
      subject: `performance:${performanceId}`,
      area: described.area,
      before,
      after: {
        performance: status,
        starts: what.kind === 'move' ? what.started_at : (today?.started_text?.slice(0, 16) ?? null),
        orders: orderIds.length,
        tickets,
        ...(until && {
          goes_back: money.map(({ way, amount }) => ({
            way,
            amount: toWire(amount),
            currency_code: amount.currency,
          })),
          ...(underReview.length > 0 && { under_review: underReview }),
          choose_until_at: until.toISOString(),
        }),
      },
      // One more buyer is no reason to look again.
      mustHold: [before, open ?? null],
      change: { performance, store: drafted.store, orderIds, chooseUntil: until, open },
    };
  },
  run: async (tx, { performance, store, orderIds, chooseUntil: until, open }, { actor, at }) => {
    await store(actor.name, at);
    if (open !== undefined) await updateCallOffState(tx, open, { state: 'withdrawn', at });
    const stored = { performance_id: performance.performanceId, orders: orderIds.length };
    if (!until) return { ...stored, call_off_id: null };
    const id = randomUUID();
    await insertCallOff(tx, { id, ...performance, by: actor.name, at, chooseUntil: until });
    await insertCallOffOrders(tx, id, orderIds, until);
    return { ...stored, call_off_id: id };
  },
  answer: (stored) => stored,
  onDone: ({ performance_id }) => sale.announce([performance_id]),
});
