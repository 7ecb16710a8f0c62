import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { byLanguage, type Text } from '../text.ts';
import { typeset } from '../typeset.ts';
import { cataloguePerformance, type ListSeats } from './catalogue-performance.ts';
import type { DemoEvent } from './demo-event.ts';
import { demoEvents } from './demo-events.ts';
import { hallCurrency } from './demo-halls.ts';
import { type DemoPerformance, programme } from './programme.ts';
import { createTicketTypes } from './ticket-types.ts';

type CatalogueEvent = NonNullable<CatalogueFile['events']>[number];

/** What the events borrow from the rest of the demo. */
interface Surroundings {
  /** `yyyy-mm-dd`. */
  readonly today: string;
  readonly findImages: (event: DemoEvent) => CatalogueEvent['images'];
  readonly listSeats: ListSeats;
}

function describeEvent({ story, facts }: DemoEvent): Text {
  return byLanguage((language) => {
    const paragraphs = story[language].map((paragraph) => `<p>${paragraph}</p>`);
    const items = facts.map((fact) => `<li>${fact[language]}</li>`);
    return `${paragraphs.join('')}<ul>${items.join('')}</ul>`;
  });
}

/** What companies and schools go to together. */
const byInvoice: ReadonlySet<DemoEvent['category']> = new Set([
  'opera',
  'ballet',
  'drama',
  'musical',
  'classical',
  'fine-art',
  'photography',
  'kids-theatre',
]);

function catalogueEvent(
  event: DemoEvent,
  dates: readonly DemoPerformance[],
  { today, findImages, listSeats }: Surroundings,
): CatalogueEvent {
  const [first] = event.runs;
  if (first === undefined) throw new Error(`The event ${event.id} is never played`);
  return {
    source_id: event.id,
    category: event.category,
    title: typeset(event.title),
    subtitle: typeset(event.subtitle),
    description: typeset(describeEvent(event)),
    age_limit: event.ageLimit,
    duration_minutes: event.minutes,
    currency: hallCurrency(first.hall),
    labels: [...event.labels],
    persons: event.cast.map(({ person, role }) => ({ person, role: typeset(role) })),
    images: findImages(event),
    ticket_types: createTicketTypes(event, first.hall),
    invoices: byInvoice.has(event.category),
    dates: dates.map((date) => cataloguePerformance(event, date, today, listSeats)),
  };
}

/** The demo's events as the catalogue file holds them, with their dates set around `today`. */
export function catalogueEvents(surroundings: Surroundings): CatalogueEvent[] {
  const dates = programme(demoEvents, surroundings.today);
  return demoEvents.map((event) => catalogueEvent(event, dates.get(event.id) ?? [], surroundings));
}
