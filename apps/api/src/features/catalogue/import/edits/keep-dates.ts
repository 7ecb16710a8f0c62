import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import { type CatalogueFault, explainedFault, type Path } from '../catalogue-fault.ts';
import { dateContent } from '../changes.ts';
import { hashContent } from '../content-hash.ts';

type Event = Catalogue['events'][number];
export type EventDate = Event['dates'][number];

/** What of a date can be changed in the console. */
const editableFields = [
  'hall',
  'started_at',
  'doors_at',
  'sale_starts_at',
  'sale_ends_at',
  'status',
  'ticket_types',
  'not_for_sale',
] as const;
type EditableField = (typeof editableFields)[number];

/** `date`: all of it was made in the console. */
export type EditedField = EditableField | 'date';

export interface DateEdit {
  readonly source_id: string;
  readonly field: EditedField;
  /** By files, before it was changed; null where they said nothing. */
  readonly said: unknown;
  readonly edited_by: string;
  readonly edited_at: Date;
}

/** However it was written, it is the same when it is stored the same. */
export const readField = (date: EventDate, field: EditableField): unknown => dateContent(date)[field] ?? null;

const isSame = (one: unknown, other: unknown): boolean => hashContent(one) === hashContent(other);

/** Fields in which one date differs from another. */
export const changedFields = (before: EventDate, after: EventDate): EditableField[] =>
  editableFields.filter((field) => !isSame(readField(before, field), readField(after, field)));

export interface KeptDates<Edit extends DateEdit> {
  readonly event: Event;
  /** Of no more use: the file says the same by now, or does not have the date any more. */
  readonly settled: readonly Edit[];
  readonly faults: readonly CatalogueFault[];
}

interface Stored<Edit> {
  readonly edits: readonly Edit[];
  /** As they are now, edits included, by their source ids. */
  readonly dates: ReadonlyMap<string, EventDate>;
}

/** An event of a file with what operators changed of its dates in the console, wherever the file says what it said before. */
export function keepDates<Edit extends DateEdit>(
  event: Event,
  { edits, dates }: Stored<Edit>,
  path: Path,
): KeptDates<Edit> {
  const byDate = Map.groupBy(edits, ({ source_id }) => source_id);
  const named = event.dates.map((date, index) => {
    const [own, stored] = [byDate.get(date.source_id) ?? [], dates.get(date.source_id)];
    if (!stored) return { date, settled: own, faults: [] };
    return keepDate(date, { edits: own, date: stored }, [...path, 'dates', index]);
  });
  const sources = new Set(event.dates.map(({ source_id }) => source_id));
  const unnamed = edits.filter(({ source_id }) => !sources.has(source_id));
  const made = unnamed.filter(({ field }) => field === 'date');
  return {
    event: {
      ...event,
      dates: [
        ...named.map(({ date }) => date),
        ...made.flatMap(({ source_id }) => dates.get(source_id) ?? []),
      ],
    },
    settled: [...named.flatMap(({ settled }) => settled), ...unnamed.filter(({ field }) => field !== 'date')],
    faults: named.flatMap(({ faults }) => faults),
  };
}

function keepDate<Edit extends DateEdit>(
  date: EventDate,
  stored: { readonly edits: readonly Edit[]; readonly date: EventDate },
  path: Path,
) {
  const settled: Edit[] = [];
  const faults: CatalogueFault[] = [];
  let kept = date;
  for (const edit of stored.edits) {
    const { field } = edit;
    const differing =
      field === 'date'
        ? changedFields(date, stored.date)
        : changedFields(date, stored.date).filter((name) => name === field);
    if (differing.length === 0) settled.push(edit);
    else if (field !== 'date' && isSame(readField(date, field), edit.said))
      kept = { ...kept, [field]: stored.date[field] };
    else
      for (const name of differing)
        faults.push(explainedFault([...path, name], explain(edit, stored.date, name)));
  }
  return { date: kept, settled, faults };
}

/** What is not said in a word. */
const nameContent = (field: EditableField): string =>
  field === 'not_for_sale' ? 'to other seats that are kept from the sale' : 'to prices of its own';

function explain({ edited_by, edited_at }: DateEdit, stored: EventDate, field: EditableField): string {
  const value = readField(stored, field);
  const now = typeof value === 'string' ? `to ${value}` : value === null ? 'to nothing' : nameContent(field);
  return `was set ${now} in the console by ${edited_by} on ${edited_at.toISOString().slice(0, 10)}: say the same here, or import with --overwrite-console`;
}
