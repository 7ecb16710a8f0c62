import { useTexts } from '../../i18n/use-texts.ts';
import type { DayState } from '../../ui/calendar/month-grid.tsx';
import { isChosenDay, isWithinDays } from './chosen-days.ts';
import type { DatePickerProps } from './date-picker-props.ts';
import { useEventDays } from './use-event-days.ts';

/** How calendars show a day and its events. Days without events are disabled once their counts are loaded. */
export function useDayState(props: DatePickerProps): (day: string) => DayState & { readonly count: number } {
  const t = useTexts();
  const counts = useEventDays(props);
  const { filters, today } = props;
  return (day) => {
    const count = counts?.get(day) ?? 0;
    return {
      count,
      isSelected: isChosenDay(filters, day),
      isWithin: isWithinDays(filters, day),
      isDisabled: day < today || (counts !== undefined && count === 0),
      ariaText: t('eventsFound', { count }),
    };
  };
}
