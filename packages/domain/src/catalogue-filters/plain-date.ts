const dayMs = 86_400_000;

const instantOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A day that exists, written yyyy-mm-dd. */
export const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text)) && dateAt(instantOf(text)) === text;

export const addDays = (date: string, days: number): string => dateAt(instantOf(date) + days * dayMs);

/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: string): number => new Date(instantOf(date)).getUTCDay() || 7;

export const lastDayOfMonth = (date: string): string =>
  dateAt(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0));
