import type { EventCardData } from '../../features/event-card/event-card.data.ts';

export interface Choice {
  readonly id: number;
  readonly name: string;
}

/** What the plain filters offer; all others ask for theirs. */
export interface FilterChoices {
  readonly categories: readonly Choice[];
  readonly cities: readonly Choice[];
}

/** One page of the list of all events to come. */
export interface EventsData {
  readonly events: readonly EventCardData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly choices: FilterChoices;
}
