import type { WirePreview } from '@parterre/contracts/console/commands';
import type { PreviewedPerformance, StaffPerformance } from '@parterre/contracts/console/performances';
import { useShownValue } from '../../commands/shown-value.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Notice } from '../../ui/notice.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import styles from './change-performances.module.css';
import { useRefusal } from './use-refusal.ts';

interface Props {
  readonly preview: WirePreview;
  readonly performances: readonly StaffPerformance[];
}

const fields = ['starts', 'doors', 'sale_opens', 'sale_closes', 'prices'] as const;

/** The server says both in this shape. */
const readRows = (value: unknown) =>
  (value as { readonly performances: readonly PreviewedPerformance[] }).performances;

/** Every performance with what was and what will be; where it cannot be, why not. */
export function ChangeTable({ preview, performances }: Props) {
  const { changing } = useTexts();
  const before = new Map(readRows(preview.before).map((row) => [row.id, row]));
  const rows = readRows(preview.after);
  const named = new Map(performances.map((performance) => [performance.id, performance]));
  const refused = rows.filter((row) => row.refused !== undefined);
  return (
    <>
      {refused.length > 0 && <Notice kind="fault">{changing.blocked(refused.length, rows.length)}</Notice>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.heading}>
              {changing.performance}
            </th>
            <th scope="col" className={styles.heading}>
              {changing.changes}
            </th>
          </tr>
        </thead>
        <tbody>
          {/* What stands in the way comes first. */}
          {[...refused, ...rows.filter((row) => row.refused === undefined)].map((row) => (
            <ChangeRow key={row.id} before={before.get(row.id)} after={row} performance={named.get(row.id)} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface RowProps {
  readonly before: PreviewedPerformance | undefined;
  readonly after: PreviewedPerformance;
  readonly performance: StaffPerformance | undefined;
}

function ChangeRow({ before, after, performance }: RowProps) {
  const texts = useTexts();
  const { changing } = texts;
  const show = useShownValue();
  const explain = useRefusal();
  const moment = useMoment();
  const changed = fields.filter((name) => before?.[name] !== after[name]);
  return (
    <tr>
      <th scope="row" className={styles.performance}>
        {performance?.title ?? after.id}
        {performance && <span>{moment(performance.started_at, 'moment', 'place')}</span>}
      </th>
      <td>
        {after.refused !== undefined && <p className={styles.refused}>{explain(after)}</p>}
        {changed.length === 0 && after.refused === undefined && <span>{changing.same}</span>}
        {changed.length > 0 && (
          <dl>
            {changed.map((name) => (
              <div key={name}>
                <dt>{texts.fields[name]}</dt>
                <dd>
                  <del>
                    <Said>{texts.before}</Said>
                    {show(name, before?.[name])}
                  </del>{' '}
                  <ins>
                    <Said>{texts.after}</Said>
                    {show(name, after[name])}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </td>
    </tr>
  );
}

/** For those who do not see that a text is crossed out. */
const Said = ({ children }: { readonly children: string }) => (
  <span className={hidden.hidden}>{children}: </span>
);
