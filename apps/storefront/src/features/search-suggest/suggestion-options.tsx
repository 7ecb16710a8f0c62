import type { Suggestion } from '@parterre/contracts/suggestions/suggestion';
import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
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
  suggestion: { title, address, picture, search_matches },
  option,
  onFollow,
}: OptionProps & { readonly suggestion: Suggestion }) {
  const link = useLinks();
  return (
    <a {...asLink(option)} href={link(address)} onClick={onFollow}>
      {picture && <Picture picture={picture} sizes="2.5rem" alt="" />}
      <span>
        <Highlight text={title} matches={search_matches} />
      </span>
    </a>
  );
}
