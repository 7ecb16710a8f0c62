import { useTexts } from '../../../i18n/language.tsx';
import { useMoment } from '../../../i18n/use-moment.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import table from '../../../ui/table.module.css';
import catalogue from '../catalogue.module.css';
import { NumberField } from '../number-field.tsx';
import type { SaleWindow } from './list-sale-windows.ts';
import styles from './prices.module.css';

interface Props {
  readonly title: string;
  /** Of dates that are sold by the list, as the draft has them. */
  readonly windows: readonly SaleWindow[];
  /** In one order: of anything, and of this event. */
  readonly maxTickets: { readonly ofAny: number; readonly ofEvent: number | undefined };
  readonly onChangeMaxTickets: ((ofEvent: number | undefined) => void) | undefined;
}

/** From when until when it is sold, which is changed where all performances are changed, and how much at a time. */
export function SaleWindows({ title, windows, maxTickets, onChangeMaxTickets }: Props) {
  const { prices: texts, catalogue: words, performance } = useTexts();
  const moment = useMoment();
  // By the clock of the place, which this one has.
  const show = (local: string) => moment(`${local}:00+00:00`, 'moment', 'place');
  return (
    <section className={styles.section} aria-label={texts.windows}>
      <h2>{texts.windows}</h2>
      {windows.length === 0 ? (
        <p className={catalogue.meta}>{texts.noPerformances}</p>
      ) : (
        <table className={`${table.table} ${table.stacking} ${styles.lists}`}>
          <thead className={table.headings}>
            <tr>
              <th scope="col">{words.fields.started_at}</th>
              <th scope="col">{words.fields.hall}</th>
              <th scope="col">{words.fields.sale_starts_at}</th>
              <th scope="col">{words.fields.sale_ends_at}</th>
            </tr>
          </thead>
          <tbody>
            {windows.map(({ source, hall, status, isChanged, startedAt, opensAt, closesAt }) => (
              <tr key={source}>
                <th scope="row">
                  {show(startedAt)}
                  {status !== 'scheduled' && <span>{performance.states[status]}</span>}
                  {isChanged && <span>{texts.inDraft}</span>}
                </th>
                <td>{hall}</td>
                <td data-name={words.fields.sale_starts_at}>{opensAt ? show(opensAt) : texts.atOnce}</td>
                <td data-name={words.fields.sale_ends_at}>
                  {closesAt === undefined || closesAt === startedAt ? texts.untilStart : show(closesAt)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div>
        <LinkButton to="/performances" search={{ q: title }}>
          {texts.changeWindows}
        </LinkButton>
      </div>
      <p className={catalogue.meta}>{texts.perOrder(maxTickets.ofAny)}</p>
      {onChangeMaxTickets ? (
        <div className={catalogue.short}>
          <NumberField
            label={words.fields.max_tickets}
            name="max_tickets"
            value={maxTickets.ofEvent}
            isWhole
            onChange={onChangeMaxTickets}
          />
        </div>
      ) : (
        maxTickets.ofEvent !== undefined && (
          <p>
            {words.fields.max_tickets}: {maxTickets.ofEvent}
          </p>
        )
      )}
    </section>
  );
}
