import type { Order } from '@parterre/contracts/orders/order';
import {
  type CompanyFault,
  checkCompany,
  type companyFields,
  type TypedCompany,
} from '@parterre/domain/contact/check-company';
import { countries } from '@parterre/domain/contact/countries';
import { type FormEvent, useMemo, useState } from 'react';
import { toOutcome } from '../../api/outcome.ts';
import type { Translate } from '../../i18n/translate.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import button from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import disclosure from '../../ui/disclosure.module.css';
import { SelectField } from '../../ui/form/select-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toRefusal } from './begin-payment.ts';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { refusalText } from './refusal-text.ts';

export interface BillCompanyProps {
  readonly order: Order;
  readonly onChanged: (order: Order) => void;
}

/** For whoever buys on behalf of a company, whose accountants want its name and number on the bill. */
export function BillCompany({ order, onChanged }: BillCompanyProps) {
  const t = useTexts();
  const { company, may_change_company: mayChange, state, contact } = order;
  if (!mayChange)
    return state === 'paid' && contact.email ? (
      <p className={`${styles.small} ${styles.onScreen}`}>{t('forms:companyClosed')}</p>
    ) : null;
  return (
    <details className={`${disclosure.disclosure} ${styles.onScreen}`}>
      <summary>{company ? t('forms:companySet', { name: company.name }) : t('forms:companyOpen')}</summary>
      <p>{t('forms:companyText')}</p>
      <CompanyForm order={order} onChanged={onChanged} />
    </details>
  );
}

const empty: TypedCompany = { name: '', address: '', country: '', tax_number: '' };
type Faults = Readonly<Partial<Record<(typeof companyFields)[number], string>>>;

function CompanyForm({ order: { token, company }, onChanged }: BillCompanyProps) {
  const t = useTexts();
  const api = useOrderApi();
  const options = useCountries();
  const [typed, setTyped] = useState<TypedCompany>(
    company ? { ...company, tax_number: company.tax_number ?? '' } : empty,
  );
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const send = async (next: TypedCompany | null) => {
    const check = next && checkCompany(next);
    if (check?.kind === 'invalid') return setFaults(describeFaults(check.faults, t));
    if (isSending) return;
    setSending(true);
    const outcome = await toOutcome(api.changeCompany(token, { company: next }));
    setSending(false);
    if (outcome.kind === 'done') return onChanged(outcome.answer);
    setRefusal(refusalText(toRefusal(outcome), t));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(typed);
  };
  const field = (name: (typeof companyFields)[number]) => ({
    id: `company-${name}`,
    value: typed[name],
    fault: faults[name],
    onChange: (value: string) => {
      setTyped((before) => ({ ...before, [name]: value }));
      setFaults(({ [name]: _, ...others }) => others);
      setRefusal(undefined);
    },
  });
  return (
    <form className={styles.holderForm} noValidate onSubmit={submit}>
      <TextField
        {...field('name')}
        label={t('forms:companyName')}
        input={{ type: 'text', autoComplete: 'organization', maxLength: 600 }}
      />
      <TextField
        {...field('address')}
        label={t('forms:companyAddress')}
        input={{ type: 'text', autoComplete: 'street-address', maxLength: 900 }}
      />
      <SelectField
        {...field('country')}
        label={t('forms:companyCountry')}
        autoComplete="country"
        options={options}
      />
      <TextField
        {...field('tax_number')}
        label={t('forms:companyTaxNumber')}
        optional={t('forms:optional')}
        input={{ type: 'text', autoComplete: 'off', maxLength: 90 }}
      />
      <div className={styles.actions}>
        <button type="submit" className={button.button}>
          {t('forms:transferSave')}
        </button>
        {company && <Button onPress={() => void send(null)}>{t('forms:companyRemove')}</Button>}
      </div>
      {refusal && <p role="alert">{refusal}</p>}
    </form>
  );
}

/** By name, as the language orders them; none is chosen for anybody. */
function useCountries() {
  const t = useTexts();
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    const named = countries.map((code) => ({ value: code, text: names.of(code) ?? code }));
    return [
      { value: '', text: t('forms:companyCountryChoose') },
      ...named.sort((a, b) => compare(a.text, b.text)),
    ];
  }, [language, t]);
}

const describeFaults = (faults: readonly CompanyFault[], t: Translate): Faults =>
  Object.fromEntries(
    faults.map(({ field, fault }) => [field.slice('company.'.length), faultText(field, fault, t)]),
  );

function faultText(field: CompanyFault['field'], fault: CompanyFault['fault'], t: Translate): string {
  const isMissing = fault === 'required';
  switch (field) {
    case 'company.name':
      return t(isMissing ? 'forms:fault_company_name_required' : 'forms:fault_company_name_other');
    case 'company.address':
      return t(isMissing ? 'forms:fault_company_address_required' : 'forms:fault_company_address_other');
    case 'company.country':
      return t('forms:fault_company_country_required');
    case 'company.tax_number':
      return t('forms:fault_company_tax_number_other');
  }
}
