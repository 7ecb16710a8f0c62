import type { Item } from '@parterre/domain/drafts/item';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { useQuery } from '@tanstack/react-query';
import { sitesQuery } from '../../../api/queries.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Select } from '../../../ui/select.tsx';
import catalogue from '../catalogue.module.css';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { record, recordList, text, textList } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

/** Those that houses sell in, beside whatever the sites of this one have. */
const usual = ['RUB', 'EUR', 'USD', 'GBP'];

/** What it takes, and what a visitor of each language sees first. */
export function MoneyPart({ item, onChange }: PartProps) {
  const texts = useSiteTexts();
  const { language: nameLanguage } = useCatalogueTexts();
  const { data: sites } = useQuery(sitesQuery);
  const theme = record(item.theme);
  const taken = recordList(theme.currencies).map(({ code }) => text(code));
  const offered = [
    ...new Set([...taken, ...(sites?.results ?? []).flatMap(({ currencies }) => currencies), ...usual]),
  ];
  const change = (next: Item) => onChange({ ...item, theme: { ...theme, ...next } });
  const take = (code: string, isSelected: boolean) => {
    const codes = offered.filter((one) => (one === code ? isSelected : taken.includes(one)));
    const [first] = codes;
    // A site takes one at least.
    if (first === undefined) return;
    change({
      currencies: codes.map((one) => ({ code: one })),
      currency: codes.includes(text(theme.currency)) ? theme.currency : first,
    });
  };
  const languages = [...new Set([text(theme.main_lang), ...textList(item.languages)])];
  const currencyFor = (language: string) =>
    Object.entries(record(theme.language_currency)).find(([, values]) =>
      recordList(values).some(({ value }) => value === language),
    )?.[0] ?? text(theme.currency);
  const begin = (language: string, currency: string) =>
    onChange(
      withValue(
        item,
        ['theme', 'language_currency'],
        Object.fromEntries(
          taken.map((code) => [
            code,
            languages
              .filter((one) => (one === language ? currency : currencyFor(one)) === code)
              .map((value) => ({ value })),
          ]),
        ),
      ),
    );
  const options = taken.map((code) => ({ value: code, text: code }));
  return (
    <div className={catalogue.fields}>
      <fieldset className={catalogue.list}>
        <legend>{texts.currencies}</legend>
        {offered.map((code) => (
          <Checkbox
            key={code}
            isSelected={taken.includes(code)}
            onChange={(isSelected) => take(code, isSelected)}
          >
            {code}
          </Checkbox>
        ))}
      </fieldset>
      <p className={styles.hint}>{texts.currenciesHint}</p>
      <Select
        label={texts.mainCurrency}
        value={text(theme.currency)}
        options={options}
        onChange={(currency) => change({ currency })}
      />
      <Checkbox
        isSelected={theme.ui_config_show_currencies === true}
        onChange={(isShown) => change({ ui_config_show_currencies: isShown })}
      >
        {texts.showCurrencies}
      </Checkbox>
      {theme.ui_config_show_currencies === true && (
        <fieldset className={catalogue.list}>
          <legend>{texts.firstCurrency}</legend>
          <div className={styles.titles}>
            {languages.map((language) => (
              <Select
                key={language}
                label={nameLanguage(language)}
                value={currencyFor(language)}
                options={options}
                onChange={(currency) => begin(language, currency)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
