import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { runCommand } from '../../api/console-api.ts';
import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly draftId: string;
  readonly name: string;
}

/** A draft is called what its first item is called, until somebody calls it something else. */
export function RenameDraft({ draftId, name }: Props) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const rename = useMutation({
    mutationFn: (next: string) =>
      runCommand('drafts.rename', {
        input: { draft_id: draftId, name: next },
        reason: texts.editing,
        stepUp: undefined,
        key: idempotencyKey(),
      }),
    onSuccess: () => {
      setTyped(undefined);
      return client.invalidateQueries({ queryKey: ['drafts'] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed?.trim()) rename.mutate(typed.trim());
  };
  return (
    <>
      <Button look="quiet" onPress={() => setTyped(name)}>
        {texts.rename}
      </Button>
      {typed !== undefined && (
        <Dialog title={texts.rename} onClose={() => setTyped(undefined)}>
          <form className={styles.form} onSubmit={submit} noValidate>
            <TextField
              label={texts.draftName}
              name="name"
              value={typed}
              onChange={setTyped}
              maxLength={200}
              fault={typed.trim() === '' ? all.faults.required : undefined}
            />
            <div className={styles.acts}>
              <Button type="submit" look="main" isBusy={rename.isPending}>
                {texts.save}
              </Button>
              <Button look="quiet" onPress={() => setTyped(undefined)}>
                {all.cancel}
              </Button>
            </div>
            {rename.error && <Notice kind="fault">{describeFailure(rename.error, all)}</Notice>}
          </form>
        </Dialog>
      )}
    </>
  );
}
