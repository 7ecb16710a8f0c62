import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Duration } from './duration.tsx';
import type { EventData } from './event.data.ts';
import styles from './event-practical.module.css';

/** What one needs to know on the day. */
export function EventPractical({ event }: { readonly event: EventData }) {
  const t = useTexts();
  const link = useLinks();
  const { durationMinutes, ageLimit, dates } = event;
  const doorsMinutes = minutesBefore(dates);
  return (
    <dl className={styles.practical}>
      {durationMinutes && (
        <div>
          <dt>{t('pages:runningTime')}</dt>
          <dd>
            <Duration minutes={durationMinutes} />
          </dd>
        </div>
      )}
      {doorsMinutes && (
        <div>
          <dt>{t('pages:doors')}</dt>
          <dd>{t('pages:doorsBefore', { count: doorsMinutes })}</dd>
        </div>
      )}
      <div>
        <dt>{t('pages:age')}</dt>
        <dd>{ageLimit > 0 ? t('pages:ageFrom', { age: ageLimit }) : t('pages:ageAny')}</dd>
      </div>
      <div>
        <dt>{t('pages:ticketForm')}</dt>
        <dd>{t('pages:ticketFormText')}</dd>
      </div>
      <div>
        <dt>{t('pages:refunds')}</dt>
        <dd>
          {t('pages:refundsText')} <a href={link(paths.info('guarantee'))}>{t('pages:howRefundsWork')}</a>
        </dd>
      </div>
    </dl>
  );
}

/** How long before the first date the doors open; undefined when it is not set. */
function minutesBefore(dates: EventData['dates']): number | undefined {
  const date = dates.find(({ doorsAt }) => doorsAt !== null);
  return date?.doorsAt ? (Date.parse(date.startedAt) - Date.parse(date.doorsAt)) / 60_000 : undefined;
}
