import { randomUUID } from 'node:crypto';
import type { OpenTill, TillCount, TillPage, TillQuery } from '@parterre/contracts/console/counter';
import { closingCount, expectedCash, isOtherFloat } from '@parterre/domain/counter/closing-count';
import { fromWire } from '@parterre/domain/money/wire-money';
import { hasPermission, isPermitted } from '@parterre/domain/staff/permissions';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Command, type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import type { SaleDeps } from '../sale-deps.ts';
import {
  lockTill,
  type NewTillCount,
  queueTillCount,
  selectLastCounts,
  selectTill,
  selectTillCounts,
  type TillCountRow,
} from './counter.queries.ts';

const noTill = makeProblem('not_permitted', 'Whoever types on the machine has no till.');
const moved = makeProblem('till_moved', 'Something was sold or given back since: count again.');
const unexplained = makeProblem(
  'difference_unexplained',
  'What was counted differs, and nobody has said why.',
);

interface Till {
  readonly currency: string;
  readonly since: Date | null;
  readonly lastFloatMinor: number | null;
  readonly firstEntry: number | null;
  readonly lastEntry: number;
  readonly takenMinor: number;
  readonly givenBackMinor: number;
  readonly cardMinor: number;
  readonly sales: number;
}

/** What the journal says of an account's money since its till was counted last, by currency. */
async function readTills(
  db: Db,
  accountId: string,
  actor: string,
  currencies: readonly string[],
): Promise<Till[]> {
  const [rows, counts] = [await selectTill(db, accountId, actor), await selectLastCounts(db, accountId)];
  const wanted = [...new Set([...currencies, ...rows.map(({ currency }) => currency)])];
  return wanted.map((currency) => {
    const own = rows.filter((row) => row.currency === currency);
    const [cash, card] = (['cash', 'card_terminal'] as const).map((kind) =>
      own.find((row) => row.kind === kind),
    );
    const last = counts.find((count) => count.currency === currency);
    return {
      currency,
      since: last?.closed_at ?? null,
      lastFloatMinor: last?.float_minor ?? null,
      firstEntry: own.length === 0 ? null : Math.min(...own.map(({ first_entry }) => first_entry)),
      lastEntry: Math.max(last?.last_entry ?? 0, ...own.map(({ last_entry }) => last_entry)),
      takenMinor: cash?.taken_minor ?? 0,
      givenBackMinor: cash?.given_back_minor ?? 0,
      cardMinor: (card?.taken_minor ?? 0) - (card?.given_back_minor ?? 0),
      sales: own.reduce((sum, { sales }) => sum + sales, 0),
    };
  });
}

/** What was taken in another currency is still to be counted. */
function readAfter(tills: readonly Till[], counted: Till): number {
  const open = tills.flatMap((till) =>
    till === counted || till.firstEntry === null ? [] : till.firstEntry - 1,
  );
  return Math.min(Math.max(...tills.map(({ lastEntry }) => lastEntry)), ...open);
}

