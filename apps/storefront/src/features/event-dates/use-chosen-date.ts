import { useAddress } from '@parterre/static-site/browser/use-address';
import type { EventDateData } from './event-date.data.ts';

/** The date that the address names; undefined when it names none of these. */
export function useChosenDate(dates: readonly EventDateData[]): EventDateData | undefined {
  const [, query = ''] = useAddress().split('?');
  const id = Number(new URLSearchParams(query).get('date'));
  return dates.find((date) => date.id === id);
}
