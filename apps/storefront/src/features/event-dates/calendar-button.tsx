import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { CalendarEntry } from './calendar-file.ts';

/** The file is made in the browser: no server learns who goes where. */
export function CalendarButton({ entry }: { readonly entry: CalendarEntry }) {
  const t = useTexts();
  return (
    <Button onPress={() => void save(entry)}>
      <Icon name="calendar" />
      {t('addToCalendar')}
    </Button>
  );
}

async function save(entry: CalendarEntry): Promise<void> {
  const { saveCalendarFile } = await import('./calendar-file.ts');
  saveCalendarFile(entry);
}
