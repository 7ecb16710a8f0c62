import { checkTexts } from '@parterre/domain/drafts/item-texts';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { isWebAddress } from '@parterre/domain/markup/safe-address';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import { NumberField } from '../number-field.tsx';
import { readAge } from '../read-age.ts';
import { TextGrid } from '../text-grid.tsx';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { ExchangeDays } from './exchange-days.tsx';
import type { PartProps } from './part-props.ts';
import { ReturnSteps } from './return-steps.tsx';
import styles from './sites.module.css';
import { ThemeLine, ThemeSwitch } from './theme-fields.tsx';
import { record, recordList, text } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

const route = getRouteApi('/inside/console/sites/$siteId');

const legalPages = ['offer', 'privacy-policy', 'contacts'] as const;

/** Whose rules on consent it follows, who sells, and how they are reached. */
export function LawPart({ item, edited, languages, onChange }: PartProps) {
  const texts = useSiteTexts();
  const { remove } = useCatalogueTexts();
  const { siteId } = route.useParams();
  const search = route.useSearch();
  const theme = record(item.theme);
  const main = edited.main_lang;
  const links = recordList(theme.social_links);
  const changeLinks = (next: readonly (typeof links)[number][]) =>
    onChange(withValue(item, ['theme', 'social_links'], next));
  const seller = (name: string) => ['theme', 'seller', name];
  const vat = record(theme.seller).vat_percent;
  return (
    <div className={catalogue.fields}>
      <Select
        label={texts.law}
        value={theme.law === 'ru' || theme.law === 'other' ? theme.law : 'eu'}
        options={(['eu', 'ru', 'other'] as const).map((value) => ({ value, text: texts.laws[value] }))}
        onChange={(law) => onChange(withValue(item, ['theme', 'law'], law))}
      />
      <p className={styles.hint}>
        {texts.lawHints[theme.law === 'ru' || theme.law === 'other' ? theme.law : 'eu']}
      </p>
      <ThemeSwitch
        item={item}
        path={['theme', 'error_reports_personal_data']}
        label={texts.personalReports}
        onChange={onChange}
      />
      <section className={styles.rows} aria-label={texts.legalTexts}>
        <h2>{texts.legalTexts}</h2>
        <ul className={catalogue.kinds}>
          {legalPages.map((page) => (
            <li key={page}>
              <Link
                to="/sites/$siteId"
                params={{ siteId }}
                search={{ ...search, part: 'pages', page: `info.${page}` }}
              >
                {text(record(record(record(item.info)[page]).title)[main]) || `/${page}`}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.rows} aria-label={texts.seller}>
        <h2>{texts.seller}</h2>
        <TextGrid
          kind="landings"
          item={{
            ...item,
            theme: { ...theme, seller: record(theme.seller), contacts: record(theme.contacts) },
          }}
          languages={languages}
          findings={checkTexts(
            { kind: 'landings', item },
            { main, others: languages.filter((lang) => lang !== main) },
            readAge(edited, item),
          )}
          isAsked={([first]) => first === 'theme'}
          onChange={(path, typed) => onChange(withValue(item, path, typed))}
        />
        <div className={styles.titles}>
          <ThemeLine
            item={item}
            path={seller('email')}
            label={texts.sellerFields.email}
            onChange={onChange}
          />
          <ThemeLine
            item={item}
            path={seller('phone')}
            label={texts.sellerFields.phone}
            onChange={onChange}
          />
          <ThemeLine
            item={item}
            path={seller('country')}
            label={texts.sellerFields.country}
            hint={texts.countryHint}
            onChange={onChange}
          />
          <ThemeLine
            item={item}
            path={seller('tax_number')}
            label={texts.sellerFields.tax}
            onChange={onChange}
          />
          <ThemeLine
            item={item}
            path={seller('registration_number')}
            label={texts.sellerFields.registration}
            onChange={onChange}
          />
          <NumberField
            label={texts.sellerFields.vat}
            name="seller.vat_percent"
            value={typeof vat === 'number' ? vat : undefined}
            onChange={(percent) => onChange(withValue(item, seller('vat_percent'), percent))}
          />
          <ThemeLine
            item={item}
            path={['theme', 'contacts', 'email']}
            label={texts.contactEmail}
            onChange={onChange}
          />
          <ThemeLine
            item={item}
            path={['theme', 'contacts', 'phone']}
            label={texts.contactPhone}
            onChange={onChange}
          />
        </div>
      </section>
      <ReturnSteps item={item} onChange={onChange} />
      <ExchangeDays item={item} onChange={onChange} />
      <fieldset className={catalogue.list}>
        <legend>{texts.social}</legend>
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no key, and are told apart by their place
          <div key={index} className={catalogue.listed}>
            <TextField
              label={texts.socialName(index + 1)}
              name={`social.${index}.name`}
              value={text(link.name)}
              onChange={(name) =>
                changeLinks(links.map((one, place) => (place === index ? { ...one, name } : one)))
              }
            />
            <TextField
              label={texts.socialUrl(index + 1)}
              name={`social.${index}.url`}
              value={text(link.url)}
              fault={text(link.url) === '' || isWebAddress(text(link.url)) ? undefined : texts.badAddress}
              onChange={(url) =>
                changeLinks(links.map((one, place) => (place === index ? { ...one, url: url.trim() } : one)))
              }
            />
            <Button look="quiet" onPress={() => changeLinks(links.filter((_, place) => place !== index))}>
              {remove}
            </Button>
          </div>
        ))}
        <div>
          <Button onPress={() => changeLinks([...links, { name: '', url: '' }])}>{texts.addSocial}</Button>
        </div>
      </fieldset>
    </div>
  );
}
