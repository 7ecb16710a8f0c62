import type { ListedOrder } from '@parterre/contracts/console/orders';
import type { HeldData, PersonInput } from '@parterre/contracts/console/privacy';
import { heldKinds } from '@parterre/domain/privacy/held-kinds';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Checkbox, CheckboxGroup, Label } from 'react-aria-components';
import { readFieldFaults } from '../../api/faults.ts';
import { heldQuery, ordersQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import choices from '../../ui/choices.module.css';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Blank, Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { ExportPerson } from './export-person.tsx';
import { Forget } from './forget.tsx';
import styles from './privacy.module.css';

/** What is held of one person. They stand in no address of a page: browsers keep those. */
export function Privacy() {
  const texts = useTexts();
  const { person } = texts;
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<string>();
  const isAddress = wanted?.includes('@') ?? false;
  const query = useQuery({ ...heldQuery({ email: wanted ?? '' }), enabled: isAddress });
  const fault = readFieldFaults(query.error, texts).email;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return;
    if (text === wanted && isAddress) void query.refetch();
    else setWanted(text);
  };
  return (
    <Screen title={texts.privacy}>
      <p className={styles.intro}>{person.intro}</p>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={person.who}
          name="person"
          hint={person.whoHint}
          value={typed}
          onChange={setTyped}
          maxLength={200}
          fault={fault}
        />
        <Button type="submit" look="main" isBusy={query.isFetching}>
          {person.show}
        </Button>
      </form>
      {wanted !== undefined && isAddress && !fault && (
        <Answer query={query}>
          {(held) => <Held key={wanted} person={{ email: wanted }} held={held} />}
        </Answer>
      )}
      {wanted !== undefined && !isAddress && <WithoutAddress key={wanted} search={wanted} />}
    </Screen>
  );
}

/** Orders of people who left no address at the counter. Many have one name: whoever looks says which of them are meant. */
function WithoutAddress({ search }: { readonly search: string }) {
  const { person } = useTexts();
  const found = useQuery(ordersQuery({ search }, undefined));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const order_numbers = chosen.map(Number);
  const held = useQuery({ ...heldQuery({ order_numbers }), enabled: chosen.length > 0 });
  return (
    <Answer query={found}>
      {({ results, next }) => {
        const orders = results.filter(({ email }) => email === '');
        if (orders.length === 0) return <Blank title={person.noneWithoutAddress} />;
        return (
          <>
            <ChooseOrders orders={orders} chosen={chosen} onChange={setChosen} />
            {next !== null && <Notice kind="warning">{person.moreFound}</Notice>}
            {chosen.length > 0 && (
              <Answer query={held}>{(data) => <Held person={{ order_numbers }} held={data} />}</Answer>
            )}
          </>
        );
      }}
    </Answer>
  );
}

interface ChooseProps {
  readonly orders: readonly ListedOrder[];
  readonly chosen: readonly string[];
  readonly onChange: (numbers: readonly string[]) => void;
}

function ChooseOrders({ orders, chosen, onChange }: ChooseProps) {
  const { person, order: texts } = useTexts();
  const moment = useMoment();
  return (
    <CheckboxGroup className={choices.choices ?? ''} value={[...chosen]} onChange={onChange}>
      <Label className={field.label ?? ''}>{person.chooseOrders}</Label>
      {orders.map(({ number, name, phone, created_at, event }) => (
        <Checkbox key={number} value={String(number)} className={choices.choice ?? ''}>
          <span className={choices.box} aria-hidden="true" />
          <span>
            <strong>{texts.title(String(number))}</strong>{' '}
            {[name, phone, event, moment(created_at)].filter(Boolean).join(' · ')}
          </span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}

interface Props {
  readonly person: PersonInput;
  readonly held: HeldData;
}

function Held({ person: whose, held }: Props) {
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
          <h2 id="held">{'email' in whose ? person.held(whose.email) : person.heldOrders}</h2>
          <Kinds kinds={kinds} />
          {held.orders.length > 0 && <Orders orders={held.orders} />}
          {isOpen && <Notice kind="warning">{person.openNote}</Notice>}
          <div className={styles.acts}>
            <ExportPerson person={whose} />
            {permissions.includes('persons.forget') && !isOpen && (
              <Forget person={whose} onDone={setForgotten} />
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
    <table className={`${table.table} ${table.stacking} ${styles.kinds}`}>
      <thead className={table.headings}>
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
