import type { CommandResult } from '@parterre/contracts/console/commands';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './staff.module.css';

interface Props {
  readonly invitation: CommandResult<'staff.invite'>;
  readonly onClose: () => void;
}

/** The link, this once: nobody can look it up later, but a new one can be made. */
export function InvitationDone({ invitation, onClose }: Props) {
  const texts = useTexts();
  const moment = useMoment();
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(invitation.link);
    setIsCopied(true);
  };
  return (
    <Dialog title={texts.inviteDoneTitle} onClose={onClose}>
      <p>{texts.inviteDoneText(moment(invitation.expires_at))}</p>
      <p className={styles.link}>
        <output aria-label={texts.inviteLink}>{invitation.link}</output>
      </p>
      <div className={styles.acts}>
        <Button look="main" onPress={() => void copy().catch(() => setIsCopied(false))}>
          {isCopied ? texts.copied : texts.copy}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  );
}
