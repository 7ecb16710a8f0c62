import type { Basket } from '@parterre/contracts/basket/basket';
import { useLinks } from '../../address/use-links.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { toItem } from './bundle-choice.ts';
import styles from './bundles.module.css';
import { bundlePath } from './bundles-path.ts';
import { useBundles } from './use-bundles.ts';

interface MissingDatesProps {
  readonly code: string;
  readonly basket: Pick<Basket, 'currency_code' | 'tickets'>;
}

/** The dates that would make a bundle whole, each with the way to its seats. */
export function MissingDates({ code, basket }: MissingDatesProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const { data } = useBundles(basket.currency_code);
  const bundle = data?.results.find((one) => one.code.toUpperCase() === code.toUpperCase());
  if (!bundle) return null;
  const held = new Set(basket.tickets.map(({ extra }) => extra.date.id));
  const items = new Set(bundle.dates.filter(({ id }) => held.has(id)).map((date) => toItem(bundle, date)));
  const missing = bundle.dates.filter((date) => !items.has(toItem(bundle, date)));
  return (
    <div className={styles.missing}>
      {missing.length > 0 && (
        <>
          <p>{t('forms:bundleAdd')}</p>
          <ul>
            {missing.map(({ id, event_id, title, started_at }) => (
              <li key={id}>
                <a href={`${link(paths.event(event_id))}?date=${id}#tickets`}>
                  {writeTime(started_at, 'datedTime', language)}
                </a>{' '}
                <small>{title}</small>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <a href={link(bundlePath(code))}>{t('forms:bundleAbout', { name: bundle.name })}</a>
      </p>
    </div>
  );
}
