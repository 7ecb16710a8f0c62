import type { EventPrice } from '@parterre/contracts/prices/price-items';
import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import { formatPrice } from '@parterre/domain/money/format-price';
import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import type { useListbox } from '../../ui/combobox/use-listbox.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';

type Option = Omit<ReturnType<ReturnType<typeof useListbox>['option']>, 'onClick'>;

/** Options are links, so they open in a new tab and are prefetched as all links are; the list does not follow them itself. */
const asLink = ({ onClick, ...option }: Option & { onClick?: unknown }) => option;

export const OptionGroup = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a list of options has groups, and no fieldset is one
  <div role="group" aria-label={title}>
    <p aria-hidden="true">{title}</p>
    {children}
  </div>
);

interface OptionProps {
  readonly option: Option;
  readonly onFollow: () => void;
}

export function RecentOption({ search, option, onFollow }: OptionProps & { readonly search: string }) {
  const link = useLinks();
  return (
    <a {...asLink(option)} href={link(paths.eventsSearchFor(search))} onClick={onFollow}>
      <ToolIcon name="clock" size={18} />
      <span>{search}</span>
    </a>
  );
}

export function SearchOption({ search, option, onFollow }: OptionProps & { readonly search: string }) {
  const t = useTexts();
  const link = useLinks();
  return (
    <a {...asLink(option)} href={link(paths.eventsSearchFor(search))} onClick={onFollow}>
      <Icon name="search" size={18} />
      <span>{t('forms:searchAll', { text: search })}</span>
    </a>
  );
}

export function SuggestionOption({
  suggestion: { title, address, picture, search_matches, next_date },
  live,
  option,
  onFollow,
}: OptionProps & { readonly suggestion: Suggestion; readonly live: EventPrice | undefined }) {
  const link = useLinks();
  return (
    <a {...asLink(option)} href={link(address)} onClick={onFollow}>
      {picture && <Picture picture={picture} sizes="2.5rem" alt="" />}
      <span>
        <Highlight text={title} matches={search_matches} />
        {next_date && <NextDate date={next_date} />}
      </span>
      {next_date && <PriceOrState date={next_date} live={live} />}
    </a>
  );
}

type SuggestedDate = NonNullable<Suggestion['next_date']>;

function NextDate({ date: { started_at, place, location } }: { readonly date: SuggestedDate }) {
  const language = useLanguage();
  return (
    <small>
      {writeTime(started_at, 'datedTime', language)} · {place.name}, {location.name}
    </small>
  );
}

/** All-in; or why nothing can be bought. */
function PriceOrState({
  date,
  live,
}: {
  readonly date: SuggestedDate;
  readonly live: EventPrice | undefined;
}) {
  const t = useTexts();
  const language = useLanguage();
  const state = live?.sale_state ?? date.sale_state;
  if (state !== 'on_sale') return <b>{t(`state_${state}`)}</b>;
  const { min, max, currency_code } = live
    ? { min: live.price_min, max: live.price_max, currency_code: live.currency_code }
    : (date.price ?? { min: null, max: null, currency_code: '' });
  if (min === null) return null;
  const amount = formatPrice(min, currency_code, language);
  return <b>{min === max ? amount : t('priceFrom', { amount })}</b>;
}
