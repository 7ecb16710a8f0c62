import { type Language, splitLanguage } from '@parterre/static-site/shared/language';
import { type Catalogue, numbers } from './catalogue.ts';
import { languages } from './languages.ts';
import { type ListView, listView, type Share, type ShowView, showView } from './views.ts';

interface PageBasis {
  readonly path: string;
  readonly language: Language;
}

/** A page of the programme, before any engine has seen it. */
export type ProgrammePage = PageBasis & { readonly keys: readonly string[] } & (
    | { readonly template: 'show'; readonly load: (share: Share) => ShowView }
    | { readonly template: 'list'; readonly load: (share: Share) => ListView }
  );

/** Lists differ by their first card: every stage and artist has its own. */
const createCards = (catalogue: Catalogue, seed: number) =>
  numbers(14).map((index) => (seed + index) % catalogue.showCount);

function showPage(catalogue: Catalogue, basis: PageBasis, id: number): ProgrammePage {
  const show = catalogue.show(id);
  const showKeys = [id, ...show.relatedIds].map((related) => `show:${related}`);
  const artistKeys = show.artistIds.map((artist) => `artist:${artist}`);
  return {
    ...basis,
    template: 'show',
    keys: [...showKeys, ...artistKeys, `stage:${show.stageId}`],
    load: (share) => showView({ catalogue, language: basis.language, share }, show),
  };
}

function listPage(
  catalogue: Catalogue,
  basis: PageBasis,
  seed: number,
  about: { name: string; text: string },
): ProgrammePage {
  const showIds = createCards(catalogue, seed);
  const list = { title: about.name, text: about.text, showIds };
  return {
    ...basis,
    template: 'list',
    keys: showIds.map((id) => `show:${id}`),
    load: (share) => listView({ catalogue, language: basis.language, share }, list),
  };
}

const makers: Readonly<
  Record<string, (catalogue: Catalogue, basis: PageBasis, id: number) => ProgrammePage>
> = {
  shows: showPage,
  stages: (catalogue, basis, id) => listPage(catalogue, basis, id, catalogue.stage(id)),
  artists: (catalogue, basis, id) => listPage(catalogue, basis, id + 3, catalogue.artist(id)),
};

/** Any page alone, so that the cost of one does not depend on the others. */
export function pageAt(catalogue: Catalogue, path: string): ProgrammePage {
  const { language, local } = splitLanguage(languages, path);
  const [, kind = '', id] = local.split('/');
  const make = makers[kind];
  if (!make) return listPage(catalogue, { language, path }, 0, { name: language.code, text: '' });
  return make(catalogue, { language, path }, Number(id));
}

export function* allPaths({ showCount, stageCount, artistCount }: Catalogue): Generator<string> {
  for (const { prefix } of languages) {
    yield prefix || '/';
    for (let id = 0; id < showCount; id += 1) yield `${prefix}/shows/${id}`;
    for (let id = 0; id < stageCount; id += 1) yield `${prefix}/stages/${id}`;
    for (let id = 0; id < artistCount; id += 1) yield `${prefix}/artists/${id}`;
  }
}
