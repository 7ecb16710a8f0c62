import type { CallOffProgress as Progress } from '@parterre/contracts/console/call-offs';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './call-off.module.css';

/** How far giving back is; watched, paused and resumed here. */
export function CallOffProgress({ callOff }: { readonly callOff: Progress }) {
  const { callOff: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { state, orders, done, waiting, given_back: givenBack, choose_until: until } = callOff;
  const isChoosing = Date.parse(until) > Date.now();
  return (
    <section className={styles.part} aria-labelledby="call-off">
      <h2 id="call-off">{texts.states[state]}</h2>
      <p className={styles.note}>{texts.calledOffBy(callOff.called_off_by, moment(callOff.called_off_at))}</p>
      {orders > 0 && state === 'withdrawn' && <p>{texts.progress(done, orders)}</p>}
      {orders > 0 && state !== 'withdrawn' && (
        <p className={styles.progress} role="status">
          <label htmlFor="call-off-progress">{texts.progress(done, orders)}</label>
          <progress id="call-off-progress" value={done} max={orders} />
        </p>
      )}
      {waiting > 0 && state !== 'withdrawn' && (
        <p>{isChoosing ? texts.waitsUntil(waiting, moment(until)) : texts.waitsTurn(waiting)}</p>
      )}
      {givenBack.length > 0 && (
        <p>
          {texts.givenBack}:{' '}
          {givenBack
            .map(({ amount, currency_code }) => formatPrice(amount, currency_code, language))
            .join(', ')}
        </p>
      )}
      {callOff.certificates > 0 && <p>{texts.certificates(callOff.certificates)}</p>}
      <Needs callOff={callOff} />
      <Acts callOff={callOff} />
    </section>
  );
}

/** What does not go by itself, each with what to do about it. */
function Needs({ callOff: { failed, attention } }: { readonly callOff: Progress }) {
  const { callOff: texts, overview } = useTexts();
  const needs = [
    ...failed.map(({ number, fault }) => ({
      number,
      key: fault,
      name: texts.faults[fault],
      step: texts.faultSteps[fault],
    })),
    // What holds an order up is named once.
    ...attention
      .filter(({ number }) => !failed.some((one) => one.number === number))
      .map(({ number, reason }) => ({
        number,
        key: reason,
        name: overview.reasons[reason],
        step: overview.steps[reason],
      })),
  ];
  if (needs.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="needs">
      <h3 id="needs">{texts.needsPerson}</h3>
      <ul className={styles.needs}>
        {needs.map(({ number, key, name, step }) => (
          <li key={`${number} ${key}`}>
            <div>
              <strong>{name}</strong>
              <span>{step}</span>
            </div>
            <LinkButton to="/orders/$number" params={{ number: String(number) }}>
              {overview.openOrder(String(number))}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Acts({ callOff: { id, state, failed } }: { readonly callOff: Progress }) {
  const all = useTexts();
  const { callOff: texts } = all;
  const client = useQueryClient();
  const pause = usePreview('performance.pause-call-off');
  const resume = usePreview('performance.resume-call-off');
  if (state !== 'running' && state !== 'paused') return null;
  const done = () => {
    pause.close();
    resume.close();
    void client.invalidateQueries({ queryKey: ['call-off'] });
  };
  const failure = pause.failure ?? resume.failure;
  const input = { call_off_id: id };
  return (
    <div className={styles.acts}>
      {state === 'running' && (
        <Button isBusy={pause.isPending} onPress={() => pause.ask(input)}>
          {texts.pause}
        </Button>
      )}
      {(state === 'paused' || failed.length > 0) && (
        <Button look="main" isBusy={resume.isPending} onPress={() => resume.ask(input)}>
          {state === 'paused' ? texts.resume : texts.again}
        </Button>
      )}
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {pause.asked && (
        <CommandDialog
          command="performance.pause-call-off"
          asked={pause.asked}
          title={texts.pauseTitle}
          act={texts.pause}
          onDone={done}
          onClose={pause.close}
        />
      )}
      {resume.asked && (
        <CommandDialog
          command="performance.resume-call-off"
          asked={resume.asked}
          title={texts.resumeTitle}
          act={texts.resume}
          onDone={done}
          onClose={resume.close}
        />
      )}
    </div>
  );
}
