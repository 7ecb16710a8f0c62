import type { PersonId } from '../persons/demo-persons.ts';
import type { Language, Text } from '../text.ts';

export interface DemoNews {
  readonly id: string;
  readonly daysAgo: number;
  readonly time: string;
  readonly title: Text;
  readonly lead: Text;
  /** Paragraphs. */
  readonly body: Readonly<Record<Language, readonly string[]>>;
  readonly events: readonly string[];
  readonly persons: readonly PersonId[];
}
