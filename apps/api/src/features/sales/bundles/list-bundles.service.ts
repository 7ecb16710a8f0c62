import type {
  BundleQuery,
  BundleSales,
  BundlesQuery,
  HeldBundle,
  HeldBundles,
} from '@parterre/contracts/console/bundles';
import { bundleState } from '@parterre/domain/bundles/bundle';
import { hasPermission, isPermitted } from '@parterre/domain/staff/permissions';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { selectTargets, type TargetRow } from '../vouchers/voucher-console.queries.ts';
import { batchArea, describeTargets } from '../vouchers/voucher-targets.service.ts';
import {
  type SoldRow,
  selectBundle,
  selectBundlePage,
  selectSales,
  selectSold,
} from './bundle-console.queries.ts';
import { type BundleRow, toBundle } from './bundles.queries.ts';
import { wireRule } from './show-bundles.service.ts';

const noBundle = makeProblem('not_found', 'There is no such bundle.');
const pageLength = 50;

interface Look<Query> {
  readonly query: Query;
  readonly at: Date;
}

/** The newest first; those that the roles of whoever looks count for. */
export async function listHeldBundles(
  db: Db,
  actor: StaffActor,
  { query, at }: Look<BundlesQuery>,
): Promise<HeldBundles | Refused> {
  if (!hasPermission(actor.grants, 'bundles.change')) return refuse(notPermitted);
  const rows = await selectBundlePage(db, { limit: pageLength + 1, offset: (query.page - 1) * pageLength });
  const shown = rows.slice(0, pageLength);
  const read = await readAround(db, shown, query.lang);
  return {
    results: shown.filter((row) => isVisible(actor, row, read.targets)).map((row) => wireHeld(row, read, at)),
    has_more: rows.length > pageLength,
  };
}

/** One of them, with the orders that have it. */
export async function readBundleSales(
  db: Db,
  actor: StaffActor,
  { query, at }: Look<BundleQuery>,
): Promise<BundleSales | Refused> {
  const { bundle_id: id, page, lang } = query;
  const row = await selectBundle(db, id);
  if (!row) return refuse(noBundle);
  const read = await readAround(db, [row], lang);
  if (!isVisible(actor, row, read.targets)) return refuse(notPermitted);
  const sales = await selectSales(db, { id, limit: pageLength + 1, offset: (page - 1) * pageLength });
  return {
    bundle: wireHeld(row, read, at),
    sales: sales.slice(0, pageLength).map(({ sold_at, discount_minor, currency, ...same }) => ({
      ...same,
      sold_at: sold_at.toISOString(),
      taken_off: wireAmount(discount_minor, currency),
      currency_code: currency,
    })),
    has_more: sales.length > pageLength,
  };
}

interface Around {
  readonly targets: readonly TargetRow[];
  readonly sold: readonly SoldRow[];
}

async function readAround(db: Db, rows: readonly BundleRow[], lang: string | undefined): Promise<Around> {
  const [targets, sold] = await Promise.all([
    selectTargets(
      db,
      {
        eventIds: rows.flatMap(({ event_ids }) => event_ids ?? []),
        performanceIds: rows.flatMap(({ performance_ids }) => performance_ids ?? []),
      },
      lang,
    ),
    selectSold(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return { targets, sold };
}

const isVisible = ({ grants }: StaffActor, row: BundleRow, targets: readonly TargetRow[]): boolean =>
  isPermitted(grants, 'bundles.change', batchArea(row, targets));

function wireHeld(row: BundleRow, { targets, sold }: Around, at: Date): HeldBundle {
  const own = sold.filter(({ bundle_id }) => bundle_id === row.id);
  const bundle = toBundle(row);
  return {
    id: row.id,
    code: row.code,
    names: row.names,
    state: bundleState(bundle, at),
    pick: row.pick,
    targets: describeTargets(row, targets) ?? [],
    zones: row.zones && [...row.zones],
    is_same_seat: row.is_same_seat,
    rule: wireRule(bundle.rule),
    is_combinable: row.is_combinable,
    returns: row.returns,
    valid_from: row.valid_from?.toISOString() ?? null,
    valid_until: row.valid_until?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    created_by: row.created_by,
    orders: own.reduce((sum, { orders }) => sum + orders, 0),
    sets: own.reduce((sum, { sets }) => sum + sets, 0),
    taken_off: own.map(({ currency, minor }) => ({
      currency_code: currency,
      taken_off: wireAmount(minor, currency),
    })),
  };
}
