import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './door.module.css';
import { useRefreshed } from './use-refreshed.ts';

/** A code that makes a phone one of a door. */
export function PairPhone({ door }: { readonly door: DoorOfPerformance }) {
  const all = useTexts();
  const { doors: texts } = all;
  const refresh = useRefreshed();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [link, setLink] = useState<string>();
  const { ask, asked, close, failure, isPending } = usePreview('door.pair-device');
  const doorId = door.doors.find(({ id }) => id === chosen)?.id ?? door.doors[0]?.id ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() !== '')
      ask({ name: name.trim(), door_id: doorId, performance_ids: [door.performance.id] });
  };
  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <div className={styles.pair}>
          <TextField
            label={texts.phoneName}
            name="phone"
            hint={texts.pairHint}
            value={name}
            onChange={setName}
            maxLength={60}
            fault={isChecked && name.trim() === '' ? all.faults.required : undefined}
          />
          <Select
            label={texts.door}
            value={doorId}
            options={door.doors.map((one) => ({ value: one.id, text: one.name }))}
            onChange={setChosen}
          />
        </div>
        <div className={styles.acts}>
          <Button type="submit" look="main" isBusy={isPending}>
            {texts.pair}
          </Button>
        </div>
        {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      </form>
      {asked && (
        <CommandDialog
          command="door.pair-device"
          asked={asked}
          title={texts.pair}
          act={texts.pair}
          onClose={close}
          onDone={(result) => {
            close();
            setName('');
            setIsChecked(false);
            setLink(result.link);
            refresh();
          }}
        />
      )}
      {link !== undefined && (
        <Dialog title={texts.pairTitle} onClose={() => setLink(undefined)}>
          <p>{texts.pairText}</p>
          <QrCode code={link} label={texts.pairLabel} />
          <p className={styles.link}>
            <output>{link}</output>
          </p>
          <div className={styles.acts}>
            <Button look="quiet" onPress={() => setLink(undefined)}>
              {all.close}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
