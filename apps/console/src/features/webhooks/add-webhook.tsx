import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { SecretDone } from './secret-done.tsx';
import styles from './webhooks.module.css';

/** Opened by itself where there is none yet. */
export function AddWebhook({ isOpen }: { readonly isOpen: boolean }) {
  const all = useTexts();
  const { webhook: texts } = all;
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('webhooks.add');
  const [added, setAdded] = useState(0);
  const [secret, setSecret] = useState<string>();
  return (
    <details className={styles.add} open={isOpen}>
      <summary>{texts.addTitle}</summary>
      <EndpointForm
        key={added}
        first={{ url: '', events: ['order.paid', 'order.refunded'] }}
        act={all.check}
        isBusy={isPending}
        failure={failure}
        onSubmit={ask}
      />
      {asked && (
        <CommandDialog
          command="webhooks.add"
          asked={asked}
          title={texts.addTitle}
          act={texts.add}
          onClose={close}
          onDone={(result) => {
            close();
            setAdded(added + 1);
            setSecret(result.secret);
            void client.invalidateQueries({ queryKey: ['webhooks'] });
          }}
        />
      )}
      {secret !== undefined && <SecretDone secret={secret} onClose={() => setSecret(undefined)} />}
    </details>
  );
}
