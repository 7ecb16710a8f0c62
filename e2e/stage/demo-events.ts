import type { Stage } from './stage.ts';

export interface DemoEvent {
  readonly id: number;
  readonly title: string;
  readonly sale_state: string;
  readonly category: { readonly id: number; readonly name: string };
  readonly place: { readonly id: number };
  readonly persons: readonly { readonly id: number }[];
}

/** An event that is on sale and has a cast, as it is told in a language. */
export async function eventOnSale(stage: Stage, language: string): Promise<DemoEvent> {
  const events = await stage.list<DemoEvent>(`/v1/events?lang=${language}&limit=100`);
  const found = events.find(({ sale_state, persons }) => sale_state === 'on_sale' && persons.length > 0);
  if (!found) throw new Error('The demo has nothing on sale.');
  return found;
}
