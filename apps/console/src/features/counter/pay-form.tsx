import type { CommandInput } from '@parterre/contracts/console/commands';
import type { CounterOfPerformance, PlacedAtCounter, Reservation } from '@parterre/contracts/console/counter';
import { formatPrice } from '@parterre/domain/money/format-price';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { toLocal } from '../../i18n/local-input.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './counter.module.css';
import { readChange, type SaleDraft, saleTickets } from './sale-draft.ts';
import type { Way } from './sale-keys.ts';
import type { SoldOrder } from './sold.tsx';
import { useCounterCommand } from './use-counter-command.ts';

interface Props {
  readonly counter: CounterOfPerformance;
  readonly draft: SaleDraft;
  readonly way: Way;
  /** A reservation that is paid, instead of what is chosen. */
  readonly collected: Reservation | undefined;
  readonly total: number;
  readonly onDone: (sold: SoldOrder) => void;
  readonly onClose: () => void;
}

interface Contact {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

/** A reservation is kept until half an hour before the beginning, or for ten minutes where that is later, unless somebody says otherwise. */
const [keptBeforeMs, keptAtLeastMs] = [30 * 60_000, 10 * 60_000];

function usualEnd(startedAt: string): Date {
  const start = new Date(startedAt).getTime();
  return new Date(Math.min(start, Math.max(start - keptBeforeMs, Date.now() + keptAtLeastMs)));
}

/** The last step of a sale: what was given, to whom it goes, and Enter. */
export function PayForm({ counter, draft, way, collected, total, onDone, onClose }: Props) {
  const all = useTexts();
  const { sale: texts } = all;
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState('');
  const [contact, setContact] = useState<Contact>({ name: '', email: '', phone: '' });
  const [until, setUntil] = useState(() => toLocal(usualEnd(counter.performance.started_at)));
  const currency = collected?.currency_code ?? counter.currency_code;
  const price = (amount: number) => formatPrice(amount, currency, language);
  const change = way === 'cash' ? readChange(given, total, currency) : undefined;
  const who = toContact(contact);
  // An address or a number belongs to somebody.
  const isNameless = !who && (contact.email.trim() !== '' || contact.phone.trim() !== '');
  const keptUntil = new Date(until);
  const hasTime = !Number.isNaN(keptUntil.getTime());
  const finish = (placed: PlacedAtCounter) =>
    onDone({
      placed,
      way,
      change: change?.kind === 'due' ? change.amount : undefined,
      hasAddress: who?.email !== undefined,
    });
  const sell = useCounterCommand('counter.sell', finish);
  const reserve = useCounterCommand('counter.reserve', finish);
  const collect = useCounterCommand('counter.collect', finish);
  const { failure, isPending } = [sell, reserve, collect].find((one) => one.isPending || one.failure) ?? sell;
  const faults = readFieldFaults(failure, all);

  // The next key is Enter, or the sum that was given.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);

  const isLacking =
    isNameless ||
    (way === 'reserve' && !(who && hasTime)) ||
    (way === 'invoice' && !who?.email) ||
    (change && change.kind !== 'due');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || isLacking) return;
    if (collected) {
      if (way === 'cash' || way === 'card_terminal')
        collect.run({ order_id: collected.order_id, way, amount: collected.due });
      return;
    }
    const sale = {
      performance_id: counter.performance.id,
      tickets: saleTickets(counter.performance.id, draft),
      expected_total: total,
      currency_code: counter.currency_code,
      lang: language,
    };
    if (way === 'reserve')
      reserve.run({ ...sale, contact: who ?? { name: '' }, until: keptUntil.toISOString() });
    else sell.run({ ...sale, way, ...(who && { contact: who }) });
  };
  return (
    <form ref={form} className={styles.pay} onSubmit={submit} noValidate aria-label={texts.ways[way]}>
      {way === 'cash' && (
        <>
          <TextField
            label={texts.given}
            name="given"
            hint={texts.givenHint}
            value={given}
            onChange={setGiven}
            maxLength={12}
            fault={change?.kind === 'unreadable' ? all.faults.other : undefined}
          />
          <p className={styles.change} aria-live="polite">
            <span>{change?.kind === 'lacking' ? texts.lacking : texts.change}</span>
            {change?.kind === 'due' && <b className={styles.large}>{price(change.amount)}</b>}
          </p>
        </>
      )}
      {way === 'reserve' && (
        <TextField
          label={texts.until}
          name="until"
          type="datetime-local"
          hint={texts.untilHint}
          value={until}
          onChange={setUntil}
          fault={hasTime ? faults.until : all.faults.required}
        />
      )}
      {!collected && (
        <ContactFields
          way={way}
          contact={contact}
          faults={isNameless ? { ...faults, name: all.faults.required } : faults}
          onChange={setContact}
        />
      )}
      {failure && Object.keys(faults).length === 0 && (
        <Notice kind="fault">{describeFailure(failure, all)}</Notice>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="main" isBusy={isPending} isDisabled={Boolean(isLacking)}>
          {texts.acts[way](price(total))} <kbd>Enter</kbd>
        </Button>
        <Button look="quiet" onPress={onClose}>
          {all.cancel} <kbd>Esc</kbd>
        </Button>
      </div>
    </form>
  );
}

interface ContactProps {
  readonly way: Way;
  readonly contact: Contact;
  readonly faults: Readonly<Record<string, string>>;
  readonly onChange: (contact: Contact) => void;
}

/** Whoever pays and goes need not be asked; an invoice and a reservation are for somebody. */
function ContactFields({ way, contact, faults, onChange }: ContactProps) {
  const texts = useTexts();
  const isNeeded = way === 'invoice' || way === 'reserve';
  const fields = (
    <>
      <TextField
        label={texts.name}
        name="name"
        value={contact.name}
        onChange={(name) => onChange({ ...contact, name })}
        maxLength={100}
        fault={faults.name}
      />
      <TextField
        label={texts.email}
        name="email"
        type="email"
        value={contact.email}
        onChange={(email) => onChange({ ...contact, email })}
        fault={faults.email}
      />
      {way === 'reserve' && (
        <TextField
          label={texts.order.phone}
          name="phone"
          value={contact.phone}
          onChange={(phone) => onChange({ ...contact, phone })}
          fault={faults.phone}
        />
      )}
    </>
  );
  return isNeeded ? (
    fields
  ) : (
    <details className={styles.more}>
      <summary>{texts.sale.mailToo}</summary>
      {fields}
    </details>
  );
}

/** Undefined where nobody has said who they are. */
function toContact({ name, email, phone }: Contact): CommandInput<'counter.sell'>['contact'] {
  const [ofName, ofEmail, ofPhone] = [name.trim(), email.trim(), phone.trim()];
  if (ofName === '') return undefined;
  return { name: ofName, ...(ofEmail && { email: ofEmail }), ...(ofPhone && { phone: ofPhone }) };
}
