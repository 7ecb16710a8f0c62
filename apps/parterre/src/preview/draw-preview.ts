import type { ComposedApi } from '@parterre/api/compose-api';
import type { Db, Tx } from '@parterre/api/database/connect';
import type {
  DrawPreview,
  PreviewAnswer,
  PreviewRequest,
} from '@parterre/api/features/catalogue/drafts/preview.routes';
import {
  type DraftProblem,
  rehearseDraft,
} from '@parterre/api/features/catalogue/drafts/rehearse-draft.service';
import { isLanguageCode, languages as languageTable } from '@parterre/domain/languages/languages';
import type { DrawablePage } from '@parterre/static-site/build/run/draw-page';
import { type Language, splitLanguage } from '@parterre/static-site/shared/language';
import type { Publisher, RehearsedPages } from '../publisher.ts';
import {
  listNotice,
  type PreviewLink,
  previewDocument,
  problemNotice,
  sentenceNotice,
} from './preview-document.ts';
import { chooseTextLanguage, previewTexts } from './preview-texts.ts';
import { findTouchedPages, type TouchedPages } from './touched-pages.ts';

export interface PreviewDeps {
  readonly db: Db;
  readonly rehearse: ComposedApi['rehearse'];
  readonly publisher: Pick<Publisher, 'rehearse'>;
  readonly now: () => Date;
}

/** Each keeps the catalogue from being changed for as long as it reads. */
const maxAtOnce = 2;
const timeoutMs = 10_000;
const maxLinks = 20;

/** Draws pages of drafts when they are asked for. Nothing of them is kept. */
export function makeDrawPreview(deps: PreviewDeps): DrawPreview {
  let inside = 0;
  return async (request) => {
    if (inside >= maxAtOnce) return busy(request);
    inside += 1;
    try {
      return await drawPreview(deps, request);
    } finally {
      inside -= 1;
    }
  };
}

async function drawPreview(deps: PreviewDeps, request: PreviewRequest): Promise<PreviewAnswer> {
  const language = chooseTextLanguage(request.acceptedLanguages);
  const rehearsal = await rehearseDraft(deps.db, {
    previewKey: request.key,
    now: deps.now(),
    timeoutMs,
    read: (tx, keys) => readPages(deps, request, tx, keys),
  });
  switch (rehearsal.kind) {
    case 'unknown':
      return missing(language, ({ unknown, unknownWhy }) => ({ heading: unknown, why: unknownWhy }));
    case 'busy':
      return busy(request);
    case 'in-the-way': {
      const problems = rehearsal.problems.map((problem) => describeProblem(problem, language));
      return { status: 409, html: problemNotice(language, rehearsal.name, problems) };
    }
    case 'rehearsed':
      return show(request, rehearsal.name, rehearsal.result);
  }
}

const missing = (language: string, choose: Parameters<typeof sentenceNotice>[1]): PreviewAnswer => ({
  status: 404,
  html: sentenceNotice(language, choose),
});

const busy = ({ acceptedLanguages }: PreviewRequest): PreviewAnswer => ({
  status: 503,
  html: sentenceNotice(chooseTextLanguage(acceptedLanguages), ({ busy: heading, busyWhy: why }) => ({
    heading,
    why,
  })),
});

const describeProblem = ({ title, path, reason }: DraftProblem, language: string): string =>
  `${title === undefined ? '' : `${title} – `}${path}: ${reason ?? previewTexts(language).collision}`;

interface ReadPages {
  readonly pages: RehearsedPages;
  readonly touched: TouchedPages;
  /** Undefined where there is none, or where the list is wanted. */
  readonly page: DrawablePage | undefined;
}

/** All that is read of the transaction: drawing takes its time, and nobody should wait for that. */
async function readPages(
  { rehearse, publisher }: PreviewDeps,
  { path }: PreviewRequest,
  tx: Tx,
  keys: readonly string[],
): Promise<ReadPages | undefined> {
  const app = await rehearse(tx, keys);
  try {
    const pages = await publisher.rehearse(app);
    if (!pages) return undefined;
    const touched = await findTouchedPages(pages, keys);
    const wanted = path !== undefined && { path, changedKeys: keys };
    return { pages, touched, page: wanted ? await pages.site.readPage(pages.source, wanted) : undefined };
  } finally {
    await app.close();
  }
}

async function show(
  request: PreviewRequest,
  name: string,
  read: ReadPages | undefined,
): Promise<PreviewAnswer> {
  if (!read) return busy(request);
  const { pages, touched, page } = read;
  const { key, path } = request;
  if (path === undefined) return { status: 200, html: showList(request, name, read) };
  const { language, local } = splitLanguage(pages.languages, path);
  if (!page) return missing(language.code, ({ noPage: heading }) => ({ heading }));
  const document = await pages.site.draw(page);
  const html = previewDocument({
    document,
    bar: {
      name,
      language: language.code,
      listHref: `/preview/${key}`,
      pages: listLinks(request, touched, language).slice(0, maxLinks),
      languages: pages.languages.map(({ code, prefix }) => ({
        href: previewHref(key, prefix + (local === '/' && prefix ? '' : local)),
        title: code,
        isCurrent: code === language.code,
      })),
    },
    findPreview: (href) => {
      const [address = ''] = href.split(/[?#]/);
      const found = address.startsWith(`${pages.pathPrefix}/`) ? address.slice(pages.pathPrefix.length) : '';
      return touched.has(found) ? previewHref(key, found) : undefined;
    },
  });
  return { status: 200, html };
}

const previewHref = (key: string, path: string) => `/preview/${key}/pages${path === '/' ? '' : path}`;

const listLinks = ({ key, path: current }: PreviewRequest, { list }: TouchedPages, language: Language) =>
  list(language).map(
    ({ path, title }): PreviewLink => ({
      href: previewHref(key, path),
      title,
      isCurrent: path === current,
    }),
  );

function showList(request: PreviewRequest, name: string, { pages, touched }: ReadPages): string {
  const groups = pages.languages.flatMap((language) => {
    const links = listLinks(request, touched, language);
    const { code } = language;
    return links.length > 0
      ? [{ title: isLanguageCode(code) ? languageTable[code].name : code, pages: links }]
      : [];
  });
  return listNotice({ language: chooseTextLanguage(request.acceptedLanguages), name, groups });
}
