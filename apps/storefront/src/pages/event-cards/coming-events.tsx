import { useLinks } from '../../address/use-links.ts';
import type { EventCardData } from '../../features/event-card/event-card.data.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Section, type SectionProps } from '../../ui/section.tsx';
import styles from './coming-events.module.css';
import { EventGrid } from './event-grid.tsx';

export interface ComingEventsProps extends Pick<SectionProps, 'more'> {
  readonly events: readonly EventCardData[];
}

/** The next events of a person or a place; a way on when there are none. */
export function ComingEvents({ events, ...section }: ComingEventsProps) {
  const t = useTexts();
  const link = useLinks();
  return (
    <Section id="events" title={t('pages:homeSoon')} {...section}>
      {events.length > 0 ? (
        <EventGrid events={events} />
      ) : (
        <div className={styles.none}>
          <p>{t('pages:noEventsYet')}</p>
          <ButtonLink href={link(paths.events())}>{t('pages:toEvents')}</ButtonLink>
        </div>
      )}
    </Section>
  );
}
