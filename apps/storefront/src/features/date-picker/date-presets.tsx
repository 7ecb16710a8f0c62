import { type DatePreset, hasEventDay, presetDates } from '@parterre/domain/catalogue-filters/date-presets';
import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { ChipChoice } from '../../ui/chip.tsx';
import { isSameDays } from './chosen-days.ts';
import type { DatePickerProps } from './date-picker-props.ts';
import type { EventDays } from './use-event-days.ts';

const presets = ['today', 'tomorrow', 'weekend', 'month'] as const satisfies readonly DatePreset[];

export interface DatePresetsProps extends DatePickerProps {
  /** Undefined until they are known. */
  readonly eventDays: EventDays | undefined;
}

/** `li` elements: the most common ranges that have events. A second press clears the dates. */
export function DatePresets({ filters, onChange, today, eventDays }: DatePresetsProps) {
  const t = useTexts();
  const language = useLanguage();
  const withEvents = eventDays && [...eventDays.keys()];
  return presets.map((preset) => {
    const days = presetDates(preset, today, language);
    const isChosen = isSameDays(days, filters);
    const next = isChosen ? { date_gte: null, date_lte: null } : days;
    return (
      <li key={preset}>
        <ChipChoice
          isChosen={isChosen}
          isEmpty={withEvents && !hasEventDay(days, withEvents)}
          onToggle={() => onChange(changeFilters(filters, next))}
        >
          {t(`pages:choice_${preset}`)}
        </ChipChoice>
      </li>
    );
  });
}
