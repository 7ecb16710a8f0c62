import type { Head } from '../../shared/head.ts';
import type { Language } from '../../shared/language.ts';
import { inlinePageId, politeRegionId, rootId, urgentRegionId } from '../../shared/page-data.ts';
import { headHtml } from './head-html.ts';
import { preloadPictures } from './preload-pictures.ts';
import { startTag } from './start-after-paint.ts';

export interface PageHtmlParts {
  readonly language: Language;
  readonly head: Head;
  /** Scripts and styles: the template's, the slices', the entry's. */
  readonly assets: string;
  readonly markup: string;
  /** The inline page as JSON without `<`. */
  readonly inlinePage: string;
  readonly bodyEnd: string;
}

const beforeTitle =
  '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

const liveRegions =
  `<div id="${politeRegionId}" role="status" aria-live="polite"></div>` +
  `<div id="${urgentRegionId}" role="alert" aria-live="assertive"></div>`;

export const pageHtml = ({ language, head, assets, markup, inlinePage, bodyEnd }: PageHtmlParts) =>
  `<!doctype html><html lang="${language.code}" dir="${language.direction}">${beforeTitle}${preloadPictures(markup)}${headHtml(head)}${assets}</head>` +
  `<body><div id="${rootId}">${markup}</div>${liveRegions}` +
  `<script type="application/json" id="${inlinePageId}">${inlinePage}</script>${startTag}${bodyEnd}</body></html>`;
