import type { Head } from '../../src/shared/head.ts';
import { Slot } from '../../src/shared/slot.ts';
import type { PageProps } from '../../src/shared/template.ts';
import type { Texts } from './texts.ts';
import './site.css';

type Props = PageProps<{ readonly text: keyof Texts }, { readonly texts: Texts }>;

export const head = ({ data, queries }: Props): Head => ({ title: queries.texts[data.text] });

/** A page that shows one text. */
export function TextPage({ data, queries }: Props) {
  return (
    <>
      <Slot name="header" as="header" />
      <main>
        <h1>{queries.texts[data.text]}</h1>
      </main>
      <Slot name="footer" as="footer" />
    </>
  );
}
