import type { Passkey } from '@parterre/contracts/console/staff';
import { useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../api/faults.ts';
import { CommandDialog } from '../commands/command-dialog.tsx';
import { usePreview } from '../commands/use-preview.ts';
import { useTexts } from '../i18n/language.tsx';
import { useMoment } from '../i18n/use-moment.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './rows.module.css';

interface Props {
  readonly passkeys: readonly Passkey[];
  readonly canRemove: boolean;
}

export function PasskeyList({ passkeys, canRemove }: Props) {
  const texts = useTexts();
  const moment = useMoment();
  const client = useQueryClient();
  const { ask, asked, close, failure } = usePreview('staff.remove-passkey');
  return (
    <>
      {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
      {passkeys.length === 0 && <p className={styles.none}>{texts.passkeysNone}</p>}
      <ul className={styles.rows}>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className={styles.row}>
            <p className={styles.what}>
              <strong>{passkey.name}</strong>
              <span>
                {passkey.is_synced ? texts.passkeySynced : texts.passkeyLocal},{' '}
                {passkey.last_used_at
                  ? texts.passkeyUsed(moment(passkey.last_used_at))
                  : texts.passkeyMade(moment(passkey.created_at))}
              </span>
            </p>
            {canRemove && (
              <Button
                look="danger"
                aria-label={texts.passkeyRemoveNamed(passkey.name)}
                onPress={() => ask({ passkey_id: passkey.id })}
              >
                {texts.passkeyRemove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked && (
        <CommandDialog
          command="staff.remove-passkey"
          asked={asked}
          title={texts.passkeyRemove}
          act={texts.passkeyRemove}
          isDangerous
          onClose={close}
          onDone={() => {
            close();
            for (const key of ['staff', 'sessions', 'me']) void client.invalidateQueries({ queryKey: [key] });
          }}
        />
      )}
    </>
  );
}
