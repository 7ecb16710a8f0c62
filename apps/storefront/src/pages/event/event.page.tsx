import { eventSaleState } from '@parterre/domain/price/sale-state';
import { Suspense, useEffect, useMemo } from 'react';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { CalendarButton } from '../../features/event-dates/calendar-button.tsx';
import { DateStubs } from '../../features/event-dates/date-stubs.tsx';
import type { EventDateData } from '../../features/event-dates/event-date.data.ts';
import { TicketsSection } from '../../features/event-dates/tickets-section.tsx';
import { useChosenDate } from '../../features/event-dates/use-chosen-date.ts';
import { pageHead } from '../../features/layout/page-head.ts';
import { PriceFrom } from '../../features/prices/price-from.tsx';
import { eventPrice, shownPrice } from '../../features/prices/shown-price.ts';
import { useDatePrices } from '../../features/prices/use-date-prices.ts';
import { ShareButton } from '../../features/share/share-button.tsx';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { sendSignal } from '../../signals.ts';
import { useSite } from '../../theme/site-settings.ts';
import button from '../../ui/button.module.css';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { pagePart } from '../../ui/page-part.ts';
import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { whenNear } from '../../ui/when-near.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import { BuyBar } from './buy-bar.tsx';
import type { EventData, EventQueries } from './event.data.ts';
import styles from './event.module.css';
import { EventCast } from './event-cast.tsx';
import { eventCrumbs } from './event-crumbs.ts';
import { EventNotice } from './event-notice.tsx';
import { EventPractical } from './event-practical.tsx';
import { eventSchema } from './event-schema.ts';
import { EventTitle } from './event-title.tsx';

const loadTickets = async () => (await import('./open-tickets.ts')).openTickets();
const EventTickets = lazyPart(loadTickets);

const loadWaits = async () => (await import('./sale-waits.tsx')).SaleWaits;
// Few events need it.
const SaleWaits = import.meta.env.SSR ? await loadWaits() : pagePart(loadWaits);

const loadPlace = async () => (await import('./event-place.tsx')).EventPlace;
const loadSimilar = async () => (await import('./similar-events.tsx')).SimilarEvents;
// The generator draws them; far down as they are, each comes alive when it is nearly in sight.
const EventPlace = import.meta.env.SSR
  ? await loadPlace()
  : pagePart(() => whenNear('place').then(loadPlace));
const SimilarEvents = import.meta.env.SSR
  ? await loadSimilar()
  : pagePart(() => whenNear('similar').then(loadSimilar));

export function head(page: SitePage<EventData>) {
  const { data, language, queries } = page;
  const t = textsIn(language.code);
  return pageHead(page, {
    title: t('pages:eventTitle', { title: data.title, city: data.place.city }),
    description: data.summary,
    picture: data.poster,
    crumbs: eventCrumbs(t, data),
    jsonLd: import.meta.env.SSR ? [eventSchema(data, queries.site, language.prefix)] : [],
  });
}

export const frame = PageFrame;

export default function EventPage({ data, queries, path }: SitePage<EventData, EventQueries>) {
  const t = useTexts();
  const { currency, address } = useSite();
  const visitorCurrency = useCurrency();
  const prices = useDatePrices(data, visitorCurrency);
  const chosen = useChosenDate(data.dates);
  useEffect(() => sendSignal('tracked', { kind: 'seen', event: data, currency }), [data, currency]);
  const liveDate = ({ id, state }: EventDateData) => {
    const live = prices.get(id);
    return { state: live?.sale_state ?? state, ticketsLeft: live?.tickets_left };
  };
  const datePrice = (date: EventDateData) => {
    const price = shownPrice(date, currency, prices.get(date.id));
    return price && <PriceFrom price={price} />;
  };
  const state =
    data.dates.length > 0 ? eventSaleState(data.dates.map((date) => liveDate(date).state)) : data.state;
  const onSale = data.dates.find((date) => liveDate(date).state === 'on_sale');
  const price = onSale ? eventPrice(data, currency, prices) : null;
  const calendarDate = chosen ?? onSale;
  const isAwaited = data.dates.some(
    (date) => /soon|sold/.test(liveDate(date).state) || prices.get(date.id)?.is_bundled,
  );
  // The same element each time: what is not alive yet cannot be drawn anew.
  const around = useMemo(
    () => (
      <>
        <Suspense>
          <EventPlace place={data.place} />
        </Suspense>
        <Suspense>
          <SimilarEvents events={queries.similar ?? []} event={data} />
        </Suspense>
      </>
    ),
    [queries.similar, data],
  );
  return (
    <>
      <EventTitle event={data} price={price && <PriceFrom price={price} />}>
        <EventNotice
          state={state}
          saleStartsAt={data.saleStartsAt}
          hasSimilar={queries.similar?.some(({ id }) => id !== data.id) ?? false}
        />
        <Suspense>{isAwaited && <SaleWaits event={data} live={liveDate} prices={prices} />}</Suspense>
        <DeferredRender>
          {data.dates.length > 0 && (
            // A visitor at the dates is about to choose one.
            <section aria-labelledby="dates" onPointerEnter={loadTickets} onFocus={loadTickets}>
              <h2 id="dates" className={styles.datesTitle}>
                {t('pages:eventDates')}
              </h2>
              <DateStubs dates={data.dates} live={liveDate} price={datePrice} chosenId={chosen?.id} />
            </section>
          )}
          {(onSale || chosen) && (
            <TicketsSection
              date={chosen}
              state={chosen && liveDate(chosen).state}
              onSale={onSale}
              seating={(chosen ?? data.dates[0])?.seating}
            >
              <Suspense>
                {chosen && (
                  <EventTickets eventId={data.id} date={chosen} currency={visitorCurrency} prices={prices} />
                )}
              </Suspense>
            </TicketsSection>
          )}
          <p className={styles.actions}>
            {calendarDate && (
              <CalendarButton entry={calendarEntry(data, calendarDate, `${address}${path}`)} />
            )}
            <button type="button" className={button.button} data-heart={data.id} aria-pressed={false}>
              {t('favourite')}
            </button>
            <ShareButton title={data.title} />
          </p>
        </DeferredRender>
      </EventTitle>
      <DeferredRender turn={2}>
        <Section id="about" title={t('pages:eventAbout')}>
          <div className={styles.about}>
            <Prose html={data.description} />
            <EventPractical event={data} />
          </div>
        </Section>
        <EventCast cast={data.cast} />
        {around}
        {onSale && !chosen && <BuyBar price={price && <PriceFrom price={price} />} />}
      </DeferredRender>
    </>
  );
}

const calendarEntry = (event: EventData, { id, startedAt }: EventDateData, url: string) => ({
  uid: `date-${id}@${new URL(url).hostname}`,
  title: event.title,
  place: event.place.name,
  address: `${event.place.address}, ${event.place.city}`,
  startedAt,
  durationMinutes: event.durationMinutes,
  url,
});
