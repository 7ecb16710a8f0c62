import type {
  CallOffWhat,
  CallOffPlan as Plan,
  PreviewedMail,
  ReturnedSum,
} from '@parterre/contracts/console/call-offs';
import { languages } from '@parterre/domain/languages/languages';
import { formatPrice } from '@parterre/domain/money/format-price';
import { goesByItself } from '@parterre/domain/order/return-way';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/faults.ts';
import { callOffPlanQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './call-off.module.css';

interface Props {
  readonly performanceId: number;
  readonly what: CallOffWhat;
  /** With how many orders had tickets of it. */
  readonly onDone: (orders: number) => void;
}

/** The dry run: whose tickets, how much money, what cannot go back by itself, and what buyers will read. */
export function CallOffPlan({ performanceId, what, onDone }: Props) {
  const { callOff: texts } = useTexts();
  const { language } = useLanguage();
  const query = useQuery(callOffPlanQuery(performanceId, what, language));
  return (
    <section className={styles.part} aria-labelledby="plan">
      <h2 id="plan">{texts.plan}</h2>
      <Answer query={query}>
        {(plan) => (
          <>
            <Effect plan={plan} isCancelled={what.kind === 'cancel'} />
            {plan.orders > 0 && <Mails mails={plan.mails} />}
            <Act performanceId={performanceId} what={what} onDone={() => onDone(plan.orders)} />
          </>
        )}
      </Answer>
    </section>
  );
}

function Effect({ plan, isCancelled }: { readonly plan: Plan; readonly isCancelled: boolean }) {
  const { callOff: texts } = useTexts();
  const moment = useMoment();
  const { orders, tickets, money, under_review: underReview, without_address: withoutAddress } = plan;
  if (orders === 0) return <p className={styles.note}>{texts.noBuyers}</p>;
  return (
    <>
      <dl className={styles.figures}>
        <div>
          <dt>{texts.orders}</dt>
          <dd>{orders}</dd>
        </div>
        <div>
          <dt>{texts.tickets}</dt>
          <dd>{tickets}</dd>
        </div>
      </dl>
      {isCancelled ? <Money sums={money} /> : <p className={styles.note}>{texts.nothingBack}</p>}
      {plan.choose_until !== null && <p>{texts.chooseUntil(moment(plan.choose_until))}</p>}
      {isCancelled && underReview.length > 0 && (
        <Notice kind="warning">{texts.underReview(underReview.join(', '))}</Notice>
      )}
      {withoutAddress > 0 && <Notice kind="warning">{texts.withoutAddress(withoutAddress)}</Notice>}
    </>
  );
}

function Money({ sums }: { readonly sums: readonly ReturnedSum[] }) {
  const { callOff: texts, order } = useTexts();
  const { language } = useLanguage();
  const ways: Readonly<Record<string, string>> = order.ways;
  return (
    <table className={styles.money}>
      <caption>{texts.money}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.way}</th>
          <th scope="col">{texts.goes}</th>
          <th scope="col" className={styles.figure}>
            {texts.orders}
          </th>
          <th scope="col" className={styles.figure}>
            {texts.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {sums.map(({ way, goes, orders, amount, currency_code }) => (
          <tr key={`${way} ${goes} ${currency_code}`} data-by-hand={!goesByItself(goes)}>
            <th scope="row">{ways[way] ?? way}</th>
            <td>{texts.goesWays[goes]}</td>
            <td className={styles.figure} data-name={texts.orders}>
              {orders}
            </td>
            <td className={styles.figure}>{formatPrice(amount, currency_code, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const namedOffers = ['is_at_counter', 'may_take_certificate', 'has_other_dates'] as const;

/** Of each language as many as are different, those that most buyers read first. */
function Mails({ mails }: { readonly mails: readonly PreviewedMail[] }) {
  const { callOff: texts } = useTexts();
  const sorted = mails.toSorted((one, other) => other.orders - one.orders);
  return (
    <section className={styles.part} aria-labelledby="mails">
      <h3 id="mails">{texts.mails}</h3>
      <p className={styles.note}>{texts.mailsNote}</p>
      {sorted.map(({ lang, orders, subject, heading, paragraphs, action, ...offers }, index) => (
        <details key={`${lang} ${JSON.stringify(offers)}`} className={styles.mail} open={index === 0}>
          <summary>
            {texts.mailIn(languages[lang].name, orders)}
            {orders > 0 && (
              <small>
                {namedOffers
                  .filter((name) => offers[name])
                  .map((name) => texts.mailOffers[name])
                  .join(' · ')}
              </small>
            )}
          </summary>
          <article lang={lang}>
            <p className={styles.subject}>{subject}</p>
            <h4>{heading}</h4>
            {paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {action !== null && <p className={styles.action}>{action}</p>}
          </article>
        </details>
      ))}
    </section>
  );
}

function Act({ performanceId, what, onDone }: Omit<Props, 'onDone'> & { readonly onDone: () => void }) {
  const all = useTexts();
  const { callOff: texts } = all;
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('performance.call-off');
  const act = texts.acts[what.kind];
  return (
    <div className={styles.acts}>
      <Button
        look={what.kind === 'cancel' ? 'danger' : 'main'}
        isBusy={isPending}
        onPress={() => ask({ performance_id: performanceId, what })}
      >
        {act}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="performance.call-off"
          asked={asked}
          title={act}
          act={act}
          isDangerous={what.kind === 'cancel'}
          dismiss={all.close}
          onClose={close}
          onDone={() => {
            close();
            onDone();
            for (const key of ['call-off', 'grid', 'hall', 'today'])
              void client.invalidateQueries({ queryKey: [key] });
          }}
        />
      )}
    </div>
  );
}
