import { checkTranslation, type TranslationFault } from './check-translation.ts';
import { type Item, type ItemKind, isRecord, namedParts, type Path, type Value } from './item.ts';

/** A field that is told in several languages. */
interface TextField {
  /** `*` stands for each item of a list. */
  readonly at: readonly string[];
  /** Characters that pages have room for. */
  readonly maxLength: number;
  /** `line` is one line, `markup` has paragraphs, lists and links. */
  readonly form: 'line' | 'markup';
  /** As names of persons and addresses often are. */
  readonly mayBeSame?: true;
  /** Whether it may be told in no language at all. */
  readonly isOptional?: true;
  /** Whether it is asked for beside the picture that it is of, of which there may be many. */
  readonly isBesidePicture?: true;
}

const line = (at: string, maxLength: number): TextField => ({
  at: at.split('.'),
  maxLength,
  form: 'line',
});
const name = (at: string, maxLength = 120): TextField => ({ ...line(at, maxLength), mayBeSame: true });
const optional = (field: TextField): TextField => ({ ...field, isOptional: true });
const besidePicture = (field: TextField): TextField => ({ ...optional(field), isBesidePicture: true });
const markup = (at: string, maxLength = 20_000): TextField => ({
  at: at.split('.'),
  maxLength,
  form: 'markup',
});

/** In the order in which a form has them. */
const textFields: Readonly<Record<ItemKind, readonly TextField[]>> = {
  events: [
    line('title', 120),
    optional(line('subtitle', 200)),
    markup('description'),
    line('persons.*.role', 120),
    line('ticket_types.*.name', 60),
    optional(line('images.poster.alt', 200)),
    optional(line('images.banner.alt', 200)),
    besidePicture(line('images.gallery.*.alt', 200)),
  ],
  persons: [name('name'), line('role', 120), markup('biography'), optional(name('image.alt', 200))],
  places: [
    name('name'),
    name('address', 200),
    markup('description'),
    besidePicture(line('images.*.alt', 200)),
  ],
  halls: [name('name')],
  news: [line('title', 160), line('lead', 400), markup('body'), optional(line('image.alt', 200))],
  categories: [line('name', 60)],
  category_types: [line('name', 60)],
  locations: [name('name', 60)],
  landings: [
    line('navigation.*.title', 60),
    line('info.*.title', 120),
    markup('info.*.body', 50_000),
    line('pages.*.title', 120),
    markup('pages.*.body', 50_000),
    optional(name('theme.seller.name', 200)),
    optional(name('theme.seller.address', 200)),
    optional(name('theme.seller.bank', 400)),
    optional(name('theme.contacts.address', 200)),
    optional(line('theme.contacts.hours', 200)),
  ],
  exchange_rates: [],
};

export type Texts = Readonly<Record<string, string | undefined>>;

export interface ItemText {
  readonly path: Path;
  readonly texts: Texts;
  readonly field: TextField;
}

/** Every text of an item, those that could be there included: what a form asks for. */
export const listTexts = (kind: ItemKind, item: Item): ItemText[] =>
  textFields[kind].flatMap((field) => {
    const [name = '', ...above] = field.at.toReversed();
    return findParts(item, above.toReversed(), []).flatMap(([path, whole]) => {
      const texts = isRecord(whole) ? whole[name] : undefined;
      return isRecord(whole)
        ? [{ path: [...path, name], texts: isRecord(texts) ? (texts as Texts) : {}, field }]
        : [];
    });
  });

/** Every text of an item that is there in any language, by where it stands. */
export const readTexts = (kind: ItemKind, item: Item): ItemText[] =>
  listTexts(kind, item).filter(({ texts }) => Object.values(texts).some((text) => text !== undefined));

function findParts(value: Value | undefined, at: readonly string[], path: Path): [Path, Value | undefined][] {
  const [step, ...rest] = at;
  if (step === undefined) return [[path, value]];
  const parts = namedParts(value, path.at(-1) ?? '');
  if (!parts) return [];
  const names = step === '*' ? [...parts.keys()] : [step];
  return names.flatMap((part) => findParts(parts.get(part), rest, [...path, part]));
}

export type TextFault = TranslationFault | 'older';

export interface TextFinding {
  readonly path: Path;
  readonly lang: string;
  readonly fault: TextFault;
}

/** Since when a text says what it says, by its path and language; unknown where files brought it. */
export type TextAge = (path: Path, lang: string) => number | undefined;

const unknownAge: TextAge = () => undefined;

/** What a machine sees of the translations of an item. Of the main text, only that it is missing or too long. */
export function checkTexts(
  { kind, item }: { readonly kind: ItemKind; readonly item: Item },
  languages: { readonly main: string; readonly others: readonly string[] },
  readAge: TextAge = unknownAge,
): TextFinding[] {
  return readTexts(kind, item).flatMap(({ path, texts, field }): TextFinding[] => {
    const main = texts[languages.main] ?? '';
    const check = (lang: string, translation: string | undefined, mayBeSame: boolean) =>
      checkTranslation({ main, translation, maxLength: field.maxLength, mayBeSame }).map((fault) => ({
        path,
        lang,
        fault,
      }));
    return [
      ...check(languages.main, texts[languages.main], true),
      ...languages.others.flatMap((lang) => {
        const found: TextFinding[] = check(lang, texts[lang], field.mayBeSame ?? false);
        const isOlder =
          texts[lang] !== undefined && isBefore(readAge(path, lang), readAge(path, languages.main));
        return isOlder ? [...found, { path, lang, fault: 'older' as const }] : found;
      }),
    ];
  });
}

/** What files brought is as old as the catalogue. */
const isBefore = (translated: number | undefined, written: number | undefined): boolean =>
  written !== undefined && (translated ?? 0) < written;

export interface Completeness {
  readonly lang: string;
  /** Of 1; 1 where nothing is to be told. */
  readonly share: number;
}

/** How much of an item is told in each language. */
export function measureCompleteness(
  kind: ItemKind,
  item: Item,
  languages: readonly string[],
): Completeness[] {
  const texts = readTexts(kind, item);
  return languages.map((lang) => {
    const told = texts.filter((text) => (text.texts[lang] ?? '').trim() !== '').length;
    return { lang, share: texts.length === 0 ? 1 : told / texts.length };
  });
}
