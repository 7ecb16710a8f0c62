import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import styles from './door.module.css';
import { useDoorNames } from './use-door-names.ts';

/** Who was sent away, and why. */
export function Refusals({ door }: { readonly door: DoorOfPerformance }) {
  const { doors: texts } = useTexts();
  const moment = useMoment();
  const nameDoor = useDoorNames(door);
  return (
    <section className={styles.part} aria-labelledby="refusals">
      <h2 id="refusals">{texts.latestRefusals}</h2>
      {door.refusals.length === 0 && <p className={styles.note}>{texts.noRefusals}</p>}
      <ul className={styles.rows}>
        {door.refusals.map(({ id, at, door_id, verdict, number, seat }) => (
          <li key={id} className={styles.refusal}>
            <time className={styles.small} dateTime={at}>
              {moment(at, 'time')}
            </time>
            <strong>{texts.verdicts[verdict]}</strong>
            <span className={styles.small}>
              {[nameDoor(door_id), seat, number].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
