import type { Item } from '@parterre/domain/drafts/item';
import { numberedKey } from '@parterre/domain/drafts/item-key';

const timeFields = ['started_at', 'doors_at', 'sale_ends_at'] as const;

/** Like the last one, a week later by the clock; the sale of both opens at the same time. */
export function nextDate(dates: readonly Item[], eventKey: string): Item {
  const source_id = freeKey(dates, eventKey);
  const last = dates.at(-1);
  if (!last) return { source_id, status: 'scheduled' };
  const { not_for_sale: _withheld, ...like } = last;
  const moved = timeFields.flatMap((name) => {
    const time = like[name];
    return typeof time === 'string' ? [[name, weekLater(time)] as const] : [];
  });
  return { ...like, ...Object.fromEntries(moved), source_id, status: 'scheduled' };
}

function freeKey(dates: readonly Item[], eventKey: string): string {
  const taken = new Set(dates.map(({ source_id }) => source_id));
  let number = dates.length + 1;
  while (taken.has(numberedKey(eventKey, number))) number += 1;
  return numberedKey(eventKey, number);
}

const weekMs = 7 * 24 * 3_600_000;

function weekLater(time: string): string {
  const at = Date.parse(`${time}:00Z`);
  return Number.isNaN(at) ? time : new Date(at + weekMs).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
