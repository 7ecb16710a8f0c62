import type { OrderDetail } from '@parterre/contracts/console/order-detail';
import type { TypedCompany } from '@parterre/domain/contact/check-company';
import { countries } from '@parterre/domain/contact/countries';
import { useState } from 'react';
import { countryName } from '../../i18n/country-name.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ActForm } from './act-form.tsx';

interface Props {
  readonly order: OrderDetail;
  readonly onClose: () => void;
}

const empty: TypedCompany = { name: '', address: '', country: '', tax_number: '' };

/** Whom the bill is made out to, for a buyer who rings; without a name it is the buyer again. */
export function CompanyForm({ order, onClose }: Props) {
  const { order: texts } = useTexts();
  const { language } = useLanguage();
  const [typed, setTyped] = useState<TypedCompany>(
    order.company ? { ...order.company, tax_number: order.company.tax_number ?? '' } : empty,
  );
  const [search, setSearch] = useState('');
  const change = (field: keyof TypedCompany) => (value: string) =>
    setTyped((before) => ({ ...before, [field]: value }));
  return (
    <ActForm
      command="order.change-company"
      title={texts.acts.company}
      input={{ order_id: order.id, company: typed.name.trim() === '' ? null : typed }}
      onClose={onClose}
    >
      {(faults) => (
        <>
          <TextField
            label={texts.company.name}
            name="company"
            hint={order.company ? texts.company.nameHint : undefined}
            value={typed.name}
            onChange={change('name')}
            fault={faults.name}
          />
          <TextField
            label={texts.company.address}
            name="address"
            value={typed.address}
            onChange={change('address')}
            fault={faults.address}
          />
          <Combobox
            label={texts.company.country}
            value={typed.country || undefined}
            shown={typed.country && countryName(typed.country, language)}
            options={findCountries(search, language)}
            onSearch={setSearch}
            onChange={(country = '') => change('country')(country)}
            empty={texts.company.noCountry}
            fault={faults.country}
          />
          <TextField
            label={texts.company.taxNumber}
            name="tax_number"
            value={typed.tax_number}
            onChange={change('tax_number')}
            fault={faults.tax_number}
          />
        </>
      )}
    </ActForm>
  );
}

/** Those whose name has what is typed, in the order of the language. */
function findCountries(search: string, language: string) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const typed = search.trim().toLocaleLowerCase(language);
  return countries
    .map((code) => ({ value: code, text: names.of(code) ?? code }))
    .filter(({ text }) => text.toLocaleLowerCase(language).includes(typed))
    .sort((a, b) => compare(a.text, b.text));
}
