import type { WirePreview } from '@parterre/contracts/console/commands';
import type { PreviewedPerformance } from '@parterre/contracts/console/performances';
import { useShownValue } from '../../commands/shown-value.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './change-performances.module.css';
import { useRefusal } from './use-refusal.ts';

/** The server says it in this shape. */
const readRows = ({ after }: WirePreview) =>
  (after as { readonly performances: readonly PreviewedPerformance[] }).performances;

/** Beginnings that something is in the way of. */
export const refusedStarts = (preview: WirePreview): string[] =>
  readRows(preview).flatMap(({ refused, starts }) => (refused !== undefined ? (starts ?? []) : []));

/** Each performance that would be made, in its order. */
export function CreateTable({ preview }: { readonly preview: WirePreview }) {
  const { creating, fields } = useTexts();
  const show = useShownValue();
  const explain = useRefusal();
  const rows = readRows(preview);
  const refused = rows.filter((row) => row.refused !== undefined);
  return (
    <>
      {refused.length > 0 ? (
        <Notice kind="fault">{creating.blocked(refused.length, rows.length)}</Notice>
      ) : (
        <p>{creating.count(rows.length)}</p>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.heading}>
              {fields.starts}
            </th>
            <th scope="col" className={styles.heading}>
              {creating.sale}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className={styles.performance}>
                {show('starts', row.starts)}
                {row.doors !== null && (
                  <span>
                    {fields.doors}: {show('doors', row.doors)}
                  </span>
                )}
              </th>
              <td>
                {row.refused === undefined ? (
                  <>
                    {show('sale_opens', row.sale_opens)} – {show('sale_closes', row.sale_closes)}
                  </>
                ) : (
                  <p className={styles.refused}>{explain(row)}</p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
