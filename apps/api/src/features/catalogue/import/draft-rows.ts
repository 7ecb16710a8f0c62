import { setImmediate } from 'node:timers/promises';
import type { Change, Changes, LandingChange } from './changes.ts';
import type { CheckedCatalogue } from './checked-catalogue.ts';
import { type EventDraft, eventRows } from './event-rows.ts';
import {
  type Context,
  categoryRows,
  categoryTypeRows,
  hallRows,
  landingRows,
  locationRows,
  newsRows,
  personRows,
  placeRows,
} from './localized-rows.ts';
import { addRows, type Rows } from './tables.ts';

interface DraftParts {
  readonly checked: CheckedCatalogue;
  readonly changes: Changes;
  readonly landings: readonly LandingChange[];
  readonly events: readonly EventDraft[];
}

/** Few enough to be drafted while the server stores as many. */
const eventsAtOnce = 400;
/** After so many whatever the server has answered meanwhile is handled, so that it never waits for long. */
const eventsPerTurn = 20;

export interface RowsPart {
  readonly rows: Rows;
  /** None of them takes the place of a row that is stored. */
  readonly isNew: boolean;
}

/** The rows of everything that is new or different, in parts that can be stored one after another. */
export async function* draftRows(parts: DraftParts, context: Context): AsyncGenerator<RowsPart> {
  yield { rows: thingRows(parts, context), isNew: false };
  const isNew = ({ change }: EventDraft) => change.kind === 'created';
  for await (const rows of draftEventRows(parts.events.filter(isNew), context)) yield { rows, isNew: true };
  const changed = parts.events.filter((event) => !isNew(event));
  for await (const rows of draftEventRows(changed, context)) yield { rows, isNew: false };
  const rows: Rows = {};
  addChanged(rows, parts.changes.news, (change) => newsRows(change, context));
  yield { rows, isNew: false };
}

async function* draftEventRows(events: readonly EventDraft[], context: Context): AsyncGenerator<Rows> {
  for (let start = 0; start < events.length; start += eventsAtOnce) {
    const rows: Rows = {};
    for (const [index, event] of events.slice(start, start + eventsAtOnce).entries()) {
      if (index % eventsPerTurn === 0) await setImmediate();
      addRows(rows, eventRows(event, context));
    }
    yield rows;
  }
}

/** Of what events refer to. */
function thingRows({ checked, changes, landings }: DraftParts, context: Context): Rows {
  const { targets, importPlans } = checked;
  const rows: Rows = {};
  const add = <Item>(
    all: readonly Change<Item>[],
    toRows: (change: Change<Item>, context: Context) => Rows,
  ) => addChanged(rows, all, (change) => toRows(change, context));
  addRows(rows, rateRows(checked));
  addRows(rows, importPlans.newRows);
  for (const { kind, landing, contentHash } of landings)
    if (kind !== 'unchanged') addRows(rows, landingRows(landing, contentHash, context.now));
  add(changes.category_types, categoryTypeRows);
  add(changes.categories, categoryRows);
  add(changes.locations, locationRows);
  add(changes.places, placeRows);
  add(changes.halls, (change) => {
    const { plan } = change.item;
    return hallRows(change, plan === undefined ? undefined : targets.plans.get(plan), context);
  });
  add(changes.persons, personRows);
  return rows;
}

function addChanged<Item>(
  rows: Rows,
  all: readonly Change<Item>[],
  toRows: (change: Change<Item>) => Rows,
): void {
  for (const change of all) if (change.kind !== 'unchanged') addRows(rows, toRows(change));
}

const rateRows = ({ catalogue }: CheckedCatalogue): Rows => ({
  exchange_rates: catalogue.exchange_rates.map(({ from, to, rate, step, set_at }) => ({
    from_currency: from,
    to_currency: to,
    rate,
    step,
    set_at,
  })),
});
