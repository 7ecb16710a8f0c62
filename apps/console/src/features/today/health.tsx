import type { DoctorState, DoctorVerdict, Today } from '@parterre/contracts/console/today';
import { useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './today.module.css';

/** A mail that waits longer than this is late. */
const lateSeconds = 120;

interface Props {
  readonly outbox: Today['outbox'];
  readonly doctor: Today['doctor'];
}

export function Health({ outbox, doctor }: Props) {
  const { overview: texts } = useTexts();
  return (
    <section className={styles.part} aria-labelledby="health">
      <h2 id="health">{texts.health}</h2>
      {outbox && (
        <p className={styles.health} data-is-well={outbox.oldest_seconds < lateSeconds}>
          {outbox.oldest_seconds < lateSeconds
            ? texts.outboxFine
            : texts.outboxLate(outbox.waiting, Math.round(outbox.oldest_seconds / 60))}
        </p>
      )}
      {doctor && <Doctor doctor={doctor} />}
    </section>
  );
}

function Doctor({ doctor: { verdict, under_way: underWay } }: { readonly doctor: DoctorState }) {
  const { overview: texts } = useTexts();
  return (
    <>
      {verdict ? (
        <Verdict verdict={verdict} />
      ) : (
        <p className={styles.health} data-is-well={true}>
          {texts.doctorNever}
        </p>
      )}
      {underWay ? (
        <p className={styles.progress} role="status">
          <label htmlFor="doctor-progress">{texts.doctorUnderWay(underWay.checked, underWay.total)}</label>
          <progress id="doctor-progress" value={underWay.checked} max={underWay.total} />
        </p>
      ) : (
        <AskDoctor />
      )}
    </>
  );
}

function Verdict({ verdict: { at, checks, findings } }: { readonly verdict: DoctorVerdict }) {
  const { overview: texts } = useTexts();
  const moment = useMoment();
  const isWell = findings.length === 0;
  return (
    <>
      <p className={styles.health} data-is-well={isWell}>
        {isWell ? texts.doctorFine(checks, moment(at)) : texts.doctorBroken(findings.length, moment(at))}
      </p>
      {!isWell && (
        <details>
          <summary>{texts.doctorDetails}</summary>
          {/* As the machine says it, for whoever looks after it. */}
          <ul className={styles.findings} lang="en">
            {findings.map(({ claim, count, examples }) => (
              <li key={claim}>
                <strong>
                  {claim} ({count})
                </strong>
                <ul>
                  {examples.map((example) => (
                    <li key={example}>{example}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function AskDoctor() {
  const all = useTexts();
  const { overview: texts } = all;
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('doctor.run');
  return (
    <div className={styles.acts}>
      <Button isBusy={isPending} onPress={() => ask({})}>
        {texts.doctorRun}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="doctor.run"
          asked={asked}
          title={texts.doctor}
          act={texts.doctorRun}
          onClose={close}
          onDone={() => {
            close();
            void client.invalidateQueries({ queryKey: ['today'] });
          }}
        />
      )}
    </div>
  );
}
