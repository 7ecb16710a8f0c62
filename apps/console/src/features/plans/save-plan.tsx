import type { CommandResult } from '@parterre/contracts/console/commands';
import type { PlanHall, PlanSavePreview, PlanSource } from '@parterre/contracts/console/plans';
import type { PlanDocument } from '@parterre/domain/plan-editing/plan-document';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './editor.module.css';
import { RefusedByImport } from './refused-by-import.tsx';

interface Props {
  readonly document: PlanDocument;
  /** What it was made from; undefined for a plan of its own. */
  readonly source: PlanSource | undefined;
  readonly halls: readonly PlanHall[];
  /** The newest version there is by now. */
  readonly newest: number;
  readonly onSaved: (saved: CommandResult<'plans.save'>) => void;
  readonly onClose: () => void;
}

const newSourceId = () => `plan-${crypto.randomUUID().slice(0, 8)}`;

/** Which halls get the new version, then the last look. */
export function SavePlan({ document, source, halls, newest, onSaved, onClose }: Props) {
  const all = useTexts();
  const { plans: texts } = all;
  const { ask, asked, failure, isPending, close } = usePreview('plans.save');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(
    () => new Set(halls.filter(({ plan_id }) => source && plan_id === source.id).map(({ id }) => id)),
  );
  const [sourceId] = useState(() => source?.source_id ?? newSourceId());
  const look = () =>
    ask({
      source_id: sourceId,
      name: document.name.trim() || sourceId,
      plan: { ...document },
      hall_ids: [...chosen],
    });
  if (asked)
    return (
      <CommandDialog
        command="plans.save"
        asked={asked}
        title={texts.saveTitle}
        act={texts.save}
        isWide
        changes={<SaveChanges after={asked.preview.after as PlanSavePreview} />}
        onDone={onSaved}
        onClose={close}
      />
    );
  return (
    <Dialog title={texts.saveTitle} onClose={onClose} isWide>
      <p>{texts.saveText}</p>
      {source && newest > source.version && <Notice kind="warning">{texts.newerVersion(newest)}</Notice>}
      <fieldset className={styles.halls}>
        <legend>{texts.hallsToUse}</legend>
        {halls.map(({ id, name, place, performances }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.has(id)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(id);
                else next.delete(id);
                setChosen(next);
              }}
            />
            <span>
              {place}, {name}
            </span>
            <span className={styles.count}>{texts.performancesAhead(performances)}</span>
          </label>
        ))}
      </fieldset>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      <div className={styles.buttons}>
        <Button look="main" isBusy={isPending} onPress={look}>
          {texts.look}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {all.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

function SaveChanges({ after }: { readonly after: PlanSavePreview }) {
  const { plans: texts } = useTexts();
  const moment = useMoment();
  if (after.faults) return <RefusedByImport faults={after.faults} />;
  return (
    <>
      <p>{texts.saveVersion(after.version, after.seats, after.units)}</p>
      <p>{after.halls.length > 0 ? texts.saveHalls(after.halls.join('; ')) : texts.saveNoHalls}</p>
      <p>{texts.saveSwitched(after.performances)}</p>
      {after.kept.length > 0 && (
        <>
          <p>{texts.saveKept(after.kept.length)}</p>
          <ul className={styles.kept}>
            {after.kept.slice(0, 50).map(({ id, title, started }) => (
              <li key={id}>
                {title}, {moment(`${started}:00+00:00`, 'moment', 'place')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
