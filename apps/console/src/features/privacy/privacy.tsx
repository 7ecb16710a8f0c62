import type { HeldData } from '@parterre/contracts/console/privacy';
import { heldKinds } from '@parterre/domain/privacy/held-kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { readFieldFaults } from '../../api/faults.ts';
import { heldQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ExportPerson } from './export-person.tsx';
import { Forget } from './forget.tsx';
import styles from './privacy.module.css';

/** What is held of one address. It stands in no address of a page: browsers keep those. */
export function Privacy() {
  const texts = useTexts();
  const { person } = texts;
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState<string>();
  const query = useQuery({ ...heldQuery(email ?? ''), enabled: email !== undefined });
  const fault = readFieldFaults(query.error, texts).email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    if (wanted === '') return;
    if (wanted === email) void query.refetch();
    else setEmail(wanted);
  };
  return (
    <Screen title={texts.privacy}>
      <p className={styles.intro}>{person.intro}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={person.email}
          name="email"
          type="email"
          hint={person.emailHint}
          value={typed}
          onChange={setTyped}
          maxLength={320}
          fault={fault}
        />
        <Button type="submit" look="main" isBusy={query.isFetching}>
          {person.show}
        </Button>
      </form>
      {email !== undefined && !fault && (
        <Answer query={query}>{(held) => <Held key={email} email={email} held={held} />}</Answer>
      )}
    </Screen>
  );
}

interface Props {
  readonly email: string;
  readonly held: HeldData;
}

function Held({ email, held }: Props) {
  const { person } = useTexts();
  const { permissions } = useMe();
  const [forgotten, setForgotten] = useState<number>();
  const kinds = held.kinds.filter(({ count }) => count > 0);
  const isOpen = held.orders.some(({ open_because }) => open_because !== null);
  return (
    <>
      {forgotten !== undefined && <Notice kind="good">{person.done(forgotten)}</Notice>}
      {kinds.length === 0 ? (
        <Blank title={person.nothing} />
      ) : (
        <section className={styles.part} aria-labelledby="held">
          <h2 id="held">{person.held(email)}</h2>
          <Kinds kinds={kinds} />
          {held.orders.length > 0 && <Orders orders={held.orders} />}
          {isOpen && <Notice kind="warning">{person.openNote}</Notice>}
          <div className={styles.acts}>
            <ExportPerson email={email} />
            {permissions.includes('persons.forget') && !isOpen && (
              <Forget email={email} onDone={setForgotten} />
            )}
          </div>
        </section>
      )}
      <section className={styles.part} aria-labelledby="law">
        <h2 id="law">{person.lawTitle}</h2>
        <p className={styles.law}>{person.law}</p>
      </section>
    </>
  );
}

function Kinds({ kinds }: { readonly kinds: HeldData['kinds'] }) {
  const { person } = useTexts();
  return (
    <table className={styles.kinds}>
      <thead>
        <tr>
          <th scope="col">{person.kind}</th>
          <th scope="col">{person.count}</th>
          <th scope="col">{person.until}</th>
          <th scope="col">{person.whenForgotten}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ kind, count }) => {
          const { until, whenForgotten } = heldKinds[kind];
          return (
            <tr key={kind}>
              <th scope="row">{person.kinds[kind]}</th>
              <td data-name={person.count}>{count}</td>
              <td data-name={person.until}>{person.untils[until]}</td>
              <td data-name={person.whenForgotten}>{person.fates[whenForgotten]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Orders({ orders }: { readonly orders: HeldData['orders'] }) {
  const { person, order: texts } = useTexts();
  const moment = useMoment();
  return (
    <details>
      <summary>{person.orders(orders.length)}</summary>
      <ul className={styles.orders}>
        {orders.map(({ number, state, created_at, open_because: because }) => (
          <li key={number}>
            <Link to="/orders/$number" params={{ number: String(number) }}>
              {texts.title(String(number))}
            </Link>
            <span>
              {moment(created_at)} · {because ? person.openReasons[because] : texts.states[state]}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
