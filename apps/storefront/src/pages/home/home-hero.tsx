import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { LocalDay } from '../../i18n/local-text.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { WholeLink } from '../../ui/whole-link.tsx';
import type { HomeData } from './home.data.ts';
import styles from './home-hero.module.css';

export interface HomeHeroProps {
  readonly event: NonNullable<HomeData['hero']>;
  readonly status: ReactNode;
}

/** One event leads, by its poster or across the page, as the site's look has it. */
export function HomeHero({ event, status }: HomeHeroProps) {
  const t = useTexts();
  const link = useLinks();
  const isBanner = useSite().forms.hero === 'banner' && event.banner !== null;
  const picture = isBanner ? event.banner : event.poster;
  const { startedAt } = event;
  return (
    <section className={isBanner ? styles.banner : styles.hero} aria-labelledby="hero">
      {picture && (
        <div className={styles.picture}>
          <Picture
            picture={picture}
            sizes={isBanner ? '100vw' : '(min-width: 48rem) 34rem, 92vw'}
            alt=""
            isFirst
          />
          <button
            type="button"
            data-heart={event.id}
            aria-pressed={false}
            aria-label={t('favouriteNamed', { title: event.title })}
          />
        </div>
      )}
      <div>
        <p className={styles.overline}>
          <time dateTime={startedAt}>
            <LocalDay at={startedAt} shape="day" className={styles.numeral} />
            <span>
              <LocalDay at={startedAt} shape="monthOfDay" />
              <br />
              <LocalDay at={startedAt} shape="weekday" />, <LocalDay at={startedAt} shape="time" />
            </span>
          </time>
        </p>
        <h2 id="hero">
          <WholeLink href={link(paths.event(event.id))}>{event.title}</WholeLink>
        </h2>
        {event.subtitle && <p className={styles.subtitle}>{event.subtitle}</p>}
        <p className={styles.where}>
          {event.place}, {event.city}
        </p>
        <p className={styles.action}>
          {event.state === 'on_sale' && (
            <ButtonLink href={link(paths.event(event.id))} isMain>
              {t('pages:chooseTickets')}
            </ButtonLink>
          )}
          <strong>{status}</strong>
        </p>
      </div>
    </section>
  );
}
