import type { Rehearsal } from '@parterre/contracts/console/rehearsals';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import styles from './rehearsal.module.css';
import { RehearsalCurve } from './rehearsal-curve.tsx';

const tones = { ready: 'good', slow: 'note', broken: 'bad', stopped: 'none' } as const;

/** One that is over: its verdict, what was wrong, its figures and its curve. */
export function RehearsalResult({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { rehearsal: texts } = useTexts();
  const moment = useMoment();
  const { requested_at, requested_by, visitors, has_room: hasRoom, outcome, faults, figures } = rehearsal;
  return (
    <article className={styles.result} data-tone={outcome ? tones[outcome] : 'none'}>
      <h3>{outcome && texts.outcomes[outcome]}</h3>
      <p className={styles.note}>
        {moment(requested_at)}, {texts.asked(visitors, hasRoom)}, {texts.by(requested_by)}
      </p>
      {faults.length > 0 && (
        <ul className={styles.faults}>
          {faults.map(({ code, count }) => (
            <li key={code}>{texts.faults[code](count)}</li>
          ))}
        </ul>
      )}
      {figures && <Figures rehearsal={rehearsal} figures={figures} />}
    </article>
  );
}

interface FiguresProps {
  readonly rehearsal: Rehearsal;
  readonly figures: NonNullable<Rehearsal['figures']>;
}

function Figures({ rehearsal, figures }: FiguresProps) {
  const { rehearsal: texts } = useTexts();
  const { language } = useLanguage();
  const write = (value: number, digits = 0) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
  const shown = [
    [texts.tickets, write(figures.sold)],
    [texts.bought, write(figures.bought)],
    [texts.told, write(figures.told)],
    [texts.leftWaiting, write(figures.left_waiting)],
    [texts.lasted, texts.seconds(write(figures.seconds))],
    [texts.holdP95, texts.seconds(write(figures.hold_p95_ms / 1000, 2))],
    [texts.heldPerSecond, write(rehearsal.held_per_second ?? 0, 1)],
    [texts.requests, write(figures.requests)],
    [texts.shed, write(figures.shed)],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {shown.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <RehearsalCurve points={rehearsal.points} minutes={figures.seconds / 60} />
    </>
  );
}
