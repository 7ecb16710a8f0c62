import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { toSeen } from '../../commands/seen-performance.ts';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ChangeDraft, type DraftFault, noChange, readChange } from './change-draft.ts';
import styles from './change-performances.module.css';
import { ChangeTable } from './change-table.tsx';
import { DraftDialog } from './draft-dialog.tsx';

interface Props {
  readonly performances: readonly StaffPerformance[];
  readonly onDone: (changed: number) => void;
  readonly onClose: () => void;
}

/** One form for many performances: what is left alone stays. Before anything is done, every old value stands beside the new one. */
export function ChangePerformances({ performances, onDone, onClose }: Props) {
  const { changing } = useTexts();
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState(noChange);
  const [fault, setFault] = useState<DraftFault>();
  const { ask, asked, close, failure, isPending } = usePreview('performances.change');
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['grid'] });
  const look = () => {
    const read = readChange(draft);
    setFault(read.kind === 'faulty' ? read.fault : undefined);
    if (read.kind === 'read') ask({ performances: performances.map(toSeen), change: read.change });
  };
  if (asked)
    return (
      <CommandDialog
        command="performances.change"
        asked={asked}
        title={changing.title(performances.length)}
        act={changing.act}
        isWide
        changes={<ChangeTable preview={asked.preview} performances={performances} />}
        onDone={({ changed }) => {
          refresh();
          onDone(changed);
        }}
        onClose={() => {
          // What was refused because somebody was quicker is to be seen as it is now.
          refresh();
          close();
        }}
      />
    );
  return (
    <DraftDialog
      title={changing.title(performances.length)}
      look={changing.look}
      failure={failure}
      isPending={isPending}
      onLook={look}
      onClose={onClose}
    >
      <ChangeFields
        draft={draft}
        fault={fault}
        performances={performances}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
      {fault === 'empty' && <Notice kind="fault">{changing.nothingTyped}</Notice>}
    </DraftDialog>
  );
}

interface FieldsProps {
  readonly draft: ChangeDraft;
  readonly fault: DraftFault | undefined;
  readonly performances: readonly StaffPerformance[];
  readonly onChange: (part: Partial<ChangeDraft>) => void;
}

function ChangeFields({ draft, fault, performances, onChange }: FieldsProps) {
  const { changing, faults } = useTexts();
  const moment = useMoment();
  const wrong = (name: DraftFault) => (fault === name ? faults.other : undefined);
  const stays = { value: 'stays', text: changing.stays } as const;
  const models = performances.filter(({ price_list }) => price_list > 0);
  return (
    <>
      <fieldset className={styles.group}>
        <legend>{changing.window}</legend>
        <Select
          label={changing.opens}
          value={draft.opens}
          options={[
            stays,
            { value: 'at_once', text: changing.opensKinds.at_once },
            { value: 'days_before', text: changing.opensKinds.days_before },
            { value: 'at', text: changing.opensKinds.at },
          ]}
          onChange={(opens) => onChange({ opens })}
        />
        {draft.opens === 'at' && (
          <TextField
            label={changing.opensAt}
            name="opens_at"
            type="datetime-local"
            hint={changing.atHint}
            value={draft.opensAt}
            onChange={(opensAt) => onChange({ opensAt })}
            fault={wrong('opensAt')}
          />
        )}
        {draft.opens === 'days_before' && (
          <div className={styles.pair}>
            <TextField
              label={changing.days}
              name="opens_days"
              value={draft.opensDays}
              onChange={(opensDays) => onChange({ opensDays })}
              fault={wrong('opensDays')}
            />
            <TextField
              label={changing.time}
              name="opens_time"
              type="time"
              value={draft.opensTime}
              onChange={(opensTime) => onChange({ opensTime })}
              fault={wrong('opensTime')}
            />
          </div>
        )}
        <Select
          label={changing.closes}
          value={draft.closes}
          options={[
            stays,
            { value: 'start', text: changing.closesKinds.start },
            { value: 'before', text: changing.closesKinds.before },
            { value: 'at', text: changing.closesKinds.at },
          ]}
          onChange={(closes) => onChange({ closes })}
        />
        {draft.closes === 'at' && (
          <TextField
            label={changing.closesAt}
            name="closes_at"
            type="datetime-local"
            hint={changing.atHint}
            value={draft.closesAt}
            onChange={(closesAt) => onChange({ closesAt })}
            fault={wrong('closesAt')}
          />
        )}
        {draft.closes === 'before' && (
          <TextField
            label={changing.hours}
            name="closes_hours"
            value={draft.closesHours}
            onChange={(closesHours) => onChange({ closesHours })}
            fault={wrong('closesHours')}
          />
        )}
        <Select
          label={changing.sale}
          value={draft.sale}
          options={[
            stays,
            { value: 'open', text: changing.saleKinds.open },
            { value: 'stopped', text: changing.saleKinds.stopped },
          ]}
          onChange={(sale) => onChange({ sale })}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{changing.rest}</legend>
        <Select
          label={changing.prices}
          value={draft.prices}
          options={[
            stays,
            { value: 'event', text: changing.pricesOfEvent },
            ...models.map(({ id, title, started_at }) => ({
              value: String(id),
              text: changing.pricesLike(`${title}, ${moment(started_at, 'moment', 'place')}`),
            })),
          ]}
          onChange={(prices) => onChange({ prices })}
        />
        <TextField
          label={changing.shift}
          name="shift"
          hint={changing.shiftHint}
          value={draft.shift}
          onChange={(shift) => onChange({ shift })}
          fault={wrong('shift')}
        />
      </fieldset>
    </>
  );
}
