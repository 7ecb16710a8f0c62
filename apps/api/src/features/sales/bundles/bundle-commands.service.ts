import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { FieldReason } from '@parterre/contracts/errors';
import { fromWire } from '@parterre/domain/money/wire-money';
import { codeKey } from '@parterre/domain/vouchers/voucher-code';
import { type Command, type Json, type Refused, refuse } from '../../../commands/command.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { lockSaleCode, selectTargets, type TargetRow } from '../vouchers/voucher-console.queries.ts';
import { batchArea, describeTargets } from '../vouchers/voucher-targets.service.ts';
import {
  lockBundle,
  type NewBundle,
  queueBundle,
  queueBundleEnd,
  selectIsCodeTaken,
  selectIsSold,
} from './bundle-console.queries.ts';
import { type BundleRow, toBundle } from './bundles.queries.ts';
import { wireRule } from './show-bundles.service.ts';

type Save = CommandInput<'bundles.save'>;
type Stored = { readonly bundle_id: string };

const fieldFault = (field: string, reason: FieldReason, message: string): Refused =>
  refuse(
    makeProblem('invalid_request', message, { details: [{ field: `input.${field}`, reason, message }] }),
  );
const noBundle = makeProblem('not_found', 'There is no such bundle.');
const nothingChanges = makeProblem('nothing_changes', 'It cannot be bought any more.');
const codeTaken = makeProblem('code_taken', 'A voucher or bundle has a code that is read the same.');

const bundleSubject = (id: string): string => `bundle:${id}`;

/** Makes a bundle, or changes one: orders keep the terms that they were placed by. */
export const saveBundle: Command<'bundles.save', Omit<NewBundle, 'created_at' | 'created_by'>, Stored> = {
  name: 'bundles.save',
  permission: 'bundles.change',
  needsStepUp: false,
  preview: async (tx, input, { at }) => {
    const fault = findFault(input, at);
    if (fault) return fault;
    const before = input.bundle_id === undefined ? undefined : await lockBundle(tx, input.bundle_id);
    if (input.bundle_id !== undefined && (!before || before.ended_at !== null)) return refuse(noBundle);
    const bundle = draftBundle(input);
    lockSaleCode(tx, bundle.code_key);
    if (await selectIsCodeTaken(tx, bundle.code_key, bundle.id)) return refuse(codeTaken);
    // The books name it by its code, and the parts of what was sold are counted.
    const kept = before && (await selectIsSold(tx, before.id)) ? before : undefined;
    if (kept && kept.code_key !== bundle.code_key)
      return fieldFault('code', 'out_of_range', 'stays as it was sold');
    if (kept && kept.pick !== bundle.pick) return fieldFault('pick', 'out_of_range', 'stays as it was sold');
    const rows = await selectTargets(tx, targetIds(bundle, before), undefined);
    const isKnown = (wanted: readonly number[] | null, column: 'event_id' | 'performance_id') =>
      (wanted ?? []).every((one) => rows.some((row) => row[column] === one));
    if (!isKnown(bundle.event_ids, 'event_id'))
      return fieldFault('event_ids', 'unknown_value', 'must be events');
    if (!isKnown(bundle.performance_ids, 'performance_id'))
      return fieldFault('performance_ids', 'unknown_value', 'must be performances');
    return {
      kind: 'previewed',
      subject: bundleSubject(bundle.id),
      // Of what it is for, and of what it was for: nobody takes a bundle out of another's hands.
      area: batchArea(
        {
          event_ids: null,
          performance_ids: rows
            .filter((row) => [bundle, before].some((one) => one && isTarget(one, row)))
            .map(({ performance_id }) => performance_id),
        },
        rows,
      ),
      before: before ? describeBundle(before, rows) : null,
      after: describeBundle(bundle, rows),
      change: bundle,
    };
  },
  run: async (tx, bundle, { actor, at }) => {
    queueBundle(tx, { ...bundle, created_at: at, created_by: actor.name });
    return { bundle_id: bundle.id };
  },
  answer: (stored) => stored,
};

type Targets = Pick<BundleRow, 'event_ids' | 'performance_ids'>;

const targetIds = (...bundles: readonly (Targets | undefined)[]) => ({
  eventIds: bundles.flatMap((one) => one?.event_ids ?? []),
  performanceIds: bundles.flatMap((one) => one?.performance_ids ?? []),
});

const isTarget = ({ event_ids, performance_ids }: Targets, row: TargetRow): boolean =>
  (event_ids?.includes(row.event_id) ?? false) || (performance_ids?.includes(row.performance_id) ?? false);

