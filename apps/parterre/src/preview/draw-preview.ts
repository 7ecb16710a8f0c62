import type { ComposedApi } from '@parterre/api/compose-api';
import type { Db, Tx } from '@parterre/api/database/connect';
import type {
  DoFirst,
  DrawPreview,
  DrawSitePage,
  PageHead,
  PreviewAnswer,
  PreviewRequest,
  ReadPageHeads,
  SitePageRequest,
} from '@parterre/api/features/catalogue/drafts/preview';
import {
  type DraftProblem,
  rehearseDraft,
} from '@parterre/api/features/catalogue/drafts/rehearse-draft.service';
import { ApiError } from '@parterre/api-client/api-error';
import { describeFault } from '@parterre/domain/catalogue-faults/write-fault';
import { isLanguageCode, languages as languageTable } from '@parterre/domain/languages/languages';
import type { DrawablePage } from '@parterre/static-site/build/run/draw-page';
import { type Language, splitLanguage } from '@parterre/static-site/shared/language';
import type { Publisher, RehearsedPages } from '../publisher.ts';
import {
  bareDocument,
  listNotice,
  type PreviewLink,
  previewDocument,
  problemNotice,
  sentenceNotice,
} from './preview-document.ts';
import { chooseTextLanguage, previewTexts } from './preview-texts.ts';
import { readHead } from './read-head.ts';
import { findTouchedPages, type TouchedPages } from './touched-pages.ts';

export interface PreviewDeps {
  readonly db: Db;
  readonly rehearse: ComposedApi['rehearse'];
  readonly publisher: Pick<Publisher, 'rehearse' | 'doFirst'>;
  readonly now: () => Date;
}

/** Each keeps the catalogue from being changed for as long as it reads. */
const maxAtOnce = 2;
const timeoutMs = 10_000;
const maxLinks = 20;

export interface Previews {
  readonly draw: DrawPreview;
  /** The page alone, for a form that it stands beside. */
  readonly drawSitePage: DrawSitePage;
  readonly readPageHeads: ReadPageHeads;
  /** For whatever else somebody waits for. */
  readonly doFirst: DoFirst;
}

/** Draws pages of drafts when they are asked for. Nothing of them is kept. */
export function makePreviews(deps: PreviewDeps): Previews {
  let inside = 0;
  const inTurn =
    <Request extends Pick<PreviewRequest, 'acceptedLanguages'>>(
      draw: (deps: PreviewDeps, request: Request) => Promise<PreviewAnswer>,
    ) =>
    async (request: Request): Promise<PreviewAnswer> => {
      if (inside >= maxAtOnce) return busy(request);
      inside += 1;
      try {
        return await deps.publisher.doFirst(() => draw(deps, request));
      } finally {
        inside -= 1;
      }
    };
  return {
    draw: inTurn(drawPreview),
    drawSitePage: inTurn(drawSitePage),
    readPageHeads: (tx, keys, request) => readPageHeads(deps, { tx, keys, ...request }),
    doFirst: deps.publisher.doFirst,
  };
}

const drawPreview = (deps: PreviewDeps, request: PreviewRequest): Promise<PreviewAnswer> =>
  drawDraft(deps, request, (name, read) => show(request, name, read));

/** As it is published, where no draft is named. */
const drawSitePage = async (deps: PreviewDeps, request: SitePageRequest): Promise<PreviewAnswer> =>
  request.key === undefined
    ? showAlone(request, await readPublished(deps, request))
    : drawDraft(deps, { ...request, key: request.key }, (_name, read) => showAlone(request, read));

async function drawDraft(
  deps: PreviewDeps,
  request: PreviewRequest,
  showRead: (name: string, read: ReadPages | undefined) => Promise<PreviewAnswer>,
): Promise<PreviewAnswer> {
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
      return showRead(rehearsal.name, rehearsal.result);
  }
}

const readPublished = (deps: PreviewDeps, request: SitePageRequest): Promise<ReadPages | undefined> =>
  deps.db.transaction((tx) => readPages(deps, request, tx, []));

async function showAlone(request: SitePageRequest, read: ReadPages | undefined): Promise<PreviewAnswer> {
  if (!read) return busy(request);
  const { pages, page } = read;
  const language = chooseTextLanguage(request.acceptedLanguages);
  if (!pages || !page) return missing(language, ({ noPage: heading }) => ({ heading }));
  const document = await pages.draw(page);
  return { status: 200, html: bareDocument({ document, styles: pages.styles, siteUrl: request.siteUrl }) };
}

const missing = (language: string, choose: Parameters<typeof sentenceNotice>[1]): PreviewAnswer => ({
  status: 404,
  html: sentenceNotice(language, choose),
});

const busy = ({ acceptedLanguages }: Pick<PreviewRequest, 'acceptedLanguages'>): PreviewAnswer => ({
  status: 503,
  html: sentenceNotice(chooseTextLanguage(acceptedLanguages), ({ busy: heading, busyWhy: why }) => ({
    heading,
    why,
  })),
});

