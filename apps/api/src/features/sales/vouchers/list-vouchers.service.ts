import type {
  BatchesQuery,
  BatchList,
  CodePage,
  CodesQuery,
  VoucherBatch,
  VoucherCode,
  VoucherHappening,
  VoucherLife,
  VoucherQuery,
  WirePriceRule,
} from '@parterre/contracts/console/vouchers';
import { hasPermission, isPermitted } from '@parterre/domain/staff/permissions';
import { voucherState } from '@parterre/domain/vouchers/voucher';
import { codeKey } from '@parterre/domain/vouchers/voucher-code';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import {
  type BatchRow,
  type CodeRow,
  type HappeningRow,
  selectBatch,
  selectBatches,
  selectCode,
  selectCodes,
  selectHappenings,
  selectTargets,
  type TargetRow,
} from './voucher-console.queries.ts';
import { countOpened } from './voucher-stock.queries.ts';
import { batchArea, describeTargets } from './voucher-targets.service.ts';

const noVouchers = makeProblem('not_found', 'There are no such vouchers.');
const pageLength = 50;
const maxHappenings = 500;

/** As they were issued, the newest first; those that the roles of whoever looks count for. */
export async function listVouchers(
  db: Db,
  actor: StaffActor,
  query: BatchesQuery,
): Promise<BatchList | Refused> {
  if (!hasPermission(actor.grants, 'vouchers.change')) return refuse(notPermitted);
  const { search = null, page, lang } = query;
  const rows = await selectBatches(db, {
    search,
    codeKey: search === null ? null : codeKey(search),
    offset: (page - 1) * pageLength,
    limit: pageLength + 1,
  });
  const shown = rows.slice(0, pageLength);
  const targets = await readTargets(db, shown, lang);
  return {
    results: shown.filter((row) => isVisible(actor, row, targets)).map((row) => wireBatch(row, targets)),
    has_more: rows.length > pageLength,
  };
}

const readTargets = (
  db: Db,
  rows: readonly BatchRow[],
  lang: string | undefined,
): Promise<readonly TargetRow[]> =>
  selectTargets(
    db,
    {
      eventIds: rows.flatMap(({ event_ids }) => event_ids ?? []),
      performanceIds: rows.flatMap(({ performance_ids }) => performance_ids ?? []),
    },
    lang,
  );

const isVisible = ({ grants }: StaffActor, row: BatchRow, targets: readonly TargetRow[]): boolean =>
  isPermitted(grants, 'vouchers.change', batchArea(row, targets));

interface FoundBatch {
  readonly kind: 'found';
  readonly row: BatchRow;
  readonly batch: VoucherBatch;
}

async function findBatch(
  db: Db,
  actor: StaffActor,
  { id, lang }: { readonly id: string; readonly lang: string | undefined },
): Promise<FoundBatch | Refused> {
  const row = await selectBatch(db, id);
  if (!row) return refuse(noVouchers);
  const targets = await readTargets(db, [row], lang);
  if (!isVisible(actor, row, targets)) return refuse(notPermitted);
  const batch = wireBatch(row, targets);
  const places = batch.stock && (await countPlaces(db, row, targets));
  return { kind: 'found', row, batch: { ...batch, stock: batch.stock && { ...batch.stock, places } } };
}

async function countPlaces(db: Db, { id, performance_ids }: BatchRow, targets: readonly TargetRow[]) {
  const [performanceId] = performance_ids ?? [];
  const performance = targets.find(({ performance_id }) => performance_id === performanceId);
  if (!performance) return null;
  return countOpened(db, { eventId: performance.event_id, performanceId: performance.performance_id }, id);
}

