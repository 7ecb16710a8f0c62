import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';

/** The file is made here: nobody else needs to know who goes where. */
export function CalendarButton({ entry }: { readonly entry: CalendarEntry }) {
  const t = useTexts();
  return (
    <Button onPress={() => save(calendarFile(entry, new Date()), `${entry.uid}.ics`)}>
      <Icon name="calendar" />
      {t('addToCalendar')}
    </Button>
  );
}

function save(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
