import { useCurrency } from '../features/currency/use-currency.ts';
import { pageHead } from '../features/layout/page-head.ts';
import { PriceFrom } from '../features/prices/price-from.tsx';
import { shownPrice } from '../features/prices/shown-price.ts';
import { useDatePrices } from '../features/prices/use-date-prices.ts';
import { writeTime } from '../i18n/event-time.ts';
import { useLanguage } from '../i18n/use-texts.ts';
import { useSite } from '../theme/site-settings.ts';
import type { EventData } from './event.data.ts';
import { PageFrame } from './page-frame.tsx';
import type { SitePage } from './site-page.ts';

export const head = (page: SitePage<EventData>) =>
  pageHead(page, {
    title: page.data.title,
    description: page.data.subtitle ?? page.data.title,
    picture: page.data.poster,
  });

export default function EventPage({ data }: SitePage<EventData>) {
  const language = useLanguage();
  const { currency } = useSite();
  const prices = useDatePrices(data, useCurrency());
  return (
    <PageFrame>
      <h1>{data.title}</h1>
      <ul>
        {data.dates.map((date) => {
          const price = shownPrice(date, currency, prices.get(date.id));
          return (
            <li key={date.id}>
              <time dateTime={date.startedAt}>{writeTime(date.startedAt, 'datedTime', language)}</time>{' '}
              {price && <PriceFrom price={price} />}
            </li>
          );
        })}
      </ul>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the catalogue keeps safe HTML alone */}
      <div dangerouslySetInnerHTML={{ __html: data.description }} />
    </PageFrame>
  );
}
