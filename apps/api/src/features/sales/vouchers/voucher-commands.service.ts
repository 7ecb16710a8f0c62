import { randomBytes, randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { FieldReason } from '@parterre/contracts/errors';
import { fromWire } from '@parterre/domain/money/wire-money';
import { codeKey, makeVoucherCode, randomLetters } from '@parterre/domain/vouchers/voucher-code';
import { type Command, type Json, type Refused, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { Contended } from '../../../database/contention.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { PlanLibrary } from '../../performances/plan-cache.service.ts';
import { type PlannedStock, planIssuedStock, storeIssuedStock } from './plan-stock.service.ts';
import {
  insertCodes,
  lockActiveCodes,
  lockSaleCode,
  type NewBatch,
  type NewCode,
  queueBatch,
  queueEnd,
  selectBatch,
  selectIsTaken,
  selectTargets,
} from './voucher-console.queries.ts';
import { batchArea, describeTargets } from './voucher-targets.service.ts';

type Issue = CommandInput<'vouchers.issue'>;

interface Issued {
  readonly stock: PlannedStock | null;
  readonly batch: Omit<NewBatch, 'issued_at' | 'issued_by'>;
  readonly codes: Issue['codes'];
  readonly maxUses: number | null;
  readonly budgetMinor: number | null;
}

type StoredIssue = { readonly batch_id: string; readonly codes: number };

const fieldFault = (field: string, reason: FieldReason, message: string): Refused =>
  refuse(
    makeProblem('invalid_request', message, { details: [{ field: `input.${field}`, reason, message }] }),
  );
const noBatch = makeProblem('not_found', 'There are no such vouchers.');
const nothingChanges = makeProblem('nothing_changes', 'Nothing of it can be used any more.');
const codeTaken = makeProblem('code_taken', 'A voucher has a code that is read the same.');

const batchSubject = (id: string): string => `vouchers:${id}`;

export const issueVouchers = (plans: PlanLibrary): Command<'vouchers.issue', Issued, StoredIssue> => ({
  name: 'vouchers.issue',
  permission: 'vouchers.change',
  needsStepUp: false,
  preview: async (tx, input, { at }) => {
    const fault = findFault(input, at);
    if (fault) return fault;
    const { codes } = input;
    if (codes.kind === 'one') {
      lockSaleCode(tx, codeKey(codes.code));
      if (await selectIsTaken(tx, codeKey(codes.code))) return refuse(codeTaken);
    }
    const batch = draftBatch(input);
    const { event_ids: eventIds, performance_ids: performanceIds } = batch;
    const rows = await selectTargets(
      tx,
      { eventIds: eventIds ?? [], performanceIds: performanceIds ?? [] },
      undefined,
    );
    const isKnown = (wanted: readonly number[] | null, column: 'event_id' | 'performance_id') =>
      (wanted ?? []).every((one) => rows.some((row) => row[column] === one));
    if (!isKnown(eventIds, 'event_id')) return fieldFault('event_ids', 'unknown_value', 'must be events');
    if (!isKnown(performanceIds, 'performance_id'))
      return fieldFault('performance_ids', 'unknown_value', 'must be performances');
    const { currency_code: currency, stock } = input;
    const planned = stock && (await planIssuedStock(tx, plans, { ...input, stock }, at));
    if (planned?.kind === 'refused') return planned;
    const minor = (amount: number | undefined) =>
      amount === undefined || currency === undefined ? null : fromWire(amount, currency).amountMinor;
    return {
      kind: 'previewed',
      subject: batchSubject(batch.id),
      area: batchArea(batch, rows),
      before: null,
      after: {
        ...describeIssue(
          input,
          describeTargets(batch, rows)?.map(({ title, started_at }) =>
            started_at === null ? title : `${title}, ${started_at.slice(0, 16).replace('T', ' ')}`,
          ),
        ),
        ...planned?.shown,
      },
      ...(planned?.blocked && { blocked: planned.blocked }),
      change: {
        stock: planned?.stock ?? null,
        batch: { ...batch, ...stockColumns(planned?.stock) },
        codes,
        maxUses: input.max_uses ?? null,
        budgetMinor: minor(input.budget),
      },
    };
  },
  run: async (tx, { stock, batch, codes, maxUses, budgetMinor }, { actor, at }) => {
    queueBatch(tx, { ...batch, issued_at: at, issued_by: actor.name });
    const drawn = drawCodes(codes);
    const stored = await insertCodes(tx, batch.id, drawn, { maxUses, budgetMinor });
    // Somebody was quicker with the same word, or the same letters were drawn twice: all is looked at again.
    if (stored < drawn.length) throw new Contended('a code was taken meanwhile');
    if (stock) await storeIssuedStock(tx, stock, { batchId: batch.id, name: batch.name, by: actor.name, at });
    return { batch_id: batch.id, codes: stored };
  },
  answer: (stored) => stored,
});

const noStock = { stock: null, reserved_zone: null, reserved_count: null } as const;

function stockColumns(stock: PlannedStock | undefined): Pick<NewBatch, keyof typeof noStock> {
  if (!stock) return noStock;
  if (stock.kind === 'units')
    return { stock: 'reserves', reserved_zone: stock.zone, reserved_count: stock.count };
  return {
    ...noStock,
    stock: stock.kind,
    reserved_count: stock.kind === 'opens' ? null : stock.seats.length,
  };
}

/** What one field alone does not show. */
function findFault(input: Issue, at: Date): Refused | undefined {
  const { rule, currency_code: currency, budget, seats, performance_ids, valid_from, valid_until } = input;
  if (currency === undefined && (rule.kind !== 'percent' || budget !== undefined))
    return fieldFault('currency_code', 'required', 'a sum has a currency');
  if (rule.kind === 'amount' && rule.amount === 0)
    return fieldFault('rule.amount', 'too_small', 'must be more than nothing');
  if (budget === 0) return fieldFault('budget', 'too_small', 'must be more than nothing');
  if (seats !== undefined && performance_ids?.length !== 1)
    return fieldFault('seats', 'out_of_range', 'seats are those of one performance');
  if (valid_until !== undefined && new Date(valid_until) <= at)
    return fieldFault('valid_until', 'too_small', 'must be in the future');
  if (valid_from !== undefined && valid_until !== undefined && new Date(valid_until) <= new Date(valid_from))
    return fieldFault('valid_until', 'too_small', 'must be after it begins');
  return undefined;
}

function draftBatch(input: Issue): Issued['batch'] {
  const { rule, currency_code: currency } = input;
  const sorted = (ids: readonly number[] | undefined) =>
    ids === undefined ? null : [...new Set(ids)].sort((a, b) => a - b);
  return {
    id: randomUUID(),
    name: input.name,
    rule: rule.kind,
    value: rule.kind === 'percent' ? rule.percent : fromWire(rule.amount, currency ?? '').amountMinor,
    currency: currency ?? null,
    event_ids: sorted(input.event_ids),
    performance_ids: sorted(input.performance_ids),
    zones: input.zones ?? null,
    seats: sorted(input.seats),
    valid_from: input.valid_from === undefined ? null : new Date(input.valid_from),
    valid_until: input.valid_until === undefined ? null : new Date(input.valid_until),
    max_tickets: input.max_tickets ?? null,
    is_combinable: input.is_combinable,
    returns: input.returns,
    ...noStock,
  };
}

/** What is not limited is not named. */
function describeIssue(
  input: Issue,
  targets: readonly string[] | undefined,
): { readonly [name: string]: Json | undefined } {
  const { rule, codes, currency_code } = input;
  const sum = (amount: number) => ({ amount, currency_code: currency_code ?? '' });
  return {
    voucher_name: input.name,
    ...(codes.kind === 'one'
      ? { code: codes.code }
      : { codes: codes.count, ...(codes.prefix !== '' && { prefix: codes.prefix }) }),
    ...(rule.kind === 'percent' && { percent_off: `${rule.percent} %` }),
    ...(rule.kind === 'amount' && { amount_off: sum(rule.amount) }),
    ...(rule.kind === 'fixed' && { fixed_price: sum(rule.amount) }),
    ...(currency_code !== undefined && { currency_code }),
    ...(targets && { counts_for: targets }),
    ...(input.zones && { zones: input.zones }),
    ...(input.seats && { seats: input.seats.length }),
    ...(input.valid_from !== undefined && { valid_from: input.valid_from }),
    ...(input.valid_until !== undefined && { valid_until: input.valid_until }),
    ...(input.max_uses !== undefined && { max_uses: input.max_uses }),
    ...(input.budget !== undefined && { budget: sum(input.budget) }),
    ...(input.max_tickets !== undefined && { max_tickets: input.max_tickets }),
    is_combinable: input.is_combinable,
    voucher_returns: input.returns,
  };
}

function drawCodes(codes: Issue['codes']): NewCode[] {
  if (codes.kind === 'one') return [{ id: randomUUID(), code: codes.code, code_key: codeKey(codes.code) }];
  return Array.from({ length: codes.count }, () => {
    const code = makeVoucherCode(codes.prefix, randomBytes(randomLetters));
    return { id: randomUUID(), code, code_key: codeKey(code) };
  });
}

interface Ended {
  readonly batchId: string;
  readonly ids: readonly string[];
}

type StoredEnd = { readonly batch_id: string; readonly ended: number };

/** Orders that have used it keep their prices; those that wait to be paid too. */
export const endVouchers: Command<'vouchers.end', Ended, StoredEnd> = {
  name: 'vouchers.end',
  permission: 'vouchers.change',
  needsStepUp: false,
  preview: async (tx, { batch_id: batchId, voucher_id: voucherId = null }) => {
    const batch = await selectBatch(tx, batchId);
    if (!batch) return refuse(noBatch);
    const codes = await lockActiveCodes(tx, batchId, voucherId);
    const [first] = codes;
    if (!first) return refuse(nothingChanges);
    return {
      kind: 'previewed',
      subject: batchSubject(batchId),
      area: await readArea(tx, batch),
      before: {
        voucher_name: batch.name,
        ...(voucherId === null ? { codes_in_use: codes.length } : { code: first.code, codes_in_use: 1 }),
      },
      after: {
        voucher_name: batch.name,
        ...(voucherId === null ? { codes_in_use: 0 } : { code: first.code, codes_in_use: 0 }),
      },
      change: { batchId, ids: codes.map(({ id }) => id) },
    };
  },
  run: async (tx, { batchId, ids }, { actor, at }) => {
    queueEnd(tx, ids, { at, by: actor.name });
    return { batch_id: batchId, ended: ids.length };
  },
  answer: (stored) => stored,
};

const readArea = async (tx: Tx, batch: Pick<NewBatch, 'event_ids' | 'performance_ids'>) => {
  const { event_ids: eventIds, performance_ids: performanceIds } = batch;
  const ids = { eventIds: eventIds ?? [], performanceIds: performanceIds ?? [] };
  return batchArea(batch, await selectTargets(tx, ids, undefined));
};
