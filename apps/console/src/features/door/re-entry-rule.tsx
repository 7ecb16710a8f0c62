import type { DoorOfPerformance } from '@parterre/contracts/console/doors';
import { type ReEntry, reEntryRules } from '@parterre/domain/door/door-scan';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import styles from './door.module.css';
import { useRefreshed } from './use-refreshed.ts';

/** Whether people may come in twice. */
export function ReEntryRule({ door }: { readonly door: DoorOfPerformance }) {
  const all = useTexts();
  const { doors: texts } = all;
  const refresh = useRefreshed();
  const [chosen, setChosen] = useState<ReEntry>(door.re_entry);
  const { ask, asked, close, failure, isPending } = usePreview('door.set-re-entry');
  return (
    <section className={styles.part} aria-labelledby="re-entry">
      <h2 id="re-entry">{texts.reEntry}</h2>
      <p>{texts.reEntryKinds[door.re_entry]}</p>
      <div className={styles.form}>
        <Select
          label={texts.reEntry}
          value={chosen}
          options={reEntryRules.map((value) => ({ value, text: texts.reEntryKinds[value] }))}
          onChange={setChosen}
        />
        <div className={styles.acts}>
          <Button
            isBusy={isPending}
            isDisabled={chosen === door.re_entry}
            onPress={() => ask({ performance_id: door.performance.id, re_entry: chosen })}
          >
            {texts.reEntryAct}
          </Button>
        </div>
        {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      </div>
      {asked && (
        <CommandDialog
          command="door.set-re-entry"
          asked={asked}
          title={texts.reEntryTitle}
          act={texts.reEntryAct}
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
