import type { LinedWish } from '@parterre/contracts/console/waiting-list';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lineQuery } from '../../api/queries.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Screen } from '../../ui/screen.tsx';
import table from '../../ui/table.module.css';
import styles from './waiting-list.module.css';

const route = getRouteApi('/inside/console/waiting-list/$performanceId');

/** Who waits for one performance, in the order of the line, and what is kept for whom. */
export function WaitingLine() {
  const { waiting: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { performanceId } = route.useParams();
  const query = useQuery(lineQuery(Number(performanceId), language));
  return (
    <Answer query={query}>
      {({ performance, wishes }) => (
        <Screen title={performance.title}>
          <p>{moment(performance.started_at, 'moment', 'place')}</p>
          {wishes.length === 0 ? <p>{texts.nobody}</p> : <Wishes wishes={wishes} />}
        </Screen>
      )}
    </Answer>
  );
}

function Wishes({ wishes }: { readonly wishes: readonly LinedWish[] }) {
  const { waiting: texts } = useTexts();
  return (
    <table className={`${table.table} ${table.stacking} ${styles.rows}`}>
      <thead className={table.headings}>
        <tr>
          <th scope="col">{texts.who}</th>
          <th scope="col">{texts.wants}</th>
          <th scope="col">{texts.offer}</th>
          <th scope="col">{texts.end}</th>
        </tr>
      </thead>
      <tbody>
        {wishes.map((wish) => (
          <Wish key={wish.id} wish={wish} />
        ))}
      </tbody>
    </table>
  );
}

function Wish({ wish }: { readonly wish: LinedWish }) {
  const { waiting: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { email, count, zones, max_price, currency_code, confirmed_at, performances, offer } = wish;
  return (
    <tr>
      <th scope="row" className={styles.who}>
        {email}
        <span>{texts.since(moment(confirmed_at))}</span>
      </th>
      <td>
        {texts.together(count)} · {zones.join(', ')}
        <span>{texts.upTo(formatPrice(max_price, currency_code, language))}</span>
        {performances > 1 && <span>{texts.otherDates(performances - 1)}</span>}
      </td>
      <td>
        <Offer offer={offer} currency={currency_code} />
      </td>
      <td>
        <div className={styles.acts}>
          {offer?.state === 'running' && offer.is_here && (
            <CommandButton
              command="allotments.end"
              input={{ allotment_id: offer.id }}
              label={texts.endOffer}
              act={texts.end}
              isDangerous
              changes="waiting-list"
            />
          )}
          <CommandButton
            command="wishes.end"
            input={{ wish_id: wish.id }}
            label={texts.endWish}
            act={texts.end}
            isDangerous
            changes="waiting-list"
          />
        </div>
      </td>
    </tr>
  );
}

function Offer({ offer, currency }: { readonly offer: LinedWish['offer']; readonly currency: string }) {
  const { waiting: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  if (!offer) return texts.waits;
  if (!offer.is_here) return texts.elsewhere;
  return (
    <>
      {offer.places.join(' · ')}
      <span>{formatPrice(offer.total, currency, language)}</span>
      <span>{offer.state === 'taken' ? texts.taken : texts.until(moment(offer.until))}</span>
    </>
  );
}
