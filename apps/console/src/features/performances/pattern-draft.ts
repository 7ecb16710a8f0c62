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

export type PatternFault = 'weekdays' | 'times' | 'from' | 'until' | 'except';

export type ReadPattern =
  | { readonly kind: 'read'; readonly pattern: Pattern }
  | { readonly kind: 'faulty'; readonly fault: PatternFault };

/** All days, at the hour of the performance that is the model, from the day after it. */
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

/** What is meant by a form, or the first field that cannot be meant. */
export function readPattern(draft: PatternDraft): ReadPattern {
  const faulty = (fault: PatternFault): ReadPattern => ({ kind: 'faulty', fault });
  const times = split(draft.times).map(readTime);
  const except = split(draft.except).map(readDay);
  if (draft.weekdays.length === 0) return faulty('weekdays');
  if (times.length === 0 || times.includes(undefined)) return faulty('times');
  if (!isDay(draft.from)) return faulty('from');
  if (!isDay(draft.until) || draft.until < draft.from) return faulty('until');
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

/** The same without some days. */
export const leaveOut = (draft: PatternDraft, days: readonly string[]): PatternDraft => ({
  ...draft,
  except: [...new Set([...split(draft.except), ...days])].join(', '),
});
