import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox, CheckboxGroup, FieldError, Label } from 'react-aria-components';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { TextField } from '../../ui/text-field.tsx';
import styles from './change-performances.module.css';
import { CreateTable, refusedStarts } from './create-table.tsx';
import { DraftDialog } from './draft-dialog.tsx';
import { leaveOut, type PatternDraft, type PatternFault, patternLike, readPattern } from './pattern-draft.ts';

interface Props {
  /** Like which the others are made. */
  readonly model: StaffPerformance;
  readonly onDone: (created: number) => void;
  readonly onClose: () => void;
}

/** A run by weekdays and times. Before anything is made, each beginning is listed, with what is in its way. */
export function CreatePerformances({ model, onDone, onClose }: Props) {
  const { creating } = useTexts();
  const moment = useMoment();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(() => patternLike(model.started_at));
  const [fault, setFault] = useState<PatternFault>();
  const { ask, asked, close, failure, isPending } = usePreview('performances.create');
  const look = (wanted: PatternDraft) => {
    const read = readPattern(wanted);
    setFault(read.kind === 'faulty' ? read.fault : undefined);
    if (read.kind === 'read') ask({ model_id: model.id, pattern: read.pattern });
  };
  const title = creating.title(`${model.title}, ${moment(model.started_at, 'moment', 'place')}`);
  const refused = asked ? refusedStarts(asked.preview) : [];
  const leaveOutRefused = () => {
    const without = leaveOut(draft, refused);
    setDraft(without);
    look(without);
  };
  if (asked)
    return (
      <CommandDialog
        command="performances.create"
        asked={asked}
        title={title}
        act={creating.act}
        isWide
        changes={
          <>
            <CreateTable preview={asked.preview} />
            {refused.length > 0 && (
              <Button isBusy={isPending} onPress={leaveOutRefused}>
                {creating.leaveOut}
              </Button>
            )}
          </>
        }
        onDone={({ created }) => {
          void queryClient.invalidateQueries({ queryKey: ['grid'] });
          onDone(created);
        }}
        onClose={close}
      />
    );
  return (
    <DraftDialog
      title={title}
      look={creating.look}
      failure={failure}
      isPending={isPending}
      onLook={() => look(draft)}
      onClose={onClose}
    >
      <p className={styles.note}>{creating.hint}</p>
      <PatternFields draft={draft} fault={fault} onChange={(part) => setDraft({ ...draft, ...part })} />
    </DraftDialog>
  );
}

interface FieldsProps {
  readonly draft: PatternDraft;
  readonly fault: PatternFault | undefined;
  readonly onChange: (part: Partial<PatternDraft>) => void;
}

function PatternFields({ draft, fault, onChange }: FieldsProps) {
  const { creating } = useTexts();
  const wrong = (...names: PatternFault[]) =>
    fault && names.includes(fault) ? creating.faults[fault] : undefined;
  return (
    <>
      <CheckboxGroup
        className={styles.weekdays ?? ''}
        value={[...draft.weekdays]}
        onChange={(weekdays) => onChange({ weekdays })}
        isInvalid={fault === 'weekdays'}
        validationBehavior="aria"
      >
        <Label className={field.label ?? ''}>{creating.weekdays}</Label>
        <div className={styles.days}>
          {creating.weekdayNames.map((name, index) => (
            <Checkbox key={name} value={String(index + 1)} className={styles.day ?? ''}>
              {name}
            </Checkbox>
          ))}
        </div>
        <FieldError className={field.fault ?? ''}>{wrong('weekdays')}</FieldError>
      </CheckboxGroup>
      <TextField
        label={creating.times}
        name="times"
        hint={creating.timesHint}
        value={draft.times}
        onChange={(times) => onChange({ times })}
        fault={wrong('times')}
      />
      <div className={styles.pair}>
        <TextField
          label={creating.from}
          name="from"
          type="date"
          value={draft.from}
          onChange={(from) => onChange({ from })}
          fault={wrong('from')}
        />
        <TextField
          label={creating.until}
          name="until"
          type="date"
          value={draft.until}
          onChange={(until) => onChange({ until })}
          fault={wrong('until', 'until_before_from')}
        />
      </div>
      <TextField
        label={creating.except}
        name="except"
        hint={creating.exceptHint}
        value={draft.except}
        onChange={(except) => onChange({ except })}
        fault={wrong('except')}
      />
    </>
  );
}
