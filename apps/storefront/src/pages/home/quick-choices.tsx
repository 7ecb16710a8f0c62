import { type DatePreset, hasEventDay, presetDates } from '@parterre/domain/catalogue-filters/date-presets';
import { useLinks } from '../../address/use-links.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { HomeData } from './home.data.ts';
import styles from './quick-choices.module.css';

const presets = ['today', 'tomorrow', 'weekend', 'month'] as const satisfies readonly DatePreset[];

export interface QuickChoicesProps {
  readonly today: string;
  readonly days: HomeData['days'];
  /** The name of the city whose home page it is; null when it is that of all. */
  readonly city: string | null;
}

/** Links to the most common filters. Days without events are named, but lead nowhere. */
export function QuickChoices({ today, days, city }: QuickChoicesProps) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const eventDays = days.map(({ date }) => date);
  const choice = (preset: DatePreset) => {
    const { date_gte, date_lte } = presetDates(preset, today, language);
    const href = paths.eventsWith({ ...(date_gte && { date_gte }), ...(date_lte && { date_lte }) });
    const name = t(`pages:choice_${preset}`);
    if (hasEventDay({ date_gte, date_lte }, eventDays)) return <a href={link(href)}>{name}</a>;
    return (
      <span>
        {name}
        <VisuallyHidden>, {t('eventsFound', { count: 0 })}</VisuallyHidden>
      </span>
    );
  };
  return (
    <ul className={styles.choices}>
      {city !== null && (
        <li>
          {/* Chooses all cities, as the menu of cities does. */}
          <a href={link(paths.home())} data-city="" aria-label={t('forms:filterRemove', { name: city })}>
            {city} <span aria-hidden="true">×</span>
          </a>
        </li>
      )}
      {presets.map((preset) => (
        <li key={preset}>{choice(preset)}</li>
      ))}
      <li>
        <a href={link(paths.eventsWith({ is_star_cast: '1' }))}>{t('starCast')}</a>
      </li>
    </ul>
  );
}
