import type { LanguageCode } from '@parterre/domain/languages/languages';

/** Intl objects cost a hundred times what using them costs, so each is made once per set of arguments. */
function cached<Args extends unknown[], Made>(make: (...args: Args) => Made): (...args: Args) => Made {
  const made = new Map<string, Made>();
  return (...args) => {
    const key = JSON.stringify(args);
    const found = made.get(key) ?? make(...args);
    made.set(key, found);
    return found;
  };
}

// Times are shown by the clock of the place, which the text has already: its offset is ignored.
// A bare day (yyyy-mm-dd) begins at midnight.
const placeClock = (startedAt: string) =>
  new Date(`${startedAt.slice(0, 10)}T${startedAt.slice(11, 19) || '00:00:00'}Z`);

const formatter = cached(
  (language: LanguageCode, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }),
);

const shapes = {
  day: { day: 'numeric' },
  month: { month: 'long' },
  shortMonth: { month: 'short' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
  time: { hour: 'numeric', minute: '2-digit' },
  date: { day: 'numeric', month: 'long' },
  monthAndYear: { month: 'long', year: 'numeric' },
  longDate: { day: 'numeric', month: 'long', year: 'numeric' },
  fullDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  datedTime: { weekday: 'short', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type TimeShape = keyof typeof shapes;
export const timeShapes = Object.keys(shapes) as TimeShape[];

/** The year, where it is not this one. */
export const otherYear = (at: string): string =>
  at.startsWith(`${new Date().getFullYear()}-`) ? '' : at.slice(0, 4);

/** A whole date has its year unless it is this one. */
const datedFormatter = (language: LanguageCode, shape: TimeShape, at: string) =>
  formatter(
    language,
    (shape === 'date' || shape === 'datedTime') && otherYear(at)
      ? { ...shapes[shape], year: 'numeric' }
      : shapes[shape],
  );

/** Writes a moment (ISO 8601 with offset) or a day as people say it in a language. */
export const writeTime = (startedAt: string, shape: TimeShape, language: LanguageCode): string =>
  datedFormatter(language, shape, startedAt).format(placeClock(startedAt));

/** The month as it follows a day: «января», not «январь», and the year, unless it is this one. */
export function writeMonth(startedAt: string, language: LanguageCode): string {
  const parts = formatter(language, shapes.date).formatToParts(placeClock(startedAt));
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  return `${month} ${otherYear(startedAt)}`.trimEnd();
}

/** The last one is a month as it follows a day. */
export type DayShape = TimeShape | 'monthOfDay';

export const writeDay = (at: string, shape: DayShape, language: LanguageCode): string =>
  shape === 'monthOfDay' ? writeMonth(at, language) : writeTime(at, shape, language);

/** `12–15 December`, in the order of the language. */
export const writeDays = (first: string, last: string, language: LanguageCode): string =>
  datedFormatter(language, 'date', last).formatRange(placeClock(first), placeClock(last));
