import { useLanguage } from './language.tsx';

/** Writes a day of the calendar such as `2026-10-31`, which is the same wherever it is read. */
export function useDay(): (day: string) => string {
  const { language } = useLanguage();
  return (day) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      .format(new Date(`${day}T00:00:00Z`))
      .replace(/ г\./, '');
}
