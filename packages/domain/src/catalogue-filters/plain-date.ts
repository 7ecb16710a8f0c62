const dayMs = 86_400_000;

const toInstant = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateAt = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** A day that exists, written yyyy-mm-dd. */
export const isPlainDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toInstant(text)) && dateAt(toInstant(text)) === text;

export const addDays = (date: string, days: number): string => dateAt(toInstant(date) + days * dayMs);

/** 1 is Monday, 7 is Sunday. */
export const weekday = (date: string): number => new Date(toInstant(date)).getUTCDay() || 7;

export const lastDayOfMonth = (date: string): string =>
  dateAt(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0));
