import { randomUUID } from 'node:crypto';
import type { CommandInput } from '@parterre/contracts/console/commands';
import type { SettlementBooks } from '@parterre/contracts/console/settlement';
import { money } from '@parterre/domain/money/money';
import { toWire } from '@parterre/domain/money/wire-money';
import { matchPayout, type PayoutMatch } from '@parterre/domain/order/match-payout';
import { type Command, refuse } from '../../../commands/command.ts';
import type { Db, Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { insertAttentionItem } from '../attention/attention.queries.ts';
import {
  insertPayout,
  type MovedRow,
  selectDifferences,
  selectIsPayoutKnown,
  selectMovedMoney,
  selectPaidOut,
  selectPayouts,
  selectWaiting,
} from './payouts.queries.ts';
import { selectClosedPeriods } from './report.queries.ts';

type Given = CommandInput<'settlement.import-payout'>;

interface MatchedLine {
  readonly provider_id: string;
  readonly gross_minor: number;
  readonly fee_minor: number;
  readonly match: PayoutMatch;
  readonly moved: MovedRow | undefined;
}

interface Matched {
  readonly input: Given;
  readonly lines: readonly MatchedLine[];
}

type Stored = { readonly payout_id: string; readonly lines: number; readonly matched: number };

const known = makeProblem('payout_known', 'This payout is in the books already.');

/** A payout of some thousand lines. */
const maxBytes = 1024 * 1024;
const shownPeriods = 24;
const shownPayouts = 50;

/** Holds what a provider says it has paid out against what the journal says moved through it. */
export const importPayout: Command<'settlement.import-payout', Matched, Stored> = {
  name: 'settlement.import-payout',
  permission: 'settlement.close',
  needsStepUp: false,
  maxBodyBytes: maxBytes,
  preview: async (tx, input) => {
    const { provider, reference, currency_code } = input;
    if (await selectIsPayoutKnown(tx, provider, reference)) return refuse(known);
    const lines = await matchLines(tx, input);
    const { gross, fee } = addUp(lines);
    const wire = (minor: number) => ({ amount: toWire(money(minor, currency_code)), currency_code });
    const count = (match: PayoutMatch) => lines.filter((line) => line.match === match).length;
    return {
      kind: 'previewed',
      subject: `payout:${provider}:${reference}`,
      area: { kind: 'house' },
      before: null,
      after: {
        provider,
        reference,
        gross: wire(gross),
        fee: wire(fee),
        net: wire(gross - fee),
        matched: count('matched'),
        unknown: count('unknown'),
        amount_differs: count('amount_differs'),
        paid_out_before: count('paid_out_before'),
      },
      change: { input, lines },
    };
  },
  run: async (tx, { input, lines }, { actor, at }) => {
    const id = randomUUID();
    const { gross, fee } = addUp(lines);
    await insertPayout(tx, { id, ...input, gross, fee, at, by: actor.name, lines });
    for (const [position, line] of lines.entries())
      await flagDifference(tx, { id, input, line, position, at });
    const matched = lines.filter(({ match }) => match === 'matched').length;
    return { payout_id: id, lines: lines.length, matched };
  },
  answer: (stored) => stored,
};

async function matchLines(
  tx: Tx,
  { provider, currency_code: currency, lines }: Given,
): Promise<MatchedLine[]> {
  const ids = [...new Set(lines.map(({ provider_id }) => provider_id))];
  const moved = await selectMovedMoney(tx, provider, ids);
  const paidOut = await selectPaidOut(tx, provider, moved);
  const matches = matchPayout(
    lines.map(({ provider_id, gross_minor }) => ({ id: provider_id, minor: gross_minor, currency })),
    moved.map(({ provider_id, minor, currency: own }) => ({ id: provider_id, minor, currency: own })),
    paidOut,
  );
  const byId = new Map(moved.map((row) => [row.provider_id, row]));
  return lines.map((line, index) => ({
    ...line,
    match: matches[index] ?? 'unknown',
    moved: byId.get(line.provider_id),
  }));
}

const addUp = (lines: readonly MatchedLine[]) => ({
  gross: lines.reduce((sum, { gross_minor }) => sum + gross_minor, 0),
  fee: lines.reduce((sum, { fee_minor }) => sum + fee_minor, 0),
});

interface Difference {
  readonly id: string;
  readonly input: Given;
  readonly line: MatchedLine;
  readonly position: number;
  readonly at: Date;
}

const reasons = {
  unknown: 'payout_unknown',
  amount_differs: 'payout_differs',
  paid_out_before: 'payout_twice',
} as const;

async function flagDifference(tx: Tx, { id, input, line, position, at }: Difference): Promise<void> {
  const { match, moved, provider_id, gross_minor } = line;
  if (match === 'matched') return;
  const { provider, reference, currency_code: currency } = input;
  await insertAttentionItem(tx, {
    subject: `payout:${id}:${position}`,
    reason: reasons[match],
    orderId: moved?.order_id ?? null,
    details: { provider, reference, provider_id, gross_minor, currency, booked_minor: moved?.minor ?? null },
    at,
  });
}

/** What is closed, what was paid out, and what of that nobody has settled yet. */
export async function showBooks(db: Db): Promise<SettlementBooks> {
  const [periods, payouts, differences, waiting] = await Promise.all([
    selectClosedPeriods(db, shownPeriods),
    selectPayouts(db, shownPayouts),
    selectDifferences(db),
    selectWaiting(db),
  ]);
  return {
    periods: periods.map(({ last_day, closed_at, closed_by }) => ({
      until: last_day,
      closed_at: closed_at.toISOString(),
      closed_by,
    })),
    payouts: payouts.map(({ currency, imported_at, ...payout }) => ({
      ...payout,
      currency_code: currency,
      imported_at: imported_at.toISOString(),
    })),
    differences: differences.map(({ currency, ...difference }) => ({
      ...difference,
      currency_code: currency,
    })),
    waiting: waiting.map(({ currency, oldest_at, ...rest }) => ({
      ...rest,
      currency_code: currency,
      oldest_at: oldest_at.toISOString(),
    })),
  };
}
