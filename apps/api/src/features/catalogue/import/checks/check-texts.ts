import type { Catalogue } from '@parterre/contracts/catalogue-file/catalogue-file';
import type { Picture, Translated } from '@parterre/contracts/catalogue-file/values';
import { type CatalogueFault, fault, type Path } from '../catalogue-fault.ts';
import { findUnsafeHtml } from './safe-html.ts';

/** Every text has the main language, and what is shown as HTML is safe to show. */
export const checkTexts = (catalogue: Catalogue): CatalogueFault[] =>
  [...translatedTexts(catalogue)].flatMap((found) => [
    ...missingMainLanguage(found, catalogue.main_lang),
    ...(found.isHtml ? unsafeHtml(found) : []),
  ]);

const missingMainLanguage = ({ path, texts }: FoundText, mainLang: string): CatalogueFault[] =>
  texts[mainLang] === undefined ? [fault(path, 'no_main_text', { language: mainLang })] : [];

function unsafeHtml({ path, texts }: FoundText): CatalogueFault[] {
  return Object.entries(texts).flatMap(([language, text]) => {
    const found = findUnsafeHtml(text ?? '');
    return found ? [fault([...path, language], found.code, found.params)] : [];
  });
}

export interface FoundText {
  readonly path: Path;
  readonly texts: Translated;
  readonly isHtml: boolean;
}

type Event = Catalogue['events'][number];
type TicketTypes = Event['ticket_types'];

/** Every text of the catalogue that comes by language. */
function* translatedTexts(catalogue: Catalogue): Generator<FoundText> {
  const named = ['category_types', 'categories', 'locations', 'halls'] as const;
  for (const kind of named)
    for (const [index, { name }] of catalogue[kind].entries()) yield plain([kind, index, 'name'], name);
  for (const [index, place] of catalogue.places.entries()) yield* placeTexts(place, ['places', index]);
  for (const [index, person] of catalogue.persons.entries()) yield* personTexts(person, ['persons', index]);
  for (const [index, event] of catalogue.events.entries()) yield* eventTexts(event, ['events', index]);
  for (const [index, item] of catalogue.news.entries()) yield* newsTexts(item, ['news', index]);
  for (const [index, landing] of catalogue.landings.entries())
    yield* landingTexts(landing, ['landings', index]);
}

const plain = (path: Path, texts: Translated): FoundText => ({ path, texts, isHtml: false });
const html = (path: Path, texts: Translated): FoundText => ({ path, texts, isHtml: true });

function* placeTexts(place: Catalogue['places'][number], path: Path) {
  yield plain([...path, 'name'], place.name);
  yield plain([...path, 'address'], place.address);
  yield html([...path, 'description'], place.description);
  yield* pictureTexts(place.images, [...path, 'images']);
}

function* personTexts(person: Catalogue['persons'][number], path: Path) {
  yield plain([...path, 'name'], person.name);
  yield plain([...path, 'role'], person.role);
  yield html([...path, 'biography'], person.biography);
  yield* pictureTexts(person.image ? [person.image] : [], [...path, 'image']);
}

function* eventTexts(event: Event, path: Path) {
  yield plain([...path, 'title'], event.title);
  if (event.subtitle) yield plain([...path, 'subtitle'], event.subtitle);
  yield html([...path, 'description'], event.description);
  for (const [index, { role }] of event.persons.entries())
    yield plain([...path, 'persons', index, 'role'], role);
  yield* ticketTypeTexts(event.ticket_types, [...path, 'ticket_types']);
  for (const [index, date] of event.dates.entries())
    yield* ticketTypeTexts(date.ticket_types ?? [], [...path, 'dates', index, 'ticket_types']);
  const { poster, banner, gallery } = event.images;
  yield* pictureTexts([poster, ...(banner ? [banner] : []), ...gallery], [...path, 'images']);
}

function* ticketTypeTexts(ticketTypes: TicketTypes, path: Path) {
  for (const [index, { name }] of ticketTypes.entries()) yield plain([...path, index, 'name'], name);
}

function* newsTexts(item: Catalogue['news'][number], path: Path) {
  yield plain([...path, 'title'], item.title);
  yield plain([...path, 'lead'], item.lead);
  yield html([...path, 'body'], item.body);
  yield* pictureTexts(item.image ? [item.image] : [], [...path, 'image']);
}

function* landingTexts(landing: Catalogue['landings'][number], path: Path) {
  for (const [name, page] of Object.entries(landing.info)) yield* pageTexts(page, [...path, 'info', name]);
  for (const [index, page] of landing.pages.entries()) yield* pageTexts(page, [...path, 'pages', index]);
  for (const [index, { title }] of landing.navigation.entries())
    yield plain([...path, 'navigation', index, 'title'], title);
}

function* pageTexts({ title, body }: { title: Translated; body: Translated }, path: Path) {
  yield plain([...path, 'title'], title);
  yield html([...path, 'body'], body);
}

function* pictureTexts(pictures: readonly Picture[], path: Path) {
  for (const { alt, src } of pictures) if (alt) yield plain([...path, `alt of ${src}`], alt);
}
