import { withValue } from '@parterre/domain/drafts/merge-items';
import { isHostName } from '@parterre/domain/markup/safe-address';
import { useQuery } from '@tanstack/react-query';
import { sitesQuery } from '../../../api/queries.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { LogoField } from './logo-field.tsx';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { record, text } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

/** What it is called, where it is, and whether visitors reach it there. */
export function GeneralPart({ item, onChange }: PartProps) {
  const texts = useSiteTexts();
  const { fields } = useCatalogueTexts();
  const { data: sites } = useQuery(sitesQuery);
  const known = sites?.results.find(({ id }) => id === item.id);
  const domain = text(item.domain);
  const isTaken = sites?.results.some((site) => site.id !== item.id && site.domain === domain);
  return (
    <div className={catalogue.fields}>
      <TextField
        label={texts.name}
        name="name"
        value={text(item.name)}
        maxLength={200}
        onChange={(name) => onChange({ ...item, name })}
      />
      <TextField
        label={texts.domain}
        name="domain"
        hint={texts.domainHint}
        value={domain}
        maxLength={253}
        fault={
          isTaken ? texts.domainTaken : domain !== '' && !isHostName(domain) ? texts.domainFault : undefined
        }
        onChange={(next) => onChange({ ...item, domain: next.trim().toLowerCase() })}
      />
      {known?.state === 'first' ? (
        <p className={styles.hint}>{texts.isFirst(known.url ?? '')}</p>
      ) : (
        <>
          <Checkbox isSelected={item.online === true} onChange={(online) => onChange({ ...item, online })}>
            {texts.online}
          </Checkbox>
          <p className={styles.hint}>{texts.onlineHint}</p>
        </>
      )}
      <Checkbox isSelected={item.invoices === true} onChange={(invoices) => onChange({ ...item, invoices })}>
        {fields.invoices}
      </Checkbox>
      <LogoField
        value={record(record(item.theme).logo)}
        onChange={(logo) => onChange(withValue(item, ['theme', 'logo'], logo))}
      />
    </div>
  );
}
