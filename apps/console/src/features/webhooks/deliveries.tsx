import type { WebhookDelivery } from '@parterre/contracts/console/webhooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { deliveriesQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
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
      <Replay id={delivery.id} />
    </li>
  );
}

function Replay({ id }: { readonly id: string }) {
  const all = useTexts();
  const { webhook: texts } = all;
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('webhooks.replay');
  return (
    <div className={styles.acts}>
      <Button isBusy={isPending} onPress={() => ask({ delivery_id: id })}>
        {texts.replay}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="webhooks.replay"
          asked={asked}
          title={texts.replayTitle}
          act={texts.replay}
          onClose={close}
          onDone={() => {
            close();
            void client.invalidateQueries({ queryKey: ['webhooks'] });
          }}
        />
      )}
    </div>
  );
}
