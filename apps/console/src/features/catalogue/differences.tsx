import type { Difference } from '@parterre/domain/drafts/compare-items';
import type { Value } from '@parterre/domain/drafts/item';
import { useTexts } from '../../i18n/language.tsx';
import table from '../../ui/table.module.css';
import styles from './catalogue.module.css';
import { showValue } from './shown-value.ts';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly differences: readonly { path: readonly string[]; before?: unknown; after?: unknown }[];
  /** Whether it is done, and no more a plan. */
  readonly isPublished?: boolean;
}

/** What was before and what would be, or what came of it, field by field. */
export function Differences({ differences, isPublished = false }: Props) {
  const texts = useCatalogueTexts();
  const { before, after } = useTexts();
  // They come as JSON.
  const rows = differences as readonly Difference[];
  return (
    <table className={`${table.table} ${styles.differences}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.field}</th>
          <th scope="col">{before}</th>
          <th scope="col">{isPublished ? texts.became : after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ path, before: was, after: is }) => (
          <tr key={path.join('.')}>
            <th scope="row">{texts.place(path)}</th>
            <td>
              <del>{shorten(was)}</del>
            </td>
            <td>
              <ins>{shorten(is)}</ins>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const maxShown = 400;

const shorten = (value: Value | undefined): string => {
  const text = showValue(value);
  return text.length > maxShown ? `${text.slice(0, maxShown)}…` : text;
};