export async function listVoucherCodes(
  db: Db,
  actor: StaffActor,
  { query, at }: { readonly query: CodesQuery; readonly at: Date },
): Promise<CodePage | Refused> {
  const { batch_id: batchId, show, search, after = null, limit, lang } = query;
  const found = await findBatch(db, actor, { id: batchId, lang });
  if (found.kind === 'refused') return found;
  const key = search === undefined ? null : codeKey(search);
  const rows = await selectCodes(db, { batchId, show, codeKey: key, after, limit: limit + 1 });
  const shown = rows.slice(0, limit);
  return {
    batch: found.batch,
    codes: shown.map((code) => wireCode(code, found.row, at)),
    next: rows.length > limit ? (shown.at(-1)?.code_key ?? null) : null,
  };
}

/** Issued, tried, used, given back, ended: what to tell whoever says that a code does not work. */
export async function readVoucher(
  db: Db,
  actor: StaffActor,
  { query, at }: { readonly query: VoucherQuery; readonly at: Date },
): Promise<VoucherLife | Refused> {
  const code = await selectCode(db, query.voucher_id);
  if (!code) return refuse(noVouchers);
  const found = await findBatch(db, actor, { id: code.batch_id, lang: query.lang });
  if (found.kind === 'refused') return found;
  const happenings = await selectHappenings(db, code.id, maxHappenings);
  const nothing = { refusal: null, order_number: null, amount: null };
  const { issued_at, issued_by } = found.row;
  const all: VoucherHappening[] = [
    ...(code.ended_at === null
      ? []
      : [{ at: code.ended_at.toISOString(), kind: 'ended' as const, by: code.ended_by, ...nothing }]),
    ...happenings.map(wireHappening),
    { at: issued_at.toISOString(), kind: 'issued', by: issued_by, ...nothing },
  ];
  return {
    batch: found.batch,
    code: wireCode(code, found.row, at),
    happenings: all.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0)),
  };
}

const wireHappening = ({ at, amount_minor, currency, ...same }: HappeningRow): VoucherHappening => ({
  ...same,
  at: at.toISOString(),
  by: null,
  amount:
    amount_minor === null || currency === null
      ? null
      : { amount: wireAmount(amount_minor, currency), currency_code: currency },
});

function wireBatch(row: BatchRow, targets: readonly TargetRow[]): VoucherBatch {
  const { currency, budget_minor, valid_from, valid_until, issued_at } = row;
  return {
    id: row.id,
    name: row.name,
    rule: wireRule(row),
    currency_code: currency,
    targets: describeTargets(row, targets),
    zones: row.zones && [...row.zones],
    seats: row.seats?.length ?? null,
    stock: row.stock && {
      kind: row.stock,
      zone: row.reserved_zone,
      reserved: row.reserved_count,
      places: null,
    },
    valid_from: valid_from?.toISOString() ?? null,
    valid_until: valid_until?.toISOString() ?? null,
    max_uses: row.max_uses,
    budget: budget_minor === null || currency === null ? null : wireAmount(budget_minor, currency),
    max_tickets: row.max_tickets,
    is_combinable: row.is_combinable,
    returns: row.returns,
    issued_at: issued_at.toISOString(),
    issued_by: row.issued_by,
    codes: row.codes,
    first_code: row.first_code,
    ended: row.ended,
    uses: row.uses,
    taken_off: row.taken_off.map(({ currency: of, minor }) => ({
      amount: wireAmount(minor, of),
      currency_code: of,
    })),
  };
}

const wireRule = ({ rule, value, currency }: BatchRow): WirePriceRule =>
  rule === 'percent'
    ? { kind: 'percent', percent: value }
    : { kind: rule, amount: wireAmount(value, currency ?? '') };

function wireCode(code: CodeRow, batch: BatchRow, at: Date): VoucherCode {
  const { id, uses, budget_minor, spent_minor } = code;
  const state = voucherState(
    {
      endedAt: code.ended_at,
      validFrom: batch.valid_from,
      validUntil: batch.valid_until,
      maxUses: code.max_uses,
      uses,
      budgetMinor: budget_minor,
      spentMinor: spent_minor,
    },
    at,
  );
  const spent =
    budget_minor === null || batch.currency === null ? null : wireAmount(spent_minor, batch.currency);
  return { id, code: code.code, state, uses, spent };
}
