import type { CommandInput } from '@parterre/contracts/console/commands';

type Pattern = CommandInput<'performances.create'>['pattern'];

/** A pattern as it was typed. */
export interface PatternDraft {
  readonly weekdays: readonly string[];
  readonly times: string;
  readonly from: string;
  readonly until: string;
  readonly except: string;
}

export type PatternFault = 'weekdays' | 'times' | 'from' | 'until' | 'until_before_from' | 'except';

export type ReadPattern =
  | { readonly kind: 'read'; readonly pattern: Pattern }
  | { readonly kind: 'faulty'; readonly fault: PatternFault };

/** All days, at the hour of the performance that is the model. From when until when, nobody knows but whoever makes them. */
export const patternLike = (started_at: string): PatternDraft => ({
  weekdays: ['1', '2', '3', '4', '5', '6', '7'],
  times: started_at.slice('yyyy-mm-ddT'.length, 'yyyy-mm-ddThh:mm'.length),
  from: '',
  until: '',
  except: '',
});

const split = (text: string) => text.split(/[\s,;]+/).filter((part) => part !== '');
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));

/** `9:30` and `19.30` are times, too. */
function readTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^(\d{1,2})[:.](\d\d)$/.exec(text) ?? [];
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/** `31.12.2026` is a day, too. */
function readDay(text: string): string | undefined {
  const day = text.replace(
    /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/,
    (_, date: string, month: string, year: string) =>
      [year, month.padStart(2, '0'), date.padStart(2, '0')].join('-'),
  );
  return isDay(day) ? day : undefined;
}

/** Days, and beginnings where a time follows a day: `31.12.2026, 09.01.2027 14:00`. */
function readExcept(text: string): (string | undefined)[] {
  const read: (string | undefined)[] = [];
  for (const part of split(text)) {
    const [time, last] = [readTime(part), read.at(-1)];
    if (time !== undefined && last !== undefined && isDay(last)) read[read.length - 1] = `${last}T${time}`;
    else read.push(readDay(part));
  }
  return read;
}

/** What is meant by a form, or the first field that cannot be meant. */
export function readPattern(draft: PatternDraft): ReadPattern {
  const faulty = (fault: PatternFault): ReadPattern => ({ kind: 'faulty', fault });
  const times = split(draft.times).map(readTime);
  const except = readExcept(draft.except);
  if (draft.weekdays.length === 0) return faulty('weekdays');
  if (times.length === 0 || times.includes(undefined)) return faulty('times');
  if (!isDay(draft.from)) return faulty('from');
  if (!isDay(draft.until)) return faulty('until');
  if (draft.until < draft.from) return faulty('until_before_from');
  if (except.includes(undefined)) return faulty('except');
  const known = (texts: readonly (string | undefined)[]) => texts.flatMap((text) => text ?? []);
  return {
    kind: 'read',
    pattern: {
      weekdays: draft.weekdays.map(Number).sort(),
      times: known(times),
      from: draft.from,
      until: draft.until,
      except: known(except),
    },
  };
}

/** The same without some beginnings. */
export function leaveOut(draft: PatternDraft, starts: readonly string[]): PatternDraft {
  const known = new Set(readExcept(draft.except));
  const added = starts.filter((start) => !known.has(start)).map((start) => start.replace('T', ' '));
  return { ...draft, except: [draft.except, ...added].filter((part) => part !== '').join(', ') };
}
