import type { SharedTicket } from '@parterre/contracts/orders/order';
import { type ReactNode, useEffect, useState } from 'react';
import { type Outcome, toOutcome } from '../../api/outcome.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Failure } from '../../ui/failure.tsx';
import { useOrderApi } from './order-api.ts';
import styles from './order-view.module.css';
import { TicketStub } from './ticket-stub.tsx';
import { WalletButtons } from './wallet-buttons.tsx';

export interface SharedTicketViewProps {
  readonly code: string;
  /** What else is said of it. */
  readonly children: (ticket: SharedTicket) => ReactNode;
}

/** A ticket by its code, as its performance is announced today. */
export function SharedTicketView({ code, children }: SharedTicketViewProps) {
  const t = useTexts();
  const api = useOrderApi();
  const [outcome, setOutcome] = useState<Outcome<SharedTicket>>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again with each attempt
  useEffect(() => {
    let isStopped = false;
    void toOutcome(api.readTicket(code)).then((answer) => isStopped || setOutcome(answer));
    return () => {
      isStopped = true;
    };
  }, [api, code, attempt]);
  if (!outcome) return <div className={styles.loading} aria-busy="true" />;
  if (outcome.kind === 'refused') return <p role="alert">{t('forms:ticketMissing')}</p>;
  if (outcome.kind !== 'done')
    return (
      <Failure
        text={t('forms:ticketFailed')}
        retry={t('tryAgain')}
        onRetry={() => setAttempt((count) => count + 1)}
      />
    );
  return (
    <div className={styles.view}>
      <TicketStub ticket={outcome.answer}>
        <WalletButtons code={outcome.answer.code} wallets={outcome.answer.wallets} />
      </TicketStub>
      <p className={styles.small}>{t('forms:ticketAtDoor')}</p>
      {children(outcome.answer)}
    </div>
  );
}
