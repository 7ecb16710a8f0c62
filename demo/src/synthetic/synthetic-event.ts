import type { CatalogueFile } from '@parterre/contracts/catalogue-file/catalogue-file';
import { categories } from '../categories.ts';
import { addDays, earlier } from '../events/days.ts';
import { demoHalls, findHall, type HallId, type HallKind, hallCurrency } from '../events/demo-halls.ts';
import { createTicketTypes } from '../events/ticket-types.ts';
import { seededRandom } from '../pictures/drawing/seeded-random.ts';
import { byLanguage, type Text } from '../text.ts';
import { authors, forms, performer, seasons } from './titles.ts';

export type CatalogueEvent = NonNullable<CatalogueFile['events']>[number];

export interface Stage {
  readonly today: string;
  readonly seed: string;
  /** Persons to cast, best known first. */
  readonly persons: readonly string[];
  /** Whose pictures are borrowed. */
  readonly images: readonly CatalogueEvent['images'][];
}

type Random = () => number;

/** Small houses play every night, arenas seldom. */
const kindsByUse: readonly HallKind[] = ['studio', 'club', 'entry', 'theatre', 'arena'];
const hallIds = (Object.keys(demoHalls) as HallId[]).sort(
  (a, b) => kindsByUse.indexOf(findHall(a).kind) - kindsByUse.indexOf(findHall(b).kind),
);
const times = ['12:00', '18:00', '19:00', '19:00', '19:30', '20:00'];

/** The first of a list are drawn far more often than the last, as with places and stars. */
const pickKnown = <Item>(items: readonly Item[], random: Random): Item => pick(items, random() ** 2.5);
const pick = <Item>(items: readonly Item[], share: number): Item =>
  items[Math.min(items.length - 1, Math.floor(share * items.length))] as Item;

const createTitle = (index: number): Text => {
  const author = authors[index % authors.length] as Text;
  const form = forms[Math.floor(index / authors.length) % forms.length] as Text;
  const round = Math.floor(index / (authors.length * forms.length)) + 1;
  return byLanguage((language) => `${form[language]}: ${author[language]}, ${seasons[language]} ${round}`);
};

const describeEvent = (title: Text): Text => byLanguage((language) => `<p>${title[language]}.</p>`);

/** Soon is denser than late; a twentieth of all runs has begun already. */
function createDates(index: number, hall: HallId, today: string, random: Random): CatalogueEvent['dates'] {
  const count = Math.ceil(8 * random() ** 3) || 1;
  const first = random() < 0.05 ? -Math.ceil(random() * 30) : Math.floor(120 * random() ** 1.5);
  return Array.from({ length: count }, (_, date) => {
    const day = addDays(today, first + date * (1 + Math.floor(random() * 4)));
    const time = pick(times, random());
    return {
      source_id: `synthetic-${index}-${date}`,
      hall,
      started_at: `${day}T${time}`,
      doors_at: `${day}T${earlier(time, 45)}`,
    };
  });
}

/** An event that follows from the seed and its number alone, so that a catalogue can be made in parts. */
export function syntheticEvent(index: number, { today, seed, persons, images }: Stage): CatalogueEvent {
  const random = seededRandom(`${seed}:${index}`).next;
  const title = createTitle(index);
  const hall = pickKnown(hallIds, random);
  const currency = hallCurrency(hall);
  const topPrice = Math.exp(3.2 + 1.1 * random()) * (currency === 'RUB' ? 90 : 1);
  const cast = new Set(Array.from({ length: Math.floor(random() * 4) }, () => pickKnown(persons, random)));
  return {
    source_id: `synthetic-${index}`,
    category: pickKnown(categories, random).source_id,
    title,
    description: describeEvent(title),
    age_limit: pick([0, 6, 6, 12, 12, 16, 18], random()),
    duration_minutes: 60 + 10 * Math.floor(random() * 15),
    currency,
    labels: random() < 0.15 ? ['star_cast'] : [],
    persons: [...cast].map((person) => ({ person, role: { ...performer } })),
    images: pick(images, random()),
    ticket_types: createTicketTypes({ topPrice }, hall),
    dates: createDates(index, hall, today, random),
  };
}
