import { useLanguage } from './language.tsx';

const styles = {
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** An offset such as `+03:00` of what happens at a place: its clock, whoever reads it where. */
const readOffset = (at: string | number): string | undefined => /[+-]\d\d:\d\d$/.exec(String(at))?.[0];

/** Writes moments in the language of the page, by the clock of this device or by that of the place it happens at. */
export function useMoment(): (
  at: string | number,
  style?: keyof typeof styles,
  clock?: 'device' | 'place',
) => string {
  const { language } = useLanguage();
  return (at, style = 'moment', clock = 'device') => {
    const timeZone = clock === 'place' ? readOffset(at) : undefined;
    return new Intl.DateTimeFormat(language, { ...styles[style], ...(timeZone && { timeZone }) })
      .format(new Date(at))
      .replace(/ г\./, '');
  };
}
