import { useLanguage } from './language.tsx';

const styles = {
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** Writes moments by the clock of this device, in the language of the page. */
export function useMoment(): (at: string | number, style?: keyof typeof styles) => string {
  const { language } = useLanguage();
  return (at, style = 'moment') =>
    new Intl.DateTimeFormat(language, styles[style]).format(new Date(at)).replace(/ г\./, '');
}
