import { renderToStaticMarkup } from 'react-dom/server';
import type { useTexts } from '../../i18n/use-texts.ts';
import type { Choice, FilterChoices } from '../events/events.data.ts';

export interface PlainFiltersMarkup {
  readonly id: string;
  /** Where the list is. */
  readonly action: string;
  readonly choices: FilterChoices;
  readonly t: ReturnType<typeof useTexts>;
}

interface SelectProps {
  readonly name: string;
  readonly label: string;
  /** What is meant when none is chosen. */
  readonly all: string;
  readonly options: readonly Choice[];
}

const Select = ({ name, label, all, options }: SelectProps) => (
  <label>
    {label}
    <select name={name}>
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
);

/** The fields are named as the address of a list names its filters. */
export const plainFiltersMarkup = ({ id, action, choices, t }: PlainFiltersMarkup): string =>
  renderToStaticMarkup(
    <details id={id}>
      <summary>{t('forms:filters')}</summary>
      <form action={action}>
        <label>
          {t('forms:dateFirst')}
          <input type="date" name="date_gte" />
        </label>
        <label>
          {t('forms:dateLast')}
          <input type="date" name="date_lte" />
        </label>
        <Select
          name="categories"
          label={t('pages:homeCategories')}
          all={t('pages:allEvents')}
          options={choices.categories}
        />
        <Select
          name="cities"
          label={t('forms:filterCities')}
          all={t('forms:mapAll')}
          options={choices.cities}
        />
        <label>
          {t('forms:priceHighest')}
          <input type="number" name="price_lte" min="0" inputMode="numeric" />
        </label>
        <button type="submit">{t('searchSubmit')}</button>
      </form>
    </details>,
  );
