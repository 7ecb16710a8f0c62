import { usePage } from '@parterre/static-site/browser/use-page';
import { linksIn } from '../paths.ts';

/** Makes an `href` of a path in the language of the page. */
export function useLinks(): (path: string) => string {
  const { language, pathPrefix } = usePage();
  return linksIn({ pathPrefix, languagePrefix: language.prefix });
}
