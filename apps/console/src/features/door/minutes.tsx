import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import table from '../../ui/table.module.css';
import styles from './door.module.css';
import { useDoorNames } from './use-door-names.ts';

const minuteMs = 60_000;
const maxMinutes = 60;

/** Every minute of the last hour in which anybody came in, those without anybody, too. */
function listMinutes(rows: DoorOfPerformance['by_minute']): { at: number; entries: number }[] {
  const times = rows.map(({ minute }) => Date.parse(minute));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const count = Math.min(maxMinutes, (last - first) / minuteMs + 1);
  return Array.from({ length: count }, (_, index) => {
    const at = last - (count - 1 - index) * minuteMs;
    const entries = rows.reduce((sum, row) => sum + (Date.parse(row.minute) === at ? row.entries : 0), 0);
    return { at, entries };
  });
}

/** How quickly people come in: bars, and the same as a table. */
export function Minutes({ door }: { readonly door: DoorOfPerformance }) {
  const { doors: texts } = useTexts();
  const moment = useMoment();
  const nameDoor = useDoorNames(door);
  const rows = door.by_minute;
  const minutes = rows.length > 0 ? listMinutes(rows) : [];
  const highest = Math.max(1, ...minutes.map(({ entries }) => entries));
  const time = (at: number) => moment(new Date(at).toISOString(), 'time');
  return (
    <section className={styles.part} aria-labelledby="minutes">
      <h2 id="minutes">{texts.minutes}</h2>
      {minutes.length === 0 ? (
        <p className={styles.note}>{texts.nobodyYet}</p>
      ) : (
        <>
          <svg className={styles.bars} viewBox="0 0 60 20" preserveAspectRatio="none" aria-hidden="true">
            {minutes.map(({ at, entries }, index) => (
              <rect
                key={at}
                x={maxMinutes - minutes.length + index + 0.1}
                y={20 - (20 * entries) / highest}
                width={0.8}
                height={(20 * entries) / highest}
              />
            ))}
          </svg>
          <p className={styles.axis}>
            <span>{time((minutes.at(-1)?.at ?? 0) - (maxMinutes - 1) * minuteMs)}</span>
            <span>{time(minutes.at(-1)?.at ?? 0)}</span>
          </p>
          <details>
            <summary>{texts.minutesTable}</summary>
            <table className={table.table}>
              <thead className={table.headings}>
                <tr>
                  <th scope="col">{texts.minute}</th>
                  <th scope="col">{texts.door}</th>
                  <th scope="col">{texts.entries}</th>
                </tr>
              </thead>
              <tbody>
                {rows.map(({ minute, door_id, entries }) => (
                  <tr key={`${minute} ${door_id}`}>
                    <th scope="row">{moment(minute, 'time')}</th>
                    <td>{nameDoor(door_id)}</td>
                    <td>{entries}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
