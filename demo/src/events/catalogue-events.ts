import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { byLanguage, type Text } from '../text.ts';
import { typeset } from '../typeset.ts';
import { catalogueDate, type SeatsOf } from './catalogue-date.ts';
import type { DemoEvent } from './demo-event.ts';
import { demoEvents } from './demo-events.ts';
import { currencyOf } from './demo-halls.ts';
import { type DemoDate, programme } from './programme.ts';
import { ticketTypesOf } from './ticket-types.ts';

type CatalogueEvent = NonNullable<CatalogueFile['events']>[number];

/** What the events borrow from the rest of the demo. */
interface Surroundings {
  /** `yyyy-mm-dd`. */
  readonly today: string;
  readonly imagesOf: (event: DemoEvent) => CatalogueEvent['images'];
  readonly seatsOf: SeatsOf;
}

function descriptionOf({ story, facts }: DemoEvent): Text {
  return byLanguage((language) => {
    const paragraphs = story[language].map((paragraph) => `<p>${paragraph}</p>`);
    const items = facts.map((fact) => `<li>${fact[language]}</li>`);
    return `${paragraphs.join('')}<ul>${items.join('')}</ul>`;
  });
}

function catalogueEvent(
  event: DemoEvent,
  dates: readonly DemoDate[],
  { today, imagesOf, seatsOf }: Surroundings,
): CatalogueEvent {
  const [first] = event.runs;
  if (first === undefined) throw new Error(`The event ${event.id} is never played`);
  return {
    source_id: event.id,
    category: event.category,
    title: typeset(event.title),
    subtitle: typeset(event.subtitle),
    description: typeset(descriptionOf(event)),
    age_limit: event.ageLimit,
    duration_minutes: event.minutes,
    currency: currencyOf(first.hall),
    labels: [...event.labels],
    persons: event.cast.map(({ person, role }) => ({ person, role: typeset(role) })),
    images: imagesOf(event),
    ticket_types: ticketTypesOf(event, first.hall),
    dates: dates.map((date) => catalogueDate(event, date, today, seatsOf)),
  };
}

/** The demo's events as the catalogue file holds them, with their dates set around `today`. */
export function catalogueEvents(surroundings: Surroundings): CatalogueEvent[] {
  const dates = programme(demoEvents, surroundings.today);
  return demoEvents.map((event) => catalogueEvent(event, dates.get(event.id) ?? [], surroundings));
}
