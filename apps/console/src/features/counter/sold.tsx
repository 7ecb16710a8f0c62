import type { PlacedAtCounter } from '@parterre/contracts/console/counter';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { printedTicketsQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import button from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './counter.module.css';
import type { Way } from './sale-keys.ts';
import { useCounterCommand } from './use-counter-command.ts';

export interface SoldOrder {
  readonly placed: PlacedAtCounter;
  readonly way: Way;
  /** To be given back, of what was given in cash. */
  readonly change: number | undefined;
  /** Whether its tickets, or its bill, are mailed. */
  readonly hasAddress: boolean;
}

interface Props {
  readonly order: SoldOrder;
  readonly onNext: () => void;
}

/** What is left to do for whoever has just bought: change, and the tickets on paper, on a screen or by mail. */
export function Sold({ order: { placed, way, change, hasAddress }, onNext }: Props) {
  const { sale: texts, order: orderTexts } = useTexts();
  const { language } = useLanguage();
  const { number, total, currency_code: currency } = placed;
  const isPaid = placed.state === 'paid';
  return (
    <section className={styles.sold} aria-live="polite" aria-label={texts.done}>
      <h2>{isPaid ? texts.soldTitle : texts.ways[way]}</h2>
      <p>
        <Link to="/orders/$number" params={{ number: String(number) }}>
          {orderTexts.title(String(number))}
        </Link>
        , {formatPrice(total, currency, language)}
      </p>
      {isPaid && change !== undefined && (
        <p className={styles.change}>
          <span>{texts.change}</span>
          <b className={styles.large}>{formatPrice(change, currency, language)}</b>
        </p>
      )}
      {!isPaid && <p>{hasAddress ? texts.toldByMail : texts.tellNumber}</p>}
      {isPaid && <Tickets placed={placed} isMailed={hasAddress} />}
      <Button onPress={onNext}>
        {texts.next} <kbd>Esc</kbd>
      </Button>
    </section>
  );
}

function Tickets({ placed, isMailed }: { readonly placed: PlacedAtCounter; readonly isMailed: boolean }) {
  const all = useTexts();
  const { sale: texts } = all;
  const [open, setOpen] = useState<'codes' | 'mail'>();
  const { data, error, refetch } = useQuery(printedTicketsQuery(placed.number));
  if (error)
    return (
      <Notice kind="fault">
        <span>{describeFailure(error, all)}</span>
        <Button onPress={() => void refetch()}>{all.tryAgain}</Button>
      </Notice>
    );
  if (!data) return <p role="status">{all.loading}</p>;
  return (
    <>
      <div className={styles.buttons}>
        <a className={`${button.button} ${button.main}`} href={data.pdf} target="_blank" rel="noreferrer">
          {texts.print}
        </a>
        <Button onPress={() => setOpen('codes')}>{texts.showCodes}</Button>
        {!isMailed && !data.has_address && (
          <Button
            aria-expanded={open === 'mail'}
            onPress={() => setOpen(open === 'mail' ? undefined : 'mail')}
          >
            {texts.mail}
          </Button>
        )}
      </div>
      {(isMailed || data.has_address) && <p>{texts.mailed}</p>}
      {open === 'mail' && <MailForm orderId={placed.order_id} onDone={() => setOpen(undefined)} />}
      {open === 'codes' && (
        <Dialog title={texts.showCodes} onClose={() => setOpen(undefined)}>
          <ul className={styles.codes}>
            {data.tickets.map(({ number, seat, code }) => (
              <li key={number}>
                <QrCode code={code} label={number} />
                <b>{seat}</b>
                <span className={styles.small}>{number}</span>
              </li>
            ))}
          </ul>
          <Button look="main" onPress={() => setOpen(undefined)}>
            {all.close}
          </Button>
        </Dialog>
      )}
    </>
  );
}

function MailForm({ orderId, onDone }: { readonly orderId: string; readonly onDone: () => void }) {
  const all = useTexts();
  const [email, setEmail] = useState('');
  const { run, failure, isPending } = useCounterCommand('counter.mail', onDone);
  const faults = readFieldFaults(failure, all);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '' && !isPending) run({ order_id: orderId, email: email.trim() });
  };
  return (
    <form className={styles.pay} onSubmit={submit} noValidate aria-label={all.sale.mail}>
      <TextField
        label={all.email}
        name="email"
        type="email"
        value={email}
        onChange={setEmail}
        fault={faults.email}
      />
      {failure && Object.keys(faults).length === 0 && (
        <Notice kind="fault">{describeFailure(failure, all)}</Notice>
      )}
      <Button type="submit" look="main" isBusy={isPending}>
        {all.sale.mail}
      </Button>
    </form>
  );
}