const describeProblem = ({ title, path, fault }: DraftProblem, language: string): string =>
  `${title === undefined ? '' : `${title} – `}${path}: ${fault ? describeFault(fault, language) : previewTexts(language).collision}`;

interface ReadPages {
  /** Undefined where the draft has no such landing. */
  readonly pages: RehearsedPages | undefined;
  readonly touched: TouchedPages;
  /** Undefined where there is none, or where the list is wanted. */
  readonly page: DrawablePage | undefined;
}

/** All that is read of the transaction: drawing takes its time, and nobody should wait for that. */
async function readPages(
  { rehearse, publisher }: PreviewDeps,
  { landingId, path }: Pick<PreviewRequest, 'landingId' | 'path'>,
  tx: Tx,
  keys: readonly string[],
): Promise<ReadPages | undefined> {
  const app = await rehearse(tx, keys, landingId);
  try {
    const pages = await publisher.rehearse(app, landingId).catch(noLanding);
    if (pages === 'no-landing') return { pages: undefined, touched: nothingTouched, page: undefined };
    if (!pages) return undefined;
    const touched = await findTouchedPages(pages, keys);
    return { pages, touched, page: path === undefined ? undefined : await pages.readPage(path, keys) };
  } finally {
    await app.close();
  }
}

interface HeadsRead {
  readonly tx: Tx;
  readonly keys: readonly string[];
  readonly landingId: number;
  readonly path: string;
}

async function readPageHeads(
  { rehearse, publisher }: PreviewDeps,
  { tx, keys, landingId, path }: HeadsRead,
): ReturnType<ReadPageHeads> {
  const app = await rehearse(tx, keys, landingId);
  try {
    const pages = await publisher.rehearse(app, landingId).catch(noLanding);
    if (!pages || pages === 'no-landing') return async () => [];
    const found: { lang: string; page: DrawablePage }[] = [];
    for (const { code, prefix } of pages.languages) {
      const page = await pages.readPage(prefix + path, keys);
      if (page) found.push({ lang: code, page });
    }
    const drawAll = async () => {
      const heads: PageHead[] = [];
      for (const { lang, page } of found) heads.push({ lang, ...readHead(await pages.draw(page)) });
      return heads;
    };
    return () => publisher.doFirst(drawAll);
  } finally {
    await app.close();
  }
}

function noLanding(error: unknown): 'no-landing' {
  if (error instanceof ApiError && error.status === 404) return 'no-landing';
  throw error;
}

const nothingTouched: TouchedPages = { has: () => false, list: () => [] };

async function show(
  request: PreviewRequest,
  name: string,
  read: ReadPages | undefined,
): Promise<PreviewAnswer> {
  if (!read) return busy(request);
  const { pages, touched, page } = read;
  const { path } = request;
  if (!pages)
    return missing(chooseTextLanguage(request.acceptedLanguages), ({ noPage: heading }) => ({ heading }));
  if (path === undefined) return { status: 200, html: showList(request, name, { pages, touched }) };
  const { language, local } = splitLanguage(pages.languages, path);
  if (!page) return missing(language.code, ({ noPage: heading }) => ({ heading }));
  const document = await pages.draw(page);
  const html = previewDocument({
    document,
    styles: pages.styles,
    bar: {
      name,
      language: language.code,
      listHref: previewBase(request),
      pages: listLinks(request, touched, language).slice(0, maxLinks),
      languages: pages.languages.map(({ code, prefix }) => ({
        href: previewHref(request, prefix + (local === '/' && prefix ? '' : local)),
        title: code,
        isCurrent: code === language.code,
      })),
    },
    findPreview: (href) => {
      const [address = ''] = href.split(/[?#]/);
      const found = address.startsWith(`${pages.pathPrefix}/`) ? address.slice(pages.pathPrefix.length) : '';
      return touched.has(found) ? previewHref(request, found) : undefined;
    },
  });
  return { status: 200, html };
}

const previewBase = ({ key, landingId }: PreviewRequest) =>
  `/preview/${key}${landingId === undefined ? '' : `/sites/${landingId}`}`;

const previewHref = (request: PreviewRequest, path: string) =>
  `${previewBase(request)}/pages${path === '/' ? '' : path}`;

const listLinks = (request: PreviewRequest, { list }: TouchedPages, language: Language) =>
  list(language).map(
    ({ path, title }): PreviewLink => ({
      href: previewHref(request, path),
      title,
      isCurrent: path === request.path,
    }),
  );

interface ListedPages {
  readonly pages: RehearsedPages;
  readonly touched: TouchedPages;
}

function showList(request: PreviewRequest, name: string, { pages, touched }: ListedPages): string {
  const groups = pages.languages.flatMap((language) => {
    const links = listLinks(request, touched, language);
    const { code } = language;
    return links.length > 0
      ? [{ title: isLanguageCode(code) ? languageTable[code].name : code, pages: links }]
      : [];
  });
  return listNotice({ language: chooseTextLanguage(request.acceptedLanguages), name, groups });
}
