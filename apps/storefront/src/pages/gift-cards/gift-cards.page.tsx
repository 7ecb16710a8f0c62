import { navigate } from '@parterre/static-site/browser/navigate';
import { useLinks } from '../../address/use-links.ts';
import { checkoutPaths } from '../../checkout-paths.ts';
import { useCurrency } from '../../features/currency/use-currency.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { GiftCardForm } from '../../features/order/gift-cards/gift-card-form.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Content, ContentBody } from '../content/content.tsx';
import { contentHead } from '../content/content-head.ts';
import { crumbsTo } from '../frame/crumbs.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { GiftCardsData } from './gift-cards.data.ts';

export const frame = PageFrame;

export const head = contentHead;

/** Where gift cards are bought; what is to be known of them stands below. */
export default function GiftCardsPage({ data }: SitePage<GiftCardsData>) {
  const t = useTexts();
  if (!data.offer) return <Content data={data} />;
  return (
    <>
      <PageTitle crumbs={crumbsTo(t)} title={data.title} />
      <Shop offer={data.offer} methods={data.methods} />
      <ContentBody data={data} />
    </>
  );
}

function Shop({
  offer,
  methods,
}: Pick<GiftCardsData, 'methods'> & { readonly offer: NonNullable<GiftCardsData['offer']> }) {
  const t = useTexts();
  const link = useLinks();
  const currency = useCurrency();
  const amounts = offer.amounts.find(({ currency_code }) => currency_code === currency);
  if (!amounts) return <p>{t('pages:giftNoCurrency')}</p>;
  return (
    <GiftCardForm
      key={currency}
      offer={offer}
      amounts={amounts}
      methods={methods.filter(({ currencies }) => currencies.includes(currency))}
      onPlaced={({ token }, { id }) => navigate(`${link(checkoutPaths.pay(token))}?by=${id}`)}
    />
  );
}
