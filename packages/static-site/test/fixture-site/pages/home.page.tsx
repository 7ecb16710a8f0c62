import type { Head } from '../../../src/shared/head.ts';
import { Slot } from '../../../src/shared/slot.ts';
import type { PageProps } from '../../../src/shared/template.ts';
import { inLanguage } from '../languages.ts';
import type { Texts } from '../texts.ts';
import '../site.css';

type Props = PageProps<
  { readonly name: string; readonly breads: readonly { readonly id: number; readonly name: string }[] },
  { readonly texts: Texts }
>;

export const head = ({ data, queries }: Props): Head => ({ title: `${queries.texts.breads} · ${data.name}` });

export default function HomePage({ data, queries, language, pathPrefix }: Props) {
  return (
    <>
      <Slot name="header" as="header" />
      <main>
        <h1>{queries.texts.breads}</h1>
        <ul>
          {data.breads.map(({ id, name }) => (
            <li key={id}>
              <a href={pathPrefix + inLanguage(language, `/breads/${id}`)}>{name}</a>
            </li>
          ))}
        </ul>
      </main>
      <Slot name="footer" as="footer" />
    </>
  );
}
