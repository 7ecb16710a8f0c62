import type { Wish } from '@parterre/contracts/waiting-list/wish';
import { isInterfaceLanguage } from '@parterre/domain/languages/languages';
import { formatPrice } from '@parterre/domain/money/format-price';
import { useEffect, useState } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { type Outcome, toOutcome } from '../../api/outcome.ts';
import { writeTime } from '../../i18n/event-time.ts';
import { useLanguage, useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { sendSignal } from '../../signals.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useWishApi } from './wish-api.ts';
import { wishRefusal } from './wish-refusal.ts';
import styles from './wish-view.module.css';

type Act = 'confirmWish' | 'withdrawWish' | 'declineOffer' | 'takeOffer';

/** A wish, where it stands and what is kept for it: the page that the links in its mails lead to. A person presses; programs that look through mails do not. */
export function WishView({ token }: { readonly token: string }) {
  const t = useTexts();
  const language = useLanguage();
  const api = useWishApi();
  const [shown, setShown] = useState<Outcome<Wish>>();
  const [fault, setFault] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const key = { token, ...(isInterfaceLanguage(language) && { lang: language }) };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is made of these two
  useEffect(() => {
    let isStopped = false;
    void toOutcome(api.showWish(key)).then((answer) => isStopped || setShown(answer));
    return () => {
      isStopped = true;
    };
  }, [api, token, language]);
  const act = async (name: Act) => {
    setAsking(false);
    const outcome = await toOutcome(api[name](key));
    setFault(outcome.kind === 'done' ? undefined : wishRefusal(outcome, t));
    if (outcome.kind === 'done') setShown(outcome);
    else if (outcome.kind === 'refused') setShown(await toOutcome(api.showWish(key)));
    if (name === 'takeOffer') sendSignal('update-basket');
  };
  if (!shown) return null;
  if (shown.kind !== 'done') return <p role="alert">{wishRefusal(shown, t)}</p>;
  const { answer: wish } = shown;
  const isOpen = wish.state !== 'ended';
  return (
    <div className={styles.wish}>
      <WishStatus wish={wish} />
      <WishActs wish={wish} onAct={(name) => void act(name)} />
      <p role="alert">{fault}</p>
      <WishTerms wish={wish} />
      {isOpen && wish.state !== 'unconfirmed' && !isAsking && (
        <Button onPress={() => setAsking(true)}>{t('forms:wishWithdraw')}</Button>
      )}
      {isOpen && isAsking && (
        <div className={styles.asking}>
          <p>{t('forms:wishWithdrawText')}</p>
          <p className={styles.acts}>
            <Button isMain onPress={() => void act('withdrawWish')}>
              {t('forms:wishWithdrawYes')}
            </Button>
            <Button onPress={() => setAsking(false)}>{t('forms:wishStay')}</Button>
          </p>
        </div>
      )}
    </div>
  );
}

/** What is so now, in one sentence or two. */
function WishStatus({ wish }: { readonly wish: Wish }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, offer, line, ended_because: because } = wish;
  const until = offer ? writeTime(offer.until, 'datedTime', language) : '';
  return (
    <div role="status" className={styles.status}>
      <h2>{t(`forms:wishState_${state}`)}</h2>
      {state === 'unconfirmed' && <p>{t('forms:wishUnconfirmedText')}</p>}
      {state === 'waiting' && line && (
        <>
          <p>{t(`forms:wishLine_${line}`)}</p>
          <p>{t('forms:wishLineText')}</p>
        </>
      )}
      {offer && (state === 'offered' || state === 'taken') && (
        <>
          <ul className={styles.places}>
            {offer.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <p>
            {writeTime(offer.date.started_at, 'datedTime', language)} ·{' '}
            <b>{formatPrice(offer.total, wish.currency_code, language)}</b>
          </p>
          <p>
            {state === 'offered' ? t('forms:wishOfferUntil', { until }) : t('forms:wishTakenText', { until })}
          </p>
        </>
      )}
      {because && <p>{t(`forms:wishEnded_${because}`)}</p>}
    </div>
  );
}

interface WishActsProps {
  readonly wish: Wish;
  readonly onAct: (act: Act) => void;
}

function WishActs({ wish: { state, event }, onAct }: WishActsProps) {
  const t = useTexts();
  const link = useLinks();
  switch (state) {
    case 'unconfirmed':
      return (
        <Button isMain onPress={() => onAct('confirmWish')}>
          {t('forms:wishConfirm')}
        </Button>
      );
    case 'offered':
      return (
        <p className={styles.acts}>
          <Button isMain onPress={() => onAct('takeOffer')}>
            {t('forms:wishTake')}
          </Button>
          <Button onPress={() => onAct('declineOffer')}>{t('forms:wishDecline')}</Button>
        </p>
      );
    case 'taken':
      return (
        <ButtonLink href={link(paths.order())} isMain>
          {t('forms:basketOrder')}
        </ButtonLink>
      );
    case 'ended':
      return <ButtonLink href={link(paths.event(event.id))}>{t('forms:reminderEvent')}</ButtonLink>;
    case 'waiting':
      return null;
  }
}

/** What was wished for. */
function WishTerms({ wish }: { readonly wish: Wish }) {
  const t = useTexts();
  const language = useLanguage();
  const link = useLinks();
  return (
    <dl className={styles.terms}>
      <dt>{t('forms:wishEvent')}</dt>
      <dd>
        <a href={link(paths.event(wish.event.id))}>{wish.event.title}</a>
        {wish.place && `, ${wish.place}`}
      </dd>
      <dt>{t('forms:wishCount')}</dt>
      <dd>{wish.count}</dd>
      {wish.dates.length > 0 && (
        <>
          <dt>{t('forms:wishDates')}</dt>
          <dd>
            {wish.dates.map(({ started_at }) => writeTime(started_at, 'datedTime', language)).join(' · ')}
          </dd>
        </>
      )}
      <dt>{t('forms:wishZones')}</dt>
      <dd>{wish.zones.map(({ name }) => name).join(', ')}</dd>
      <dt>{t('forms:wishPrice', { currency: wish.currency_code })}</dt>
      <dd>{formatPrice(wish.max_price, wish.currency_code, language)}</dd>
    </dl>
  );
}
