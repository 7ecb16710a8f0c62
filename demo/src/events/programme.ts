import { addDays, toWeekday } from './days.ts';
import type { DemoEvent } from './demo-event.ts';
import type { HallId } from './demo-halls.ts';
import type { Run } from './run.ts';

export interface DemoPerformance {
  readonly day: string;
  readonly time: string;
  readonly hall: HallId;
  readonly mark: 'sold-out' | 'cancelled' | 'postponed' | undefined;
  readonly saleOpensOn: string | undefined;
}

/** A hall has room for one event by day and another in the evening. */
const sessionKey = (hall: HallId, day: string, time: string) =>
  `${hall} ${day} ${time < '16:00' ? 'day' : 'evening'}`;

function playingDays(run: Run, today: string, taken: ReadonlySet<string>): string[] {
  const isFree = (day: string) => run.times.every((time) => !taken.has(sessionKey(run.hall, day, time)));
  const days: string[] = [];
  for (let offset = run.from; days.length < run.days; offset += 1) {
    const day = addDays(today, offset);
    if (run.on.includes(toWeekday(day)) && isFree(day)) days.push(day);
  }
  return days;
}

function runDates(run: Run, today: string, taken: ReadonlySet<string>): DemoPerformance[] {
  const starts = playingDays(run, today, taken).flatMap((day) => run.times.map((time) => ({ day, time })));
  return starts.map(({ day, time }, index) => ({
    day,
    time,
    hall: run.hall,
    mark: run.marks?.[index],
    saleOpensOn: run.saleOpensIn === undefined ? undefined : addDays(today, run.saleOpensIn),
  }));
}

/** The dates of every event around `today`, by event id. Events earlier in the list get their days first. */
export function programme(
  events: readonly DemoEvent[],
  today: string,
): ReadonlyMap<string, readonly DemoPerformance[]> {
  const taken = new Set<string>();
  const settle = (run: Run) => {
    const dates = runDates(run, today, taken);
    for (const { hall, day, time } of dates) taken.add(sessionKey(hall, day, time));
    return dates;
  };
  return new Map(events.map((event) => [event.id, event.runs.flatMap(settle)]));
}
