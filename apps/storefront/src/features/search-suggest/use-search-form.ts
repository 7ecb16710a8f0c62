import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';

/** Where the site's search is, and what its form says. */
export function useSearchForm() {
  const t = useTexts();
  const link = useLinks();
  return {
    action: link(paths.eventsSearch()),
    texts: { label: t('findEvent'), hint: t('searchHint'), submit: t('searchSubmit') },
  };
}
