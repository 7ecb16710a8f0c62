import type { DoorOfPerformance, WireDoorConflict } from '@parterre/contracts/console/doors';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './door.module.css';
import { useDoorNames } from './use-door-names.ts';
import { useRefreshed } from './use-refreshed.ts';

/** Who came in though the ticket should not have let them in; it was, so a person looks into it. */
export function Conflicts({ door }: { readonly door: DoorOfPerformance }) {
  const all = useTexts();
  const { doors: texts } = all;
  const refresh = useRefreshed();
  const { ask, asked, close, failure, isPending } = usePreview('door.undo-scan');
  const { conflicts, performance } = door;
  return (
    <section className={styles.part} aria-labelledby="conflicts">
      <h2 id="conflicts">{texts.conflicts}</h2>
      {conflicts.length === 0 && <p className={styles.note}>{texts.noConflicts}</p>}
      <ul className={styles.rows}>
        {conflicts.map((conflict) => (
          <Conflict
            key={conflict.scan.id}
            door={door}
            conflict={conflict}
            isBusy={isPending}
            onUndo={() => ask({ performance_id: performance.id, scan_id: conflict.scan.id })}
          />
        ))}
      </ul>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="door.undo-scan"
          asked={asked}
          title={texts.undoTitle}
          act={texts.undo}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </section>
  );
}

interface Props {
  readonly door: DoorOfPerformance;
  readonly conflict: WireDoorConflict;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
}

function Conflict({ door, conflict: { kind, scan, entry }, isBusy, onUndo }: Props) {
  const { doors: texts } = useTexts();
  const moment = useMoment();
  const nameDoor = useDoorNames(door);
  return (
    <li className={styles.conflict}>
      <div className={styles.what}>
        <strong>{texts.conflictKinds[kind]}</strong>
        <span className={styles.small}>
          {[scan.seat, scan.number, moment(scan.at, 'time'), nameDoor(scan.door_id)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {entry && (
          <span className={styles.small}>
            {texts.firstEntry(moment(entry.at, 'time'), nameDoor(entry.door_id))}
          </span>
        )}
      </div>
      <Button isBusy={isBusy} onPress={onUndo}>
        {texts.undo}
      </Button>
    </li>
  );
}
