import type { CommandInput } from '@parterre/contracts/console/commands';
import type { PreviewedPerformance } from '@parterre/contracts/console/performances';
import { changeTimes } from '@parterre/domain/performances/change-times';
import type { Area } from '@parterre/domain/staff/scope';
import { type Command, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { zonedInstant, zonedText } from '../../../time/zoned-time.ts';
import { findSold } from '../../performances/grid/performance-grid.service.ts';
import { draftEventChanges, type OpenEvents, openEvents } from '../import/edits/change-dates.service.ts';
import { type StoredEdit, selectDateEdits } from '../import/edits/date-edits.queries.ts';
import type { EventDate } from '../import/edits/keep-dates.ts';
import { lockCatalogue } from '../import/stored.queries.ts';
import { attributeFaults } from './attribute-faults.ts';
import { type Draft, describeDate, isChanged, refuseDraft } from './draft.ts';
import { nameClashes } from './name-clashes.service.ts';
import {
  type ListedRow,
  type SourceRow,
  selectDateSources,
  selectListed,
} from './performance-changes.queries.ts';

type Input = CommandInput<'performances.change'>;
type Seen = Input['performances'][number];

interface Changing {
  readonly count: number;
  readonly store: (by: string, at: Date) => Promise<void>;
}

const nothingChanges = makeProblem('nothing_changes', 'They are all like this already.');
const someRefused = makeProblem('performances_refused', 'Some of them cannot be changed like this.');

/**
 * Changes the sale, the prices or the beginning of many performances: all of them or none. Their events are written as a file, changed,
 * checked and stored as any file is, so that what an import refuses is refused here, too.
 */
export const changePerformances: Command<'performances.change', Changing, { changed: number }> = {
  name: 'performances.change',
  permission: 'catalogue.change',
  needsStepUp: false,
  maxBodyBytes: 1_000_000,
  preview: async (tx, input, { at }) => {
    // Before anything is read: whoever changes the same meanwhile is waited for, and then seen.
    await lockCatalogue(tx);
    const stored = await readPerformances(tx, input, at);
    const drafts = input.performances.map((seen) => draftChange(seen, input.change, stored, at));
    const clashes = await nameClashes(tx, drafts.flatMap(movedUse));
    const clashFree = drafts.map((draft) => {
      const clash = clashes.get(draft.id);
      return draft.refused || clash === undefined ? draft : refuseDraft(draft, 'clash', clash);
    });
    const { drafts: checked, store } = await checkDrafts(tx, stored.open, clashFree);
    const changed = checked.filter(isChanged);
    const isRefused = checked.some(({ refused }) => refused !== undefined);
    if (!isRefused && changed.length === 0) return refuse(nothingChanges);
    return {
      kind: 'previewed',
      subject: 'performances',
      area: touchedArea([...stored.rows.values()]),
      before: { performances: checked.map(({ before }) => before) },
      after: { performances: checked.map(({ after }) => after) },
      parts: changed.map(({ id, date, before, after }) => ({
        subject: `performance:${id}`,
        before: withoutId(before),
        after: withoutId(date ? describeDate(id, date, after.prices) : after),
      })),
      ...(isRefused && { blocked: someRefused }),
      change: { count: changed.length, store },
    };
  },
  run: async (_tx, { count, store }, { actor, at }) => {
    await store(actor.name, at);
    return { changed: count };
  },
  answer: (stored) => stored,
};

const withoutId = ({ id: _id, ...fields }: PreviewedPerformance) => fields;

const touchedArea = (rows: readonly ListedRow[]): Area => ({
  kind: 'events',
  events: [...Map.groupBy(rows, ({ event_id }) => event_id)].map(([eventId, own]) => ({
    eventId,
    placeIds: [...new Set(own.map(({ place_id }) => place_id))],
  })),
});

interface StoredPerformances {
  readonly rows: ReadonlyMap<number, ListedRow>;
  readonly sources: ReadonlyMap<number, SourceRow>;
  readonly sold: ReadonlySet<number>;
  readonly edits: readonly StoredEdit[];
  readonly open: OpenEvents;
}

async function readPerformances(
  tx: Tx,
  { performances, change: { prices } }: Input,
  at: Date,
): Promise<StoredPerformances> {
  const ids = performances.map(({ id }) => id);
  const rows = await selectListed(tx, ids);
  const eventIds = [...new Set(rows.map(({ event_id }) => event_id))];
  const open = await openEvents(tx, eventIds);
  const model = prices?.kind === 'like' ? [prices.performance_id] : [];
  const sources = await selectDateSources(tx, eventIds, [...ids, ...model]);
  return {
    rows: new Map(rows.map((row) => [row.id, row])),
    sources: new Map(sources.map((source) => [source.id, source])),
    sold: await findSold(tx, rows, at),
    edits: await selectDateEdits(
      tx,
      [...open.events.values()].map(({ source_id }) => source_id),
    ),
    open,
  };
}

function draftChange(seen: Seen, change: Input['change'], stored: StoredPerformances, at: Date): Draft {
  const { id } = seen;
  const row = stored.rows.get(id);
  const event = row && stored.open.events.get(row.event_id);
  const old = event?.dates.find(({ source_id }) => source_id === stored.sources.get(id)?.source_id);
  if (!row || !event || !old) {
    const gone = {
      id,
      starts: null,
      doors: null,
      sale_opens: null,
      sale_closes: null,
      prices: 'event',
    } as const;
    return refuseDraft({ id, before: gone, after: gone }, 'gone');
  }
  const before = describeDate(id, old, old.ticket_types ? 'own' : 'event');
  const unchanged: Draft = { id, row, old, date: old, before, after: before };
  const stale = staleFields(seen, row);
  if (stale.length > 0) return markStale(unchanged, stale, stored);
  const { shift_minutes, opens, closes, sale, prices } = change;
  const local = zonedText(at, row.time_zone).slice(0, 'yyyy-mm-ddThh:mm'.length);
  const changed = changeTimes(
    old,
    { shift_minutes, opens, closes, sale },
    { now: local, isSold: stored.sold.has(id), usualClose: saidClose(stored.edits, event.source_id, old) },
  );
  if (changed.kind === 'refused') return refuseDraft(unchanged, changed.reason);
  const priced = setPrices(changed.times, prices, event.dates, (model) => {
    const source = stored.sources.get(model);
    return source?.event_id === row.event_id ? source.source_id : undefined;
  });
  if (!priced) return refuseDraft(unchanged, 'other_event');
  const { date, shown } = priced;
  // Not the minute, which is another when it is done: what is done must be what was looked at.
  const isStopped = sale === 'stopped' && date.sale_ends_at === local;
  const after = { ...describeDate(id, date, shown), ...(isStopped && { sale_closes: 'now' }) };
  const draft = { ...unchanged, date, after };
  const times = [date.started_at, date.doors_at, date.sale_starts_at, date.sale_ends_at];
  const missing = times.find((time) => time !== undefined && !zonedInstant(time, row.time_zone));
  return missing === undefined ? draft : refuseDraft(draft, 'no_such_time', missing);
}

/** When files let its sale close, before that was changed here. */
function saidClose(
  edits: readonly StoredEdit[],
  event: string,
  { source_id }: EventDate,
): string | undefined {
  const edit = edits.find(
    (one) => one.event === event && one.source_id === source_id && one.field === 'sale_ends_at',
  );
  return typeof edit?.said === 'string' ? edit.said : undefined;
}

/** Undefined where the model is no performance of the same event. */
function setPrices(
  date: EventDate,
  prices: Input['change']['prices'],
  dates: readonly EventDate[],
  findSource: (performanceId: number) => string | undefined,
): { readonly date: EventDate; readonly shown: PreviewedPerformance['prices'] } | undefined {
  if (prices === undefined) return { date, shown: date.ticket_types ? 'own' : 'event' };
  if (prices.kind === 'event') return { date: { ...date, ticket_types: undefined }, shown: 'event' };
  const modelSource = findSource(prices.performance_id);
  const model = dates.find(({ source_id }) => source_id === modelSource);
  if (!model) return undefined;
  const { ticket_types } = model;
  return { date: { ...date, ticket_types }, shown: ticket_types ? prices.performance_id : 'event' };
}

/** Which of the fields are not any more what whoever changes them has seen. */
function staleFields(seen: Seen, row: ListedRow): string[] {
  const time = (text: string | null) => (text === null ? null : Date.parse(text));
  const pairs = {
    starts: [time(seen.started_at), row.started_at.getTime()],
    sale_opens: [time(seen.sale_starts_at), row.sale_starts_at?.getTime() ?? null],
    sale_closes: [time(seen.sale_ends_at), row.sale_ends_at.getTime()],
    status: [seen.status, row.status],
    prices: [seen.price_list, row.price_list],
  };
  return Object.entries(pairs).flatMap(([name, [then, now]]) => (then === now ? [] : name));
}

/** By whom, if it was here; an import has no name. */
function markStale(draft: Draft, stale: readonly string[], { edits }: StoredPerformances): Draft {
  const last = edits.findLast(
    ({ event_id, source_id }) => event_id === draft.row?.event_id && source_id === draft.old?.source_id,
  );
  const marked = refuseDraft(draft, 'stale', last?.edited_by);
  return { ...marked, after: { ...marked.after, stale } };
}

const movedUse = ({ id, row, old, date, refused }: Draft) => {
  if (refused || !row || !date || date.started_at === old?.started_at || date.status !== 'scheduled')
    return [];
  const startsAt = zonedInstant(date.started_at, row.time_zone)?.getTime();
  if (startsAt === undefined) return [];
  const lasts = row.ended_at.getTime() - row.started_at.getTime();
  const { hall_id: hallId, title } = row;
  return [
    {
      id,
      hallId,
      startsAt,
      endsAt: startsAt + lasts,
      name: `${title}, ${date.started_at.replace('T', ' ')}`,
    },
  ];
};

/** Holds what is left to the import's rules; nothing can be stored while anything is refused. */
async function checkDrafts(
  tx: Tx,
  open: OpenEvents,
  drafts: readonly Draft[],
): Promise<{ readonly drafts: readonly Draft[]; readonly store: Changing['store'] }> {
  const byEvent = Map.groupBy(drafts.filter(isChanged), ({ row }) => row?.event_id ?? 0);
  const changed = new Map(
    [...byEvent].flatMap(([eventId, own]) => {
      const event = open.events.get(eventId);
      const dates = new Map(own.map(({ date }) => [date?.source_id, date]));
      return event
        ? [
            [
              eventId,
              { ...event, dates: event.dates.map((date) => dates.get(date.source_id) ?? date) },
            ] as const,
          ]
        : [];
    }),
  );
  const store = async () => undefined;
  if (changed.size === 0) return { drafts, store };
  const drafted = await draftEventChanges(tx, open, changed);
  if (drafted.kind === 'checked') return { drafts, store: drafted.store };
  return { drafts: attributeFaults(drafts, [...changed.values()], drafted.faults), store };
}
