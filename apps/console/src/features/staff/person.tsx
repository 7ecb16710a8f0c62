import type { CommandResult } from '@parterre/contracts/console/commands';
import type { StaffMember } from '@parterre/contracts/console/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { memberQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { writeGrant } from '../../commands/shown-value.ts';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMe } from '../../shell/use-me.ts';
import { PasskeyList } from '../../sign-ins/passkey-list.tsx';
import { SessionList } from '../../sign-ins/session-list.tsx';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import { ChangeRoles } from './change-roles.tsx';
import { InvitationDone } from './invitation-done.tsx';
import styles from './staff.module.css';

const route = getRouteApi('/inside/console/staff/$accountId');

export function Person() {
  const texts = useTexts();
  const { accountId } = route.useParams();
  const query = useQuery(memberQuery(accountId));
  return (
    <Screen title={query.data?.name ?? texts.staff}>
      <Answer query={query}>
        {(member) =>
          member ? (
            <Details key={member.id} member={member} />
          ) : (
            <Blank title={texts.missingTitle} text={texts.missingText} />
          )
        }
      </Answer>
    </Screen>
  );
}

function Details({ member }: { readonly member: StaffMember }) {
  const texts = useTexts();
  const { permissions } = useMe();
  const canChange = permissions.includes('staff.change');
  const [isChanging, setIsChanging] = useState(false);
  return (
    <>
      <section className={styles.section}>
        <p>{member.email}</p>
        <h2>{texts.rolesLabel}</h2>
        <ul>
          {member.roles.map((grant) => (
            <li key={grant.role}>{writeGrant(grant, texts)}</li>
          ))}
          {member.roles.length === 0 && <li>{texts.noRoles}</li>}
        </ul>
        {member.is_invited && <p>{texts.invited}</p>}
        {isChanging ? (
          <ChangeRoles member={member} onClose={() => setIsChanging(false)} />
        ) : (
          <div className={styles.acts}>
            {canChange && <Button onPress={() => setIsChanging(true)}>{texts.changeRoles}</Button>}
            {canChange && member.roles.length > 0 && <InviteAgain member={member} />}
            {permissions.includes('audit.view') && (
              <LinkButton look="quiet" to="/audit" search={{ account: member.id }}>
                {texts.auditOfAccount}
              </LinkButton>
            )}
          </div>
        )}
      </section>
      <section className={styles.section}>
        <h2>{texts.sessions}</h2>
        <SessionList accountId={member.id} canEnd={canChange} />
      </section>
      <section className={styles.section}>
        <h2>{texts.passkeys}</h2>
        <PasskeyList passkeys={member.passkeys} canRemove={canChange} />
      </section>
    </>
  );
}

/** For somebody whose first link was lost, or who has lost every passkey. */
function InviteAgain({ member }: { readonly member: StaffMember }) {
  const texts = useTexts();
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('staff.invite');
  const [invitation, setInvitation] = useState<CommandResult<'staff.invite'>>();
  const { email, name, roles } = member;
  return (
    <>
      <Button isBusy={isPending} onPress={() => ask({ email, name, roles })}>
        {texts.inviteAgain}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
      {asked && !invitation && (
        <CommandDialog
          command="staff.invite"
          asked={asked}
          title={texts.inviteAgain}
          act={texts.invite}
          onClose={close}
          onDone={(result) => {
            setInvitation(result);
            void client.invalidateQueries({ queryKey: ['staff'] });
          }}
        />
      )}
      {invitation && (
        <InvitationDone
          invitation={invitation}
          onClose={() => {
            setInvitation(undefined);
            close();
          }}
        />
      )}
    </>
  );
}
