import type { CategoryId } from '../categories.ts';
import type { PersonId } from '../persons/demo-persons.ts';
import type { Language, Text } from '../text.ts';
import type { PosterHint } from './poster-hint.ts';
import type { Run } from './run.ts';

export interface DemoEvent {
  readonly id: string;
  readonly category: CategoryId;
  readonly title: Text;
  readonly subtitle: Text;
  /** Paragraphs: what one will see, and why to go. */
  readonly story: Readonly<Record<Language, readonly string[]>>;
  /** Practical lines under the story: language, surtitles, interval. */
  readonly facts: readonly Text[];
  readonly ageLimit: 0 | 6 | 12 | 16 | 18;
  readonly minutes: number;
  readonly labels: readonly ('premiere' | 'last_shows' | 'star_cast' | 'family')[];
  readonly cast: readonly { readonly person: PersonId; readonly role: Text }[];
  readonly poster: PosterHint;
  /** All in halls of one kind and one currency. */
  readonly runs: readonly Run[];
  /** The dearest ticket, in the hall's currency; other zones follow from it. */
  readonly topPrice: number;
  /** Zones of the hall that this event does not use. */
  readonly closedZones?: readonly string[];
}
