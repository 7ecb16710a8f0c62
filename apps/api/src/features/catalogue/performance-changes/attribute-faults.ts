import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { CatalogueFault } from '../import/catalogue-fault.ts';
import { type Draft, refuseDraft } from './draft.ts';

type Event = Catalogue['events'][number];

/** What the import says, at the performance it says it of; what it says of none, at the first of its event. */
export function attributeFaults(
  drafts: readonly Draft[],
  events: readonly Event[],
  faults: readonly CatalogueFault[],
): Draft[] {
  const reasons = new Map<Draft, string[]>();
  for (const { path, reason } of faults) {
    const [, event, date] = /^events\[(\d+)\](?:\.dates\[(\d+)\])?/.exec(path) ?? [];
    const dates = events[Number(event)]?.dates ?? [];
    const sourceId = date === undefined ? undefined : dates[Number(date)]?.source_id;
    const own = drafts.filter(({ date: one }) => dates.some(({ source_id }) => source_id === one?.source_id));
    const meant = own.find(({ date: one }) => one?.source_id === sourceId) ?? own[0] ?? drafts[0];
    if (meant) reasons.set(meant, [...(reasons.get(meant) ?? []), reason]);
  }
  return drafts.map((draft) => {
    const own = reasons.get(draft);
    return own && !draft.refused ? refuseDraft(draft, 'import', own.join('; ')) : draft;
  });
}
