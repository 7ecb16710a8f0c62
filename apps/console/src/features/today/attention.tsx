import type { Today, WireAttentionItem } from '@parterre/contracts/console/today';
import { stepsFor } from '@parterre/domain/order/attention';
import { CommandButton } from '../../commands/command-button.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './today.module.css';

interface Props {
  readonly attention: NonNullable<Today['attention']>;
}

/** What needs a person, each with what to do about it. */
export function Attention({ attention: { total, items } }: Props) {
  const { overview: texts } = useTexts();
  return (
    <section className={styles.part} aria-labelledby="attention">
      <h2 id="attention">
        {texts.attention} {total > 0 && <span className={styles.total}>{total}</span>}
      </h2>
      {total === 0 ? (
        <p className={styles.note}>{texts.attentionEmpty}</p>
      ) : (
        <ul className={styles.rows}>
          {items.map((item) => (
            <Item key={`${item.subject} ${item.reason}`} item={item} />
          ))}
        </ul>
      )}
      {total > items.length && <p className={styles.note}>{texts.attentionMore(total - items.length)}</p>}
    </section>
  );
}

function Item({ item }: { readonly item: WireAttentionItem }) {
  const { overview: texts } = useTexts();
  const { permissions } = useMe();
  const moment = useMoment();
  const { subject, reason, order_number: number, since } = item;
  const steps = stepsFor(reason, number !== null);
  return (
    <li className={styles.item}>
      <div className={styles.what}>
        <strong>{texts.reasons[reason]}</strong>
        <span>{texts.steps[reason]}</span>
        <span>{texts.since(moment(since))}</span>
      </div>
      <div className={styles.acts}>
        {steps.includes('open_order') && (
          <LinkButton to="/orders/$number" params={{ number: String(number) }}>
            {texts.openOrder(String(number))}
          </LinkButton>
        )}
        {steps.includes('open_webhooks') && <LinkButton to="/webhooks">{texts.openWebhooks}</LinkButton>}
        {steps.includes('resolve') && permissions.includes('orders.refund') && (
          <CommandButton
            command="attention.resolve"
            input={{ subject }}
            label={texts.resolve}
            title={texts.resolveTitle}
            changes="today"
          />
        )}
      </div>
    </li>
  );
}
