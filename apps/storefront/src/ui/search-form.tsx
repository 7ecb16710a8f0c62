import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './search-form.module.css';

export interface SearchFormProps {
  readonly action: string;
  readonly texts: { readonly label: string; readonly hint: string; readonly submit: string };
  /** Of the text field. */
  readonly field: ComponentProps<'input'>;
  /** Below the field: suggestions. */
  readonly children?: ReactNode;
}

/** A field and its button; the browser sends it by itself. */
export const SearchForm = ({ action, texts, field, children }: SearchFormProps) => (
  <search>
    <form action={action} className={styles.search}>
      <input
        {...field}
        type="search"
        name="q"
        enterKeyHint="search"
        maxLength={200}
        aria-label={texts.label}
        placeholder={texts.hint}
      />
      <button type="submit" aria-label={texts.submit}>
        <Icon name="search" />
      </button>
      {children}
    </form>
  </search>
);
