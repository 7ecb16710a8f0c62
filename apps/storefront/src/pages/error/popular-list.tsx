import type { LanguageCode } from '@parterre/domain/languages/languages';
import { useAddress } from '@parterre/static-site/browser/use-address';
import { splitLanguage } from '@parterre/static-site/shared/language';
import { useApiQuery } from '../../api/use-api-query.ts';
import type { ErrorPageContext } from '../../features/layout/error-frame.tsx';
import { writeTime } from '../../i18n/event-time.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { WholeLink } from '../../ui/whole-link.tsx';
import styles from './error.module.css';

const count = 5;
const starCast = '3';

/** Events to go on to, in the language of the address; fetched, since the error page is generated in one language. */
export function PopularList({ t, link }: ErrorPageContext) {
  const { language } = splitLanguage(useSite().languages, useAddress());
  // The site publishes no language that the table of languages lacks.
  const lang = language.code as LanguageCode;
  const { data } = useApiQuery(useIsHydrated() ? `popular ${lang}` : null, async (api, signal) => {
    const query = { label_id_in: starCast, limit: String(3 * count), lang };
    const { results } = await api.listEvents(query, { signal });
    return results.filter(({ sale_state }) => sale_state === 'on_sale').slice(0, count);
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="popular" className={styles.popular}>
      <h2 id="popular">{t('pages:searchPopular')}</h2>
      <ul>
        {data.map(({ id, title, ...dates }) => {
          const { started_at, place, location } = dates.on_sale ?? dates;
          return (
            <li key={id}>
              <time dateTime={started_at}>{writeTime(started_at, 'date', lang)}</time>
              <b>
                <WholeLink href={link(paths.event(id))}>{title}</WholeLink>
              </b>
              <span>
                {place.name}, {location.name}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
