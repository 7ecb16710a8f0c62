import type { SiteList } from '@parterre/contracts/console/sites';
import { isHostName } from '@parterre/domain/markup/safe-address';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import styles from '../catalogue.module.css';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { useSiteTexts } from './use-site-texts.ts';

interface Props {
  readonly list: SiteList;
  readonly onClose: () => void;
}

const nothing = 'nothing';

/** What it is called and where it is to be; the rest is like another site, or is told from the beginning. */
export function NewSite({ list: { results, next_id }, onClose }: Props) {
  const texts = useSiteTexts();
  const { begin } = useCatalogueTexts();
  const { cancel, faults } = useTexts();
  const navigate = useNavigate();
  const published = results.filter(({ state }) => state !== 'new');
  const [name, setName] = useState('');
  const [domain, setDomain] = useState('');
  const [like, setLike] = useState(String(published[0]?.id ?? nothing));
  const [isChecked, setIsChecked] = useState(false);
  const isTaken = results.some((site) => site.domain === domain.trim());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (name.trim() === '' || !isHostName(domain.trim()) || isTaken) return;
    void navigate({
      to: '/sites/$siteId',
      params: { siteId: String(next_id) },
      search: {
        name: name.trim(),
        domain: domain.trim().toLowerCase(),
        ...(like !== nothing && { like }),
      },
    });
  };
  const domainFault = isTaken ? texts.domainTaken : isHostName(domain.trim()) ? undefined : texts.domainFault;
  return (
    <Dialog title={texts.newSite} onClose={onClose}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={texts.name}
          name="name"
          value={name}
          onChange={setName}
          maxLength={200}
          fault={isChecked && name.trim() === '' ? faults.required : undefined}
        />
        <TextField
          label={texts.domain}
          name="domain"
          hint={texts.domainHint}
          value={domain}
          onChange={setDomain}
          maxLength={253}
          fault={isChecked ? domainFault : undefined}
        />
        <Select
          label={texts.like}
          value={like}
          options={[
            ...published.map((site) => ({ value: String(site.id), text: site.name })),
            { value: nothing, text: texts.likeNothing },
          ]}
          onChange={setLike}
        />
        <div className={styles.acts}>
          <Button type="submit" look="main">
            {begin}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