/** Counts one's own till. What is written is what the journal says and what was counted; it is never changed. */
export const closeTill: Command<'counter.close', NewTillCount, TillCount> = {
  name: 'counter.close',
  permission: 'counter.sell',
  needsStepUp: false,
  preview: async (tx, input, { actor, at }) => {
    if (actor.kind !== 'staff') return refuse(noTill);
    const { currency_code: currency, explanation = '' } = input;
    const { accountId, name } = actor;
    await lockTill(tx, accountId);
    const tills = await readTills(tx, accountId, name, [currency]);
    const till = tills.find((one) => one.currency === currency);
    if (!till) throw new Error(`a till has no ${currency}`);
    const minor = (amount: number) => fromWire(amount, currency).amountMinor;
    const cash = { ...till, floatMinor: minor(input.opening_float) };
    if (expectedCash(cash) !== minor(input.expected)) return refuse(moved);
    const countedMinor = minor(input.counted);
    const count = closingCount(cash, countedMinor, explanation);
    if (count.kind === 'unexplained') return refuse(unexplained);
    const row: NewTillCount = {
      id: randomUUID(),
      account_id: accountId,
      actor: name,
      currency,
      since: till.since,
      closed_at: at,
      last_entry: till.lastEntry,
      read_after: readAfter(tills, till),
      float_minor: cash.floatMinor,
      taken_minor: till.takenMinor,
      given_back_minor: till.givenBackMinor,
      card_minor: till.cardMinor,
      sales: till.sales,
      counted_minor: countedMinor,
      explanation: count.differenceMinor === 0 && !isOtherFloat(cash) ? null : explanation,
    };
    const sum = (minorUnits: number) => ({
      amount: wireAmount(minorUnits, currency),
      currency_code: currency,
    });
    return {
      kind: 'previewed',
      subject: `till:${accountId}`,
      area: { kind: 'own' },
      before: {
        opening_float: till.lastFloatMinor === null ? null : sum(till.lastFloatMinor),
        expected: sum(count.expectedMinor),
      },
      after: {
        opening_float: sum(cash.floatMinor),
        counted: sum(countedMinor),
        difference: sum(count.differenceMinor),
        explanation: row.explanation,
      },
      change: row,
    };
  },
  run: async (tx, row) => {
    queueTillCount(tx, row);
    return toCount(row);
  },
  answer: (stored) => stored,
};

function toCount(row: Omit<TillCountRow, 'sequence'>): TillCount {
  const { id, actor, currency, since, closed_at, float_minor, taken_minor, given_back_minor, counted_minor } =
    row;
  const wire = (minor: number) => wireAmount(minor, currency);
  const expected = expectedCash({
    floatMinor: float_minor,
    takenMinor: taken_minor,
    givenBackMinor: given_back_minor,
  });
  return {
    id,
    actor,
    currency_code: currency,
    since: since?.toISOString() ?? null,
    closed_at: closed_at.toISOString(),
    opening_float: wire(float_minor),
    taken: wire(taken_minor),
    given_back: wire(given_back_minor),
    by_card: wire(row.card_minor),
    sales: row.sales,
    expected: wire(expected),
    counted: wire(counted_minor),
    difference: wire(counted_minor - expected),
    explanation: row.explanation,
  };
}

const pageSize = 30;

/** One's own till as it is, and what was counted before: one's own, and everybody's for those who see the settlement of the house. */
export async function readTill(
  { db, reader }: Pick<SaleDeps, 'db' | 'reader'>,
  actor: StaffActor,
  { after }: TillQuery,
): Promise<TillPage | Refused> {
  const seesAll = isPermitted(actor.grants, 'settlement.view', { kind: 'house' });
  const sells = hasPermission(actor.grants, 'counter.sell');
  if (!sells && !seesAll) return refuse(notPermitted);
  const { currency } = await reader.settings();
  const tills = sells ? await readTills(db, actor.accountId, actor.name, [currency]) : [];
  const accountId = seesAll ? undefined : actor.accountId;
  const rows = await selectTillCounts(db, { accountId, after, limit: pageSize + 1 });
  const shown = rows.slice(0, pageSize);
  return {
    open: tills.map(toOpenTill),
    counts: shown.map(toCount),
    next: rows.length > pageSize ? (shown.at(-1)?.sequence ?? null) : null,
  };
}

const toOpenTill = ({
  currency,
  since,
  lastFloatMinor,
  takenMinor,
  givenBackMinor,
  cardMinor,
  sales,
}: Till): OpenTill => ({
  currency_code: currency,
  since: since?.toISOString() ?? null,
  taken: wireAmount(takenMinor, currency),
  given_back: wireAmount(givenBackMinor, currency),
  by_card: wireAmount(cardMinor, currency),
  sales,
  last_float: lastFloatMinor === null ? null : wireAmount(lastFloatMinor, currency),
});
