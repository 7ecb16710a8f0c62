import { type DatePreset, presetDates } from '@parterre/domain/catalogue-filters/date-presets';
import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { ChipChoice } from '../../ui/chip.tsx';
import { isSameDays } from './chosen-days.ts';
import type { DatePickerProps } from './date-picker-props.ts';

const presets = ['today', 'tomorrow', 'weekend', 'month'] as const satisfies readonly DatePreset[];

/** `li` elements: the most common ranges. A second press clears the dates. */
export function DatePresets({ filters, onChange, today }: DatePickerProps) {
  const t = useTexts();
  const language = useLanguage();
  return presets.map((preset) => {
    const days = presetDates(preset, today, language);
    const isChosen = isSameDays(days, filters);
    const next = isChosen ? { date_gte: null, date_lte: null } : days;
    return (
      <li key={preset}>
        <ChipChoice isChosen={isChosen} onToggle={() => onChange(changeFilters(filters, next))}>
          {t(`pages:choice_${preset}`)}
        </ChipChoice>
      </li>
    );
  });
}
