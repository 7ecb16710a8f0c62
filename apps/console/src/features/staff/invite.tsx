import type { CommandResult } from '@parterre/contracts/console/commands';
import { checkEmail } from '@parterre/domain/contact/check-email';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import type { Texts } from '../../i18n/messages/ru.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDraft } from '../../use-draft.ts';
import { InvitationDone } from './invitation-done.tsx';
import { draftRoles, type RoleDrafts, toGrants } from './role-draft.ts';
import { RolesField } from './roles-field.tsx';
import styles from './staff.module.css';

interface InviteDraft {
  readonly name: string;
  readonly email: string;
  readonly roles: RoleDrafts;
}

const empty: InviteDraft = { name: '', email: '', roles: draftRoles([]) };

/** What can be told before anything is sent. */
function findFaults({ name, email, roles }: InviteDraft, { faults }: Texts) {
  const isAnyRole = Object.values(roles).some(({ isGiven }) => isGiven);
  return {
    ...(name.trim() === '' && { name: faults.required }),
    ...(email.trim() === '' && { email: faults.required }),
    ...(email.trim() !== '' && checkEmail(email).kind === 'invalid' && { email: faults.email }),
    ...(isAnyRole ? {} : { roles: faults.roles }),
  };
}

export function Invite() {
  const texts = useTexts();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft, forgetDraft] = useDraft('invite', empty);
  const [isChecked, setIsChecked] = useState(false);
  const [invitation, setInvitation] = useState<CommandResult<'staff.invite'>>();
  const { ask, failure, isPending, asked, close, reset } = usePreview('staff.invite');
  const change = (part: Partial<InviteDraft>) => {
    setDraft({ ...draft, ...part });
    reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    const roles = toGrants(draft.roles);
    if (roles && Object.keys(findFaults(draft, texts)).length === 0)
      ask({ name: draft.name.trim(), email: draft.email.trim(), roles });
  };
  const answered = readFieldFaults(failure, texts);
  const faults: Readonly<Record<string, string | undefined>> = isChecked
    ? { ...answered, ...findFaults(draft, texts) }
    : {};
  return (
    <Screen title={texts.inviteTitle}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.name}
          name="name"
          value={draft.name}
          onChange={(name) => change({ name })}
          maxLength={100}
          fault={faults.name}
        />
        <TextField
          label={texts.email}
          name="email"
          type="email"
          value={draft.email}
          onChange={(email) => change({ email })}
          maxLength={320}
          fault={faults.email}
        />
        <RolesField
          drafts={draft.roles}
          onChange={(roles) => change({ roles })}
          fault={faults.roles}
          isChecked={isChecked}
        />
        {failure && Object.keys(answered).length === 0 && (
          <Notice kind="fault">{describeFailure(failure, texts)}</Notice>
        )}
        <div className={styles.acts}>
          <Button type="submit" look="main" isBusy={isPending}>
            {texts.check}
          </Button>
          <LinkButton look="quiet" to="/staff" search={{}}>
            {texts.cancel}
          </LinkButton>
        </div>
      </form>
      {asked && !invitation && (
        <CommandDialog
          command="staff.invite"
          asked={asked}
          title={texts.inviteTitle}
          act={texts.invite}
          onClose={close}
          onDone={(result) => {
            forgetDraft();
            setInvitation(result);
            void client.invalidateQueries({ queryKey: ['staff'] });
          }}
        />
      )}
      {invitation && (
        <InvitationDone
          invitation={invitation}
          onClose={() =>
            void navigate({ to: '/staff/$accountId', params: { accountId: invitation.account_id } })
          }
        />
      )}
    </Screen>
  );
}
