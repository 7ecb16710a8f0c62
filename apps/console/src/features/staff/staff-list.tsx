import type { StaffMember } from '@parterre/contracts/console/staff';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { staffQuery } from '../../api/queries.ts';
import { writeGrant } from '../../commands/shown-value.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Screen } from '../../ui/screen.tsx';
import styles from './staff.module.css';

const route = getRouteApi('/inside/console/staff');

export function StaffList() {
  const texts = useTexts();
  const { permissions } = useMe();
  const { page = 1 } = route.useSearch();
  const query = useQuery(staffQuery(page));
  return (
    <Screen
      title={texts.staff}
      actions={
        permissions.includes('staff.change') && (
          <LinkButton look="main" to="/staff/invite">
            {texts.invite}
          </LinkButton>
        )
      }
    >
      <Answer query={query}>
        {({ results, total, limit }) => (
          <>
            <p className={styles.count}>{texts.staffCount(total)}</p>
            <ul className={styles.people} aria-busy={query.isPlaceholderData}>
              {results.map((member) => (
                <Person key={member.id} member={member} />
              ))}
            </ul>
            {total > limit && (
              <nav className={styles.pages} aria-label={texts.staff}>
                {page > 1 && (
                  <LinkButton to="/staff" search={{ page: page - 1 }}>
                    {texts.back}
                  </LinkButton>
                )}
                {page * limit < total && (
                  <LinkButton to="/staff" search={{ page: page + 1 }}>
                    {texts.next}
                  </LinkButton>
                )}
              </nav>
            )}
          </>
        )}
      </Answer>
    </Screen>
  );
}

function Person({ member }: { readonly member: StaffMember }) {
  const texts = useTexts();
  const moment = useMoment();
  return (
    <li className={styles.person}>
      <p className={styles.name}>
        <Link to="/staff/$accountId" params={{ accountId: member.id }}>
          {member.name}
        </Link>
        <span>{member.email}</span>
      </p>
      <p>{member.roles.map((grant) => writeGrant(grant, texts)).join(', ') || texts.noRoles}</p>
      <p className={styles.seen}>
        <span>{member.last_seen_at ? texts.lastSeen(moment(member.last_seen_at)) : texts.neverSeen}</span>
        <span>{member.is_invited ? texts.invited : texts.passkeysCount(member.passkeys.length)}</span>
      </p>
    </li>
  );
}
