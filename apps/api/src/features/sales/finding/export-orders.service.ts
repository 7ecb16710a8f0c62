import { type ListedOrder, type OrderFilters, orderFilters } from '@parterre/contracts/console/orders';
import { type Command, type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { makeGrant, readGrantKey, type StoredGrant, writeGrantKey } from '../../../commands/export-grant.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { findOrders, type Wanted } from './find-orders.service.ts';

/** As many as a spreadsheet opens without complaint, and one statement reads without keeping others waiting. */
const maxRows = 10_000;
/** What its keys open. */
const purpose = 'export of orders';

const tooMany = makeProblem('too_many_rows', `No more than ${maxRows} orders fit into one file.`);
const expired = makeProblem('link_expired', 'It was not allowed to you, or too long ago.');

type Stored = StoredGrant & { readonly orders: number };

interface Exported {
  readonly filters: OrderFilters;
  readonly orders: number;
}

interface ExportDeps {
  readonly db: Db;
  readonly secret: string;
  readonly now: () => Date;
}

/** Buyers leave the house only with a passkey's touch, and the log knows how many did. */
export const exportOrders = ({
  secret,
}: Pick<ExportDeps, 'secret'>): Command<'orders.export', Exported, Stored> => ({
  name: 'orders.export',
  permission: 'persons.export',
  needsStepUp: true,
  preview: async (tx, filters) => {
    const { results, next } = await findOrders(tx, toWanted(filters));
    if (next !== null) return refuse(tooMany);
    // Whoever was searched for is not named in a log that is kept for ever.
    const { search, ...named } = filters;
    return {
      kind: 'previewed',
      subject: 'orders',
      area: { kind: 'house' },
      before: null,
      after: { orders: results.length, ...named, ...(search !== undefined && { is_searched: true }) },
      change: { filters, orders: results.length },
    };
  },
  run: async (_tx, { filters, orders }, context) => ({ orders, ...makeGrant(filters, context) }),
  answer: ({ orders, grant, expires_at }) => ({
    orders,
    key: writeGrantKey(secret, purpose, grant),
    expires_at,
  }),
});

const toWanted = ({ paid_since, paid_until, sort = 'newest', ...filters }: OrderFilters): Wanted => ({
  ...filters,
  ...(paid_since !== undefined && { paid_since: new Date(paid_since) }),
  ...(paid_until !== undefined && { paid_until: new Date(paid_until) }),
  sort,
  after: undefined,
  limit: maxRows,
});

/** What was allowed, as it is now: for the account that touched its passkey, and nobody else. */
export async function readExport(
  { db, secret, now }: ExportDeps,
  actor: StaffActor,
  key: string,
): Promise<{ results: ListedOrder[] } | Refused> {
  const filters = readGrantKey(secret, purpose, key, { actor, at: now() });
  if (filters === undefined) return refuse(expired);
  return { results: (await findOrders(db, toWanted(orderFilters.parse(filters)))).results };
}
