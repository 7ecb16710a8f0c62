import type { WebhookDelivery } from '@parterre/contracts/console/webhooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deliveriesQuery } from '../../api/queries.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './webhooks.module.css';

/** What was sent there, the newest first; asked for when it is looked at. */
export function Deliveries({ webhookId }: { readonly webhookId: string }) {
  const { webhook: texts } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{texts.deliveries}</summary>
      {isOpen && <DeliveryList webhookId={webhookId} />}
    </details>
  );
}

function DeliveryList({ webhookId }: { readonly webhookId: string }) {
  const all = useTexts();
  const { webhook: texts } = all;
  const [before, setBefore] = useState<number>();
  const query = useQuery(deliveriesQuery(webhookId, before));
  return (
    <Answer query={query}>
      {({ results, next }) => (
        <>
          {results.length === 0 && <p className={styles.intro}>{texts.deliveriesEmpty}</p>}
          <ul className={styles.deliveries}>
            {results.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} />
            ))}
          </ul>
          <div className={styles.acts}>
            {before !== undefined && (
              <Button look="quiet" onPress={() => setBefore(undefined)}>
                {all.auditNewest}
              </Button>
            )}
            {next !== null && (
              <Button look="quiet" onPress={() => setBefore(next)}>
                {all.auditOlder}
              </Button>
            )}
          </div>
        </>
      )}
    </Answer>
  );
}

function Delivery({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { webhook: texts, order } = useTexts();
  const moment = useMoment();
  const { event, order_number: number, state, answer, fault, took_ms: took, attempts } = delivery;
  const result = answer !== null ? texts.answered(answer, took ?? 0) : fault;
  return (
    <li className={styles.delivery}>
      <div>
        <strong>{texts.events[event]}</strong>
        {number !== null && ` · ${order.title(String(number))}`}
        <span>{moment(delivery.created_at)}</span>
      </div>
      <div>
        <span className={styles.fate} data-state={state}>
          {texts.states[state]}
          {attempts > 0 && ` · ${texts.attempts(attempts)}`}
        </span>
        {result && <span>{result}</span>}
        {delivery.due_at && attempts > 0 && <span>{texts.next(moment(delivery.due_at))}</span>}
      </div>
      <div className={styles.acts}>
        <CommandButton
          command="webhooks.replay"
          input={{ delivery_id: delivery.id }}
          label={texts.replay}
          title={texts.replayTitle}
          changes="webhooks"
        />
      </div>
    </li>
  );
}
