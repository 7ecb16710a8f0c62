import type { ItemKind } from '@parterre/domain/drafts/item';
import { suggestKey } from '@parterre/domain/drafts/item-key';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { useKeyField } from './use-key-field.ts';

interface Props {
  readonly kind: ItemKind;
  readonly onClose: () => void;
}

/** A name is enough to begin; by what files call it follows from it, and can be another. */
export function NewItem({ kind, onClose }: Props) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const { cancel, faults } = all;
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [typedKey, setTypedKey] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const key = typedKey ?? suggestKey(name);
  const { check, fault, failure } = useKeyField(kind, key);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '' || !(await check())) return;
    await navigate({ to: '/catalogue/$kind/$key', params: { kind, key }, search: { name: name.trim() } });
  };
  return (
    <Dialog title={texts.new[kind]} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={texts.fields.name}
          name="name"
          value={name}
          onChange={setName}
          maxLength={200}
          fault={isChecked && name.trim() === '' ? faults.required : undefined}
        />
        <TextField
          label={texts.key}
          name="key"
          hint={texts.keyHint}
          value={key}
          onChange={setTypedKey}
          maxLength={64}
          fault={isChecked ? fault : undefined}
        />
        <div className={styles.acts}>
          <Button type="submit" look="main">
            {texts.begin}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {cancel}
          </Button>
        </div>
        {failure !== undefined && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      </form>
    </Dialog>
  );
}
