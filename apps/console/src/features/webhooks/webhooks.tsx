import type { CommandInput } from '@parterre/contracts/console/commands';
import type { Webhook } from '@parterre/contracts/console/webhooks';
import type { WebhookEvent } from '@parterre/domain/webhooks/webhook-events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { webhooksQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { AddWebhook } from './add-webhook.tsx';
import { Deliveries } from './deliveries.tsx';
import { EndpointForm } from './endpoint-form.tsx';
import { SecretDone } from './secret-done.tsx';
import styles from './webhooks.module.css';

/** The operator's own systems that are told what happens. */
export function Webhooks() {
  const texts = useTexts();
  const query = useQuery(webhooksQuery);
  return (
    <Screen title={texts.webhooks}>
      <p className={styles.intro}>{texts.webhook.intro}</p>
      <Answer query={query}>
        {({ results }) => (
          <>
            {results.length > 0 && (
              <ul className={styles.list}>
                {results.map((webhook) => (
                  <li key={webhook.id} className={styles.webhook}>
                    <Endpoint webhook={webhook} />
                  </li>
                ))}
              </ul>
            )}
            <AddWebhook isOpen={results.length === 0} />
          </>
        )}
      </Answer>
    </Screen>
  );
}

function Endpoint({ webhook }: { readonly webhook: Webhook }) {
  const { webhook: texts } = useTexts();
  const moment = useMoment();
  const { url, events, is_active: isActive, failing_since: failingSince, waiting } = webhook;
  const state = isActive
    ? failingSince
      ? texts.failing(moment(failingSince))
      : texts.active
    : texts.disabled;
  return (
    <>
      <h2 className={styles.url}>{url}</h2>
      <p className={styles.state} data-is-well={isActive && failingSince === null}>
        {state}
        {waiting > 0 && ` ${texts.waiting(waiting)}`}
      </p>
      <p className={styles.events}>{events.map((event) => texts.events[event]).join(' · ')}</p>
      <Acts webhook={webhook} />
      <Deliveries webhookId={webhook.id} />
    </>
  );
}

function Acts({ webhook }: { readonly webhook: Webhook }) {
  const all = useTexts();
  const { webhook: texts } = all;
  const client = useQueryClient();
  const change = usePreview('webhooks.change');
  const remove = usePreview('webhooks.remove');
  const [isEditing, setIsEditing] = useState(false);
  const [secret, setSecret] = useState<string>();
  const { id: webhook_id, is_active: isActive } = webhook;
  const ask = (input: Omit<CommandInput<'webhooks.change'>, 'webhook_id'>) =>
    change.ask({ webhook_id, ...input });
  const done = () => {
    change.close();
    remove.close();
    setIsEditing(false);
    void client.invalidateQueries({ queryKey: ['webhooks'] });
    void client.invalidateQueries({ queryKey: ['today'] });
  };
  const failure = change.failure ?? remove.failure;
  return (
    <>
      <div className={styles.acts}>
        <Button onPress={() => setIsEditing(!isEditing)} aria-expanded={isEditing}>
          {texts.change}
        </Button>
        <Button isBusy={change.isPending} onPress={() => ask({ is_active: !isActive })}>
          {isActive ? texts.turnOff : texts.turnOn}
        </Button>
        <Button isBusy={change.isPending} onPress={() => ask({ rotates_secret: true })}>
          {texts.rotate}
        </Button>
        <Button look="danger" isBusy={remove.isPending} onPress={() => remove.ask({ webhook_id })}>
          {texts.remove}
        </Button>
      </div>
      {isEditing && (
        <EndpointForm
          first={{ url: webhook.url, events: webhook.events as readonly WebhookEvent[] }}
          act={all.check}
          isBusy={change.isPending}
          failure={change.failure}
          onSubmit={ask}
        />
      )}
      {failure && !isEditing && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {change.asked && (
        <CommandDialog
          command="webhooks.change"
          asked={change.asked}
          title={texts.changeTitle}
          act={texts.save}
          onClose={change.close}
          onDone={(result) => {
            done();
            if (result.secret !== null) setSecret(result.secret);
          }}
        />
      )}
      {remove.asked && (
        <CommandDialog
          command="webhooks.remove"
          asked={remove.asked}
          title={texts.removeTitle}
          act={texts.remove}
          isDangerous
          onClose={remove.close}
          onDone={done}
        />
      )}
      {secret !== undefined && (
        <SecretDone secret={secret} isReplacement onClose={() => setSecret(undefined)} />
      )}
    </>
  );
}
