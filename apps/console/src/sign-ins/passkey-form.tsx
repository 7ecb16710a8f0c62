import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { describeFailure } from '../api/faults.ts';
import { createPasskey } from '../api/passkeys.ts';
import { meQuery } from '../api/queries.ts';
import { browserName } from '../browser-name.ts';
import { useTexts } from '../i18n/language.tsx';
import { useMe } from '../shell/use-me.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './passkey-form.module.css';

const maxName = 60;

/** Makes a passkey of one's own; every one but the first is confirmed by one that is there. */
export function PasskeyForm({ onDone, other }: { readonly onDone: () => void; readonly other?: ReactNode }) {
  const texts = useTexts();
  const client = useQueryClient();
  const { session } = useMe();
  const [name, setName] = useState(() => browserName(navigator.userAgent).slice(0, maxName));
  const [isNameMissing, setIsNameMissing] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (chosen: string) => createPasskey(chosen, !session.is_by_passkey),
    onSuccess: async () => {
      await client.invalidateQueries(meQuery);
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = name.trim();
    setIsNameMissing(chosen === '');
    if (chosen !== '' && !isPending) mutate(chosen);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={texts.passkeyName}
        name="passkey-name"
        hint={texts.passkeyNameHint}
        value={name}
        onChange={setName}
        maxLength={maxName}
        fault={isNameMissing ? texts.faults.required : undefined}
      />
      {error && <Notice kind="fault">{describeFailure(error, texts)}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" look="main" isBusy={isPending}>
          {texts.passkeyCreate}
        </Button>
        {other}
      </div>
    </form>
  );
}
