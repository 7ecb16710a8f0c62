import type { StaffSession } from '@parterre/contracts/console/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../api/faults.ts';
import { sessionsQuery } from '../api/queries.ts';
import { browserName } from '../browser-name.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { usePreview } from '../commands/use-preview.ts';
import { useTexts } from '../i18n/language.tsx';
import { useMoment } from '../i18n/use-moment.ts';
import { Answer } from '../ui/answer.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './rows.module.css';

/** Where an account is signed in. The session one looks from is not ended here: that is signing out. */
export function SessionList({ accountId, canEnd }: { readonly accountId: string; readonly canEnd: boolean }) {
  const texts = useTexts();
  const client = useQueryClient();
  const query = useQuery(sessionsQuery(accountId));
  const { ask, asked, close, failure } = usePreview('staff.end-session');
  return (
    <Answer query={query}>
      {({ results }) => (
        <>
          {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
          {results.length === 0 && <p className={styles.none}>{texts.sessionsNone}</p>}
          <ul className={styles.rows}>
            {results.map((session) => (
              <Row
                key={session.id}
                session={session}
                onEnd={canEnd && !session.is_current ? () => ask({ session_id: session.id }) : undefined}
              />
            ))}
          </ul>
          {asked && (
            <CommandDialog
              command="staff.end-session"
              asked={asked}
              title={texts.endSession}
              act={texts.endSession}
              isDangerous
              onClose={close}
              onDone={() => {
                close();
                void client.invalidateQueries({ queryKey: ['sessions'] });
              }}
            />
          )}
        </>
      )}
    </Answer>
  );
}

interface RowProps {
  readonly session: StaffSession;
  readonly onEnd: (() => void) | undefined;
}

function Row({ session, onEnd }: RowProps) {
  const texts = useTexts();
  const moment = useMoment();
  const name = browserName(session.browser);
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <strong>{name}</strong>
        <span>
          {session.is_by_passkey ? texts.byPasskey : texts.byLink},{' '}
          {texts.sessionTimes(moment(session.created_at), moment(session.expires_at, 'time'))}
        </span>
      </p>
      {session.is_current && <span className={styles.mark}>{texts.sessionHere}</span>}
      {onEnd && (
        <Button look="danger" aria-label={texts.endSessionNamed(name)} onPress={onEnd}>
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}