/** What one field alone does not show. */
function findFault(input: Save, at: Date): Refused | undefined {
  const { event_ids, performance_ids, pick, is_same_seat, rule, valid_from, valid_until } = input;
  if ((event_ids === undefined) === (performance_ids === undefined))
    return fieldFault('performance_ids', 'required', 'either events or performances');
  const items = new Set(event_ids ?? performance_ids ?? []).size;
  if (items < pick) return fieldFault('pick', 'too_large', 'at most as many as there are');
  if (is_same_seat && (performance_ids === undefined || items !== pick))
    return fieldFault('is_same_seat', 'out_of_range', 'the same seat is for all of fixed performances');
  if (rule.kind !== 'percent') {
    const keys = rule.prices.map(({ currency_code, zone }) => `${currency_code} ${zone ?? ''}`);
    if (new Set(keys).size < keys.length)
      return fieldFault('rule.prices', 'out_of_range', 'one price for each currency and zone');
    if (rule.kind === 'amount' && rule.prices.some(({ amount }) => amount === 0))
      return fieldFault('rule.prices', 'too_small', 'must be more than nothing');
  }
  if (valid_until !== undefined && new Date(valid_until) <= at)
    return fieldFault('valid_until', 'too_small', 'must be in the future');
  if (valid_from !== undefined && valid_until !== undefined && new Date(valid_until) <= new Date(valid_from))
    return fieldFault('valid_until', 'too_small', 'must be after it begins');
  return undefined;
}

function draftBundle(input: Save): Omit<NewBundle, 'created_at' | 'created_by'> {
  const { rule } = input;
  const sorted = (ids: readonly number[] | undefined) =>
    ids === undefined ? null : [...new Set(ids)].sort((a, b) => a - b);
  return {
    id: input.bundle_id ?? randomUUID(),
    code: input.code.toUpperCase(),
    code_key: codeKey(input.code),
    names: input.names,
    pick: input.pick,
    event_ids: sorted(input.event_ids),
    performance_ids: sorted(input.performance_ids),
    zones: input.zones ?? null,
    is_same_seat: input.is_same_seat,
    rule: rule.kind,
    percent: rule.kind === 'percent' ? rule.percent : null,
    prices:
      rule.kind === 'percent'
        ? null
        : rule.prices.map(({ currency_code, zone, amount }) => ({
            currency: currency_code,
            zone,
            minor: fromWire(amount, currency_code).amountMinor,
          })),
    is_combinable: input.is_combinable,
    returns: input.returns,
    valid_from: input.valid_from === undefined ? null : new Date(input.valid_from),
    valid_until: input.valid_until === undefined ? null : new Date(input.valid_until),
  };
}

/** What is not limited is not named. */
function describeBundle(
  bundle: Omit<NewBundle, 'created_at' | 'created_by'>,
  rows: readonly TargetRow[],
): Json {
  const rule = wireRule(
    toBundle({ ...bundle, created_at: new Date(0), created_by: '', ended_at: null, ended_by: null }).rule,
  );
  const prices =
    rule.kind === 'percent'
      ? []
      : rule.prices.map(({ amount, currency_code, zone }) => ({
          amount,
          currency_code,
          ...(zone !== null && { zone }),
        }));
  return {
    bundle_name: Object.values(bundle.names).join(' · '),
    code: bundle.code,
    pick: bundle.pick,
    ...(rule.kind === 'percent' && { percent_off: `${rule.percent} %` }),
    ...(rule.kind === 'amount' && { bundle_off: prices }),
    ...(rule.kind === 'fixed' && { bundle_price: prices }),
    counts_for: (describeTargets(bundle, rows) ?? []).map(({ title, started_at }) =>
      started_at === null ? title : `${title}, ${started_at.slice(0, 16).replace('T', ' ')}`,
    ),
    ...(bundle.zones && { zones: [...bundle.zones] }),
    is_same_seat: bundle.is_same_seat,
    ...(bundle.valid_from && { valid_from: bundle.valid_from.toISOString() }),
    ...(bundle.valid_until && { valid_until: bundle.valid_until.toISOString() }),
    is_combinable: bundle.is_combinable,
    bundle_returns: bundle.returns,
  };
}

/** Orders that have it keep their prices; those that wait to be paid too. */
export const endBundle: Command<'bundles.end', { readonly id: string }, Stored> = {
  name: 'bundles.end',
  permission: 'bundles.change',
  needsStepUp: false,
  preview: async (tx, { bundle_id: id }) => {
    const bundle = await lockBundle(tx, id);
    if (!bundle) return refuse(noBundle);
    if (bundle.ended_at !== null) return refuse(nothingChanges);
    const rows = await selectTargets(tx, targetIds(bundle), undefined);
    const name = Object.values(bundle.names).join(' · ');
    return {
      kind: 'previewed',
      subject: bundleSubject(id),
      area: batchArea(bundle, rows),
      before: { bundle_name: name, bundle_on_sale: true },
      after: { bundle_name: name, bundle_on_sale: false },
      change: { id },
    };
  },
  run: async (tx, { id }, { actor, at }) => {
    queueBundleEnd(tx, id, { at, by: actor.name });
    return { bundle_id: id };
  },
  answer: (stored) => stored,
};
