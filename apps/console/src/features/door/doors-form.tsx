import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './door.module.css';
import { useRefreshed } from './use-refreshed.ts';

type DraftedDoor = DoorOfPerformance['doors'][number];

const newDoor = (): DraftedDoor => ({ id: crypto.randomUUID(), name: '', sectors: [] });

interface Props {
  readonly door: DoorOfPerformance;
  readonly onDone: () => void;
}

/** All doors of the place at once. */
export function DoorsForm({ door, onDone }: Props) {
  const all = useTexts();
  const { doors: texts } = all;
  const refresh = useRefreshed();
  const [doors, setDoors] = useState<readonly DraftedDoor[]>(() =>
    door.doors.length > 0 ? door.doors : [newDoor()],
  );
  const [isChecked, setIsChecked] = useState(false);
  const { ask, asked, close, failure, isPending } = usePreview('door.save-doors');
  const change = (id: string, changed: Partial<DraftedDoor>) =>
    setDoors(doors.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const named = doors.map((one) => ({ ...one, name: one.name.trim() }));
    if (named.every(({ name }) => name !== '')) ask({ place_id: door.place_id, doors: named });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.note}>{texts.doorsHint}</p>
      {doors.map((one, index) => (
        <fieldset key={one.id} className={styles.drafted}>
          <legend className={styles.said}>
            {texts.door} {index + 1}
          </legend>
          <TextField
            label={texts.doorName}
            name={`door-${index + 1}`}
            value={one.name}
            onChange={(name) => change(one.id, { name })}
            maxLength={60}
            fault={isChecked && one.name.trim() === '' ? all.faults.required : undefined}
          />
          <div className={styles.sectors}>
            {door.sectors.map(({ key, name }) => (
              <Checkbox
                key={key}
                isSelected={one.sectors.includes(key)}
                onChange={(isSelected) =>
                  change(one.id, {
                    sectors: isSelected
                      ? [...one.sectors, key]
                      : one.sectors.filter((other) => other !== key),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </div>
          {doors.length > 1 && (
            <Button
              look="quiet"
              aria-label={texts.removeDoor(one.name)}
              onPress={() => setDoors(doors.filter(({ id }) => id !== one.id))}
            >
              ✕
            </Button>
          )}
        </fieldset>
      ))}
      <div className={styles.acts}>
        <Button onPress={() => setDoors([...doors, newDoor()])}>{texts.addDoor}</Button>
        <Button type="submit" look="main" isBusy={isPending}>
          {all.check}
        </Button>
        {door.doors.length > 0 && (
          <Button look="quiet" onPress={onDone}>
            {all.cancel}
          </Button>
        )}
      </div>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="door.save-doors"
          asked={asked}
          title={texts.doors}
          act={texts.saveDoors}
          onClose={close}
          onDone={() => {
            close();
            refresh();
            onDone();
          }}
        />
      )}
    </form>
  );
}
