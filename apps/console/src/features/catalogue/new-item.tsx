import type { ItemKind } from '@parterre/domain/drafts/item';
import { suggestKey } from '@parterre/domain/drafts/item-key';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly kind: ItemKind;
  readonly onClose: () => void;
}

const goodKey = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** A name is enough to begin; by what files call it follows from it, and can be another. */
export function NewItem({ kind, onClose }: Props) {
  const texts = useCatalogueTexts();
  const { cancel, faults } = useTexts();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [typedKey, setTypedKey] = useState<string>();
  const [isChecked, setIsChecked] = useState(false);
  const key = typedKey ?? suggestKey(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '' || !goodKey.test(key)) return;
    void navigate({ to: '/catalogue/$kind/$key', params: { kind, key }, search: { name: name.trim() } });
  };
  return (
    <Dialog title={texts.new[kind]} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
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
          fault={isChecked && !goodKey.test(key) ? texts.badKey : undefined}
        />
        <div className={styles.acts}>
          <Button type="submit" look="main">
            {texts.begin}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
