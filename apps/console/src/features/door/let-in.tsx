import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './door.module.css';
import { useRefreshed } from './use-refreshed.ts';

/** The door lead's own decision, with a reason. */
export function LetIn({ door }: { readonly door: DoorOfPerformance }) {
  const all = useTexts();
  const { doors: texts } = all;
  const refresh = useRefreshed();
  const [number, setNumber] = useState('');
  const [chosen, setChosen] = useState<string>();
  const { ask, asked, close, failure, isPending } = usePreview('door.let-in');
  const at = door.doors.find(({ id }) => id === chosen) ?? door.doors[0];
  if (!at) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (number.trim() !== '')
      ask({ performance_id: door.performance.id, number: number.trim(), door_id: at.id });
  };
  return (
    <section className={styles.part} aria-labelledby="let-in">
      <h2 id="let-in">{texts.letIn}</h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.ticketNumber}
          name="number"
          hint={texts.letInHint}
          value={number}
          onChange={setNumber}
          maxLength={40}
        />
        {door.doors.length > 1 && (
          <Select
            label={texts.door}
            value={at.id}
            options={door.doors.map(({ id, name }) => ({ value: id, text: name }))}
            onChange={setChosen}
          />
        )}
        <div className={styles.acts}>
          <Button type="submit" isBusy={isPending}>
            {all.check}
          </Button>
        </div>
        {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      </form>
      {asked && (
        <CommandDialog
          command="door.let-in"
          asked={asked}
          title={texts.letIn}
          act={texts.letInAct}
          onClose={close}
          onDone={() => {
            close();
            setNumber('');
            refresh();
          }}
        />
      )}
    </section>
  );
}
