import type { OpenTill, TillCount } from '@parterre/contracts/console/counter';
import { closingCount, isOtherFloat } from '@parterre/domain/counter/closing-count';
import { formatPrice } from '@parterre/domain/money/format-price';
import { money } from '@parterre/domain/money/money';
import { fromWire, toWire } from '@parterre/domain/money/wire-money';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { tillQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './counter.module.css';
import { readSum } from './sale-draft.ts';
import { useCounterCommand } from './use-counter-command.ts';

const route = getRouteApi('/inside/console/counter/till');

/** One's own till: what must be in it, what is, and what was counted before. */
export function Till() {
  const { sale: texts, next: older } = useTexts();
  const { after } = route.useSearch();
  const query = useQuery(tillQuery(after));
  const [hasClosed, setHasClosed] = useState(false);
  return (
    <Screen title={texts.till} actions={<LinkButton to="/counter">{texts.others}</LinkButton>}>
      <Answer query={query}>
        {({ open, counts, next }) => (
          <div className={styles.till}>
            <div aria-live="polite">{hasClosed && <Notice kind="good">{texts.closedTill}</Notice>}</div>
            {after === undefined &&
              open.map((till) => (
                <CloseTill
                  key={`${till.currency_code} ${till.since}`}
                  till={till}
                  onClosed={() => setHasClosed(true)}
                />
              ))}
            <section className={styles.counted}>
              <h2>{texts.counts}</h2>
              {counts.length === 0 ? <p>{texts.noCounts}</p> : <Counts counts={counts} />}
              {next !== null && (
                <LinkButton to="/counter/till" search={{ after: next }}>
                  {older}
                </LinkButton>
              )}
            </section>
          </div>
        )}
      </Answer>
    </Screen>
  );
}

function CloseTill({ till, onClosed }: { readonly till: OpenTill; readonly onClosed: () => void }) {
  const all = useTexts();
  const { sale: texts } = all;
  const { language } = useLanguage();
  const moment = useMoment();
  const { currency_code: currency, taken, given_back, by_card, since, last_float } = till;
  const [float, setFloat] = useState(String(last_float ?? 0));
  const [counted, setCounted] = useState('');
  const [explanation, setExplanation] = useState('');
  const { run, failure, isPending } = useCounterCommand('counter.close', () => {
    onClosed();
    setCounted('');
    setExplanation('');
  });
  const price = (amount: number) => formatPrice(amount, currency, language);
  const minor = (amount: number) => fromWire(amount, currency).amountMinor;
  const [floatSum, countedSum] = [readSum(float), readSum(counted)];
  const cash = {
    floatMinor: minor(floatSum ?? 0),
    lastFloatMinor: last_float === null ? null : minor(last_float),
    takenMinor: minor(taken),
    givenBackMinor: minor(given_back),
  };
  const count = closingCount(cash, minor(countedSum ?? 0), explanation);
  const wire = (minorUnits: number) => toWire(money(minorUnits, currency));
  const isDifferent = countedSum !== undefined && count.differenceMinor !== 0;
  const hasOtherFloat = floatSum !== undefined && isOtherFloat(cash);
  const needsWord = isDifferent || hasOtherFloat;
  const isReady = floatSum !== undefined && countedSum !== undefined && count.kind === 'counted';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || isPending) return;
    run({
      currency_code: currency,
      opening_float: floatSum,
      counted: countedSum,
      expected: wire(count.expectedMinor),
      ...(needsWord && { explanation: explanation.trim() }),
    });
  };
  return (
    <form className={styles.pay} onSubmit={submit} noValidate aria-label={texts.closeTitle}>
      <h2>{texts.closeTitle}</h2>
      <p className={styles.hint}>
        {since === null ? texts.neverCounted : texts.countedBefore(moment(since))}
      </p>
      <TextField
        label={texts.float}
        name="float"
        hint={texts.floatHint}
        value={float}
        onChange={setFloat}
        maxLength={12}
      />
      <dl className={styles.sums}>
        {(
          [
            [texts.taken, price(taken)],
            [texts.givenBack, price(given_back)],
            [texts.expected, price(wire(count.expectedMinor))],
            [texts.byCard, price(by_card)],
          ] as const
        ).map(([name, sum]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum}</dd>
          </div>
        ))}
      </dl>
      <TextField label={texts.counted} name="counted" value={counted} onChange={setCounted} maxLength={12} />
      {needsWord && (
        <>
          {isDifferent && <Notice kind="warning">{texts.differs(price(wire(count.differenceMinor)))}</Notice>}
          {hasOtherFloat && <Notice kind="warning">{texts.floatDiffers(price(last_float ?? 0))}</Notice>}
          <TextField
            label={texts.explanation}
            name="explanation"
            hint={texts.explanationHint}
            value={explanation}
            onChange={setExplanation}
            maxLength={500}
            isLong
          />
        </>
      )}
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      <Button type="submit" look="main" isBusy={isPending} isDisabled={!isReady}>
        {texts.close}
      </Button>
    </form>
  );
}

function Counts({ counts }: { readonly counts: readonly TillCount[] }) {
  const { sale: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  return (
    <ul className={styles.countList}>
      {counts.map(({ id, actor, closed_at, currency_code, expected, counted, difference, explanation }) => {
        const price = (amount: number) => formatPrice(amount, currency_code, language);
        return (
          <li key={id}>
            <time dateTime={closed_at}>{moment(closed_at)}</time>
            <span className={styles.small}>{actor}</span>
            <span className={styles.small}>
              {texts.expected}: {price(expected)} · {texts.counted}: {price(counted)}
            </span>
            {difference !== 0 && (
              <span className={styles.difference}>
                {texts.differs(price(difference))}: {explanation}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
