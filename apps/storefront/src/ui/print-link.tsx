import { pathTo } from '@parterre/contracts/paths/path-to';
import { publicPaths } from '@parterre/contracts/paths/public-paths';
import { useLanguage, useTexts } from '../i18n/use-texts.ts';
import { useSite } from '../theme/site-settings.ts';

interface PrintLinkProps {
  readonly performanceId: number;
  /** That of the catalogue when left out. */
  readonly currency?: string;
}

/** Leads to the plan and the prices of a date on a page for paper, which needs no scripting. */
export function PrintLink({ performanceId, currency }: PrintLinkProps) {
  const t = useTexts();
  const { api } = useSite();
  const query = new URLSearchParams({ lang: useLanguage(), ...(currency && { currency_code: currency }) });
  const href = `${api.address}${pathTo(publicPaths.printDate, { id: performanceId })}?${query}`;
  return <a href={href}>{t('forms:planToPrint')}</a>;
}
