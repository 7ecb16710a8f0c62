import type {
  LinedWish,
  LineQuery,
  WaitedPerformance,
  WaitingLine,
  WaitingOverview,
  WaitingQuery,
} from '@parterre/contracts/console/waiting-list';
import type { InterfaceLanguage } from '@parterre/domain/languages/languages';
import { isInterfaceLanguage } from '@parterre/domain/languages/languages';
import type { SeatPlan } from '@parterre/domain/seats/plan/plan';
import { hasPermission, isPermitted } from '@parterre/domain/staff/permissions';
import { wireAmount } from '../../../catalogue-reader/wire-values.ts';
import { type Refused, refuse, type StaffActor } from '../../../commands/command.ts';
import { notPermitted } from '../../../commands/run-command.service.ts';
import type { Db } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { makePerformanceCache, type SoldPerformance } from '../../performances/performance-cache.service.ts';
import type { PlanLibrary } from '../../performances/plan-cache.service.ts';
import { placeWords } from './show-wish.service.ts';
import { type LineRow, selectLine, selectWaited, type WaitedRow } from './waiting-list-console.queries.ts';

const unknown = makeProblem('not_found', 'There is no such performance.');

const area = ({ event_id: eventId, place_id }: WaitedRow) =>
  ({ kind: 'events', events: [{ eventId, placeIds: [place_id] }] }) as const;

const isVisible = ({ grants }: StaffActor, row: WaitedRow) =>
  isPermitted(grants, 'waiting-list.change', area(row));

/** Performances that somebody waits for; those that the roles of whoever looks count for. */
export async function listWaiting(
  db: Db,
  actor: StaffActor,
  { lang }: WaitingQuery,
): Promise<WaitingOverview | Refused> {
  if (!hasPermission(actor.grants, 'waiting-list.change')) return refuse(notPermitted);
  const rows = await selectWaited(db, { performanceId: null, lang });
  return { results: rows.filter((row) => isVisible(actor, row)).map(wireWaited) };
}

const wireWaited = ({
  performance_id,
  event_id,
  title,
  started_text,
  wishes,
  tickets,
  offers,
}: WaitedRow): WaitedPerformance => ({
  performance_id,
  event_id,
  title: title ?? String(event_id),
  started_at: started_text,
  wishes,
  tickets,
  offers,
});

export interface LineDeps {
  readonly db: Db;
  readonly plans: PlanLibrary;
}

/** Who waits for one performance, in the order of the line, and what is kept for whom. */
export async function readLine(
  { db, plans }: LineDeps,
  actor: StaffActor,
  { performance_id: performanceId, lang }: LineQuery,
): Promise<WaitingLine | Refused> {
  if (!hasPermission(actor.grants, 'waiting-list.change')) return refuse(notPermitted);
  const [row] = await selectWaited(db, { performanceId, lang });
  if (!row) return refuse(unknown);
  if (!isVisible(actor, row)) return refuse(notPermitted);
  const date = await makePerformanceCache(db, () => false).read(performanceId);
  const plan = date?.planHash ? await plans.read(date.planHash) : undefined;
  const rows = await selectLine(db, { eventId: row.event_id, performanceId });
  const shown = lang && isInterfaceLanguage(lang) ? lang : 'ru';
  return {
    performance: wireWaited(row),
    wishes: rows.map((wish) => wireWish(wish, { performanceId, date, plan, lang: shown })),
  };
}

interface Hall {
  readonly performanceId: number;
  readonly date: SoldPerformance | undefined;
  readonly plan: SeatPlan | undefined;
  readonly lang: InterfaceLanguage;
}

function wireWish(row: LineRow, hall: Hall): LinedWish {
  const { id, email, count, zones, max_minor, currency, confirmed_at, performance_ids } = row;
  const zoneName = (zone: string) => {
    const names = hall.date?.zones.get(zone)?.name;
    return names?.[hall.lang] ?? Object.values(names ?? {})[0] ?? zone;
  };
  return {
    id,
    email,
    count,
    zones: zones.map(zoneName),
    max_price: wireAmount(max_minor, currency),
    currency_code: currency,
    confirmed_at: confirmed_at.toISOString(),
    performances: performance_ids.length,
    offer: wireOffer(row, hall),
  };
}

function wireOffer(row: LineRow, { performanceId, date, plan, lang }: Hall): LinedWish['offer'] {
  const { allotment_id, allotment_state, allotment_units, kept_until, total_minor } = row;
  if (!allotment_id || !allotment_state || !allotment_units || !kept_until) return null;
  const isHere = row.allotment_performance_id === performanceId;
  const allotted = { zone: row.allotment_zone, units: allotment_units };
  return {
    id: allotment_id,
    state: allotment_state,
    is_here: isHere,
    places: isHere && date ? placeWords({ date, plan }, allotted, { lang, mainLang: 'ru' }) : [],
    total: wireAmount(total_minor ?? 0, row.currency),
    until: kept_until.toISOString(),
  };
}
