import type { PageSource } from '@parterre/static-site/shared/data-source';
import { linksIn } from '../../paths.ts';
import type { SiteLanguage } from '../site-languages.ts';
import type { SourceContext } from './source-context.ts';
import { textQueryName } from './text-queries.ts';

export type { PageSource };

interface PageMeta {
  readonly language: SiteLanguage;
  /** Without language. */
  readonly path: string;
  readonly title?: string;
  readonly template: string;
  readonly keys: readonly string[];
  readonly load: PageSource['load'];
  readonly queries?: Readonly<Record<string, string>>;
  /** Left out for pages that search engines must not list. */
  readonly listed?: { readonly lastModified?: string };
}

const withPrefix = (prefix: string, path: string) =>
  linksIn({ pathPrefix: '', languagePrefix: prefix })(path);

/** A page with the header, the footer, the settings and the texts of its language. */
export function pageSource({ languages }: SourceContext, page: PageMeta): PageSource {
  const { language, path, queries, listed, ...rest } = page;
  const alternates = Object.fromEntries(
    languages.map(({ code, prefix }) => [code, withPrefix(prefix, path)]),
  );
  return {
    ...rest,
    path: withPrefix(language.prefix, path),
    slices: { header: `header-${language.code}`, footer: `footer-${language.code}` },
    queries: {
      site: `site-${language.code}`,
      texts: textQueryName(rest.template, language),
      ...queries,
    },
    ...(listed && { sitemap: { alternates, ...listed } }),
  };
}
