import { type DatePreset, presetDates } from '@parterre/domain/catalogue-filters/date-presets';
import { useLinks } from '../../address/use-links.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import styles from './quick-choices.module.css';

const presets = ['today', 'tomorrow', 'weekend', 'month'] as const satisfies readonly DatePreset[];

/** Links to the most common filters. */
export function QuickChoices({ today }: { readonly today: string }) {
  const t = useTexts();
  const link = useLinks();
  const language = useLanguage();
  const presetQuery = (preset: DatePreset) => {
    const { date_gte, date_lte } = presetDates(preset, today, language);
    return { ...(date_gte && { date_gte }), ...(date_lte && { date_lte }) };
  };
  return (
    <ul className={styles.choices}>
      {presets.map((preset) => (
        <li key={preset}>
          <a href={link(paths.eventsWith(presetQuery(preset)))}>{t(`pages:choice_${preset}`)}</a>
        </li>
      ))}
      <li>
        <a href={link(paths.eventsWith({ is_star_cast: '1' }))}>{t('starCast')}</a>
      </li>
    </ul>
  );
}
