import type { OpenRequest } from '@parterre/contracts/console/commands';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/faults.ts';
import { requestsQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import styles from './requests.module.css';

/** What waits for a second person: one's own, and what one may confirm. */
export function Requests() {
  const texts = useTexts();
  const query = useQuery(requestsQuery);
  return (
    <Screen title={texts.requests}>
      <Answer query={query}>
        {({ results }) =>
          results.length === 0 ? (
            <Blank title={texts.request.emptyTitle} text={texts.request.emptyText} />
          ) : (
            <ul className={styles.requests}>
              {results.map((request) => (
                <Request key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Answer>
    </Screen>
  );
}

function Request({ request }: { readonly request: OpenRequest }) {
  const texts = useTexts();
  const moment = useMoment();
  const { id, command, requested_by: by, is_own: isOwn } = request;
  return (
    <li className={styles.request}>
      <p>
        <strong>{texts.commands[command]}</strong>
        <span>{request.reason}</span>
      </p>
      <p>
        {isOwn ? texts.request.own : by.name}
        <span>{texts.request.until(moment(request.expires_at))}</span>
      </p>
      <div className={styles.acts}>
        {!isOwn && <Decide id={id} command="request.confirm" title={texts.request.confirm} />}
        <Decide
          id={id}
          command="request.decline"
          title={isOwn ? texts.request.withdraw : texts.request.decline}
        />
      </div>
    </li>
  );
}

interface DecideProps {
  readonly id: string;
  readonly command: 'request.confirm' | 'request.decline';
  readonly title: string;
}

function Decide({ id, command, title }: DecideProps) {
  const texts = useTexts();
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview(command);
  return (
    <>
      <Button
        look={command === 'request.confirm' ? 'main' : 'plain'}
        isBusy={isPending}
        onPress={() => ask({ request_id: id })}
      >
        {title}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
      {asked && (
        <CommandDialog
          command={command}
          asked={asked}
          title={title}
          act={title}
          onClose={close}
          onDone={() => {
            for (const key of ['requests', 'order', 'orders'])
              void client.invalidateQueries({ queryKey: [key] });
            close();
          }}
        />
      )}
    </>
  );
}
