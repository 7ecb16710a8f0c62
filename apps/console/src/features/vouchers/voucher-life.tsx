import type { VoucherHappening } from '@parterre/contracts/console/vouchers';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { voucherQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Answer } from '../../ui/answer.tsx';
import { Screen } from '../../ui/screen.tsx';
import { EndVouchers } from './end-vouchers.tsx';
import { Terms } from './terms.tsx';
import styles from './vouchers.module.css';

const route = getRouteApi('/inside/console/vouchers/$batchId/$voucherId');

/** What became of one code: what to tell whoever says that it does not work. */
export function VoucherLife() {
  const { voucher: texts } = useTexts();
  const { language } = useLanguage();
  const { batchId, voucherId } = route.useParams();
  const query = useQuery(voucherQuery(voucherId, language));
  return (
    <Answer query={query}>
      {({ batch, code, happenings }) => (
        <Screen
          title={code.code}
          actions={code.state !== 'ended' && <EndVouchers batchId={batchId} voucherId={voucherId} />}
        >
          <p>
            <strong>{texts.states[code.state]}</strong>. {texts.orderCount(code.uses)}.{' '}
            <Link to="/vouchers/$batchId" params={{ batchId }}>
              {batch.name}
            </Link>
          </p>
          <Terms batch={batch} />
          <h2>{texts.life}</h2>
          <ol className={styles.life}>
            {happenings.map((one, place) => (
              // What has happened stays where it is.
              // biome-ignore lint/suspicious/noArrayIndexKey: happenings have no id of their own
              <Happening key={happenings.length - place} happening={one} />
            ))}
          </ol>
        </Screen>
      )}
    </Answer>
  );
}

function Happening({ happening }: { readonly happening: VoucherHappening }) {
  const { voucher: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { at, kind, by, refusal, order_number: number, amount } = happening;
  return (
    <li>
      <time dateTime={at}>{moment(at)}</time>
      <p>
        {texts.happenings[kind]}
        {amount && `: ${formatPrice(amount.amount, amount.currency_code, language)}`}
        {number !== null && (
          <>
            {' · '}
            <Link to="/orders/$number" params={{ number: String(number) }}>
              {texts.order(number)}
            </Link>
          </>
        )}
        {refusal !== null && <span>{texts.refusals[refusal]}</span>}
        {by !== null && <span>{by}</span>}
      </p>
    </li>
  );
}
