import type { StaffMember } from '@parterre/contracts/console/staff';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useDraft } from '../../use-draft.ts';
import { draftRoles, toGrants } from './role-draft.ts';
import { RolesField } from './roles-field.tsx';
import styles from './staff.module.css';

export function ChangeRoles({
  member,
  onClose,
}: {
  readonly member: StaffMember;
  readonly onClose: () => void;
}) {
  const texts = useTexts();
  const client = useQueryClient();
  const [drafts, setDrafts, forgetDraft] = useDraft(`roles:${member.id}`, draftRoles(member.roles));
  const [isChecked, setIsChecked] = useState(false);
  const { ask, failure, isPending, asked, close, reset } = usePreview('staff.change-roles');
  const leave = () => {
    forgetDraft();
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const roles = toGrants(drafts);
    if (roles) ask({ account_id: member.id, roles });
  };
  const faults = readFieldFaults(failure, texts);
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <RolesField
        drafts={drafts}
        onChange={(next) => {
          setDrafts(next);
          reset();
        }}
        fault={faults.roles}
        isChecked={isChecked}
      />
      {failure && !faults.roles && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
      <div className={styles.acts}>
        <Button type="submit" look="main" isBusy={isPending}>
          {texts.check}
        </Button>
        <Button look="quiet" onPress={leave}>
          {texts.cancel}
        </Button>
      </div>
      {asked && (
        <CommandDialog
          command="staff.change-roles"
          asked={asked}
          title={texts.changeRoles}
          act={texts.changeRoles}
          onClose={close}
          onDone={() => {
            for (const key of ['staff', 'sessions', 'me']) void client.invalidateQueries({ queryKey: [key] });
            leave();
          }}
        />
      )}
    </form>
  );
}
