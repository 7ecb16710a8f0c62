import { maxCreatedPerformances, type PreviewedPerformance } from '@parterre/contracts/console/performances';
import { expandPattern, timesLike } from '@parterre/domain/performances/date-pattern';
import { type Command, refuse } from '../../../commands/command.ts';
import type { Tx } from '../../../database/connect.ts';
import { makeProblem } from '../../../problems/problem.ts';
import { zonedInstant, zonedText } from '../../../time/zoned-time.ts';
import { draftEventChanges, type OpenEvents, openEvents } from '../import/edits/change-dates.service.ts';
import type { EventDate } from '../import/edits/keep-dates.ts';
import { lockCatalogue } from '../import/stored.queries.ts';
import { attributeFaults } from './attribute-faults.ts';
import { type Draft, describeDate, refuseDraft } from './draft.ts';
import { nameClashes } from './name-clashes.service.ts';
import { type ListedRow, selectDateSources, selectListed } from './performance-changes.queries.ts';

interface Creating {
  readonly count: number;
  readonly store: (by: string, at: Date) => Promise<void>;
}

const noModel = makeProblem('not_found', 'There is no such performance.');
const noDays = makeProblem('nothing_changes', 'No day fits.');
const tooMany = makeProblem('too_many_rows', 'These are more than can be made at once.');
const someRefused = makeProblem('performances_refused', 'Some of them cannot be made like this.');

/** Makes a run of performances like one that is there: its hall, its prices, its doors and sale as far from each beginning. */
export const createPerformances: Command<'performances.create', Creating, { created: number }> = {
  name: 'performances.create',
  permission: 'catalogue.change',
  needsStepUp: false,
  preview: async (tx, { model_id: modelId, pattern }, { at }) => {
    await lockCatalogue(tx);
    const found = await openModel(tx, modelId);
    if (!found) return refuse(noModel);
    const starts = expandPattern(pattern, maxCreatedPerformances);
    if (starts.length === 0) return refuse(noDays);
    if (starts.length > maxCreatedPerformances) return refuse(tooMany);
    const { row, open, event, model } = found;
    const sources = new Set(event.dates.map(({ source_id }) => source_id));
    const drafts = starts.map((start, index) =>
      draftDate({ row, model, start, index, sourceId: newSource(event.source_id, start, sources) }, at),
    );
    const lasts = row.ended_at.getTime() - row.started_at.getTime();
    const clashes = await nameClashes(
      tx,
      drafts.flatMap(({ id, date, refused }) => {
        const startsAt = date && !refused && zonedInstant(date.started_at, row.time_zone)?.getTime();
        if (!startsAt) return [];
        const name = `${row.title}, ${date.started_at.replace('T', ' ')}`;
        return [{ id, hallId: row.hall_id, startsAt, endsAt: startsAt + lasts, name }];
      }),
    );
    const free = drafts.map((draft) => {
      const clash = clashes.get(draft.id);
      return clash === undefined ? draft : refuseDraft(draft, 'clash', clash);
    });
    const dates = free.flatMap(({ date, refused }) => (date && !refused ? [date] : []));
    const changed = { ...event, dates: [...event.dates, ...dates] };
    const drafted =
      dates.length > 0 ? await draftEventChanges(tx, open, new Map([[row.event_id, changed]])) : undefined;
    const checked = drafted?.kind === 'refused' ? attributeFaults(free, [changed], drafted.faults) : free;
    const isRefused = checked.some(({ refused }) => refused !== undefined);
    const listed = (wanted: readonly Draft[]) => wanted.map(({ date }) => date?.started_at ?? '');
    return {
      kind: 'previewed',
      subject: `event:${row.event_id}`,
      area: { kind: 'events', events: [{ eventId: row.event_id, placeIds: [row.place_id] }] },
      before: null,
      after: { performances: checked.map(({ after }): PreviewedPerformance => after) },
      logged: { before: null, after: { like: `performance:${modelId}`, created: listed(checked) } },
      ...(isRefused && { blocked: someRefused }),
      change: {
        count: dates.length,
        store: drafted?.kind === 'checked' ? drafted.store : async () => undefined,
      },
    };
  },
  run: async (_tx, { count, store }, { actor, at }) => {
    await store(actor.name, at);
    return { created: count };
  },
  answer: (stored) => stored,
};

async function openModel(tx: Tx, modelId: number) {
  const [row] = await selectListed(tx, [modelId]);
  if (!row) return undefined;
  const open: OpenEvents = await openEvents(tx, [row.event_id]);
  const [source] = await selectDateSources(tx, [row.event_id], [modelId]);
  const event = open.events.get(row.event_id);
  const model = event?.dates.find(({ source_id }) => source_id === source?.source_id);
  return event && model ? { row, open, event, model } : undefined;
}

/** As files may call it, and no other date of the event is called. */
function newSource(event: string, start: string, taken: Set<string>): string {
  const base = `${event.slice(0, 40)}-${start.replace(/[-:]/g, '').replace('T', '-')}`;
  let source = base;
  for (let number = 2; taken.has(source); number += 1) source = `${base}-${number}`;
  taken.add(source);
  return source;
}

interface Wanted {
  readonly row: ListedRow;
  readonly model: EventDate;
  readonly start: string;
  readonly index: number;
  readonly sourceId: string;
}

/** Ids of what is not there yet are below nothing. */
function draftDate({ row, model, start, index, sourceId }: Wanted, at: Date): Draft {
  const now = zonedText(at, row.time_zone).slice(0, start.length);
  const date: EventDate = {
    ...timesLike(model, start, now),
    source_id: sourceId,
    status: 'scheduled',
    // Those are kept for one evening, such as a premiere.
    not_for_sale: undefined,
  };
  const id = -1 - index;
  const after = describeDate(id, date, date.ticket_types ? 'own' : 'event');
  const draft = { id, row, date, before: after, after };
  if (start <= now) return refuseDraft(draft, 'into_past');
  const times = [date.started_at, date.doors_at, date.sale_starts_at, date.sale_ends_at];
  const missing = times.find((time) => time !== undefined && !zonedInstant(time, row.time_zone));
  return missing === undefined ? draft : refuseDraft(draft, 'no_such_time', missing);
}
