import type { Picture } from '@parterre/contracts/values/picture';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';

export interface PersonCardData {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly portrait: Picture | null;
  readonly eventsCount: number;
}

export interface PersonsData {
  readonly persons: readonly PersonCardData[];
  readonly total: number;
}

export interface PersonData extends PersonCardData {
  /** Safe HTML. */
  readonly biography: string;
  readonly events: readonly EventCardData[];
}
