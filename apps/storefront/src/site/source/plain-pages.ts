import { hasWithdrawalRight } from '@parterre/domain/order/withdrawal-right';
import { bundlesPath } from '../../features/bundles/bundles-path.ts';
import { favouritesPath } from '../../features/favourites/favourites-path.ts';
import type { BillData, OrderData, PaymentMethodsData } from '../../pages/order/order.data.ts';
import { paths } from '../../paths.ts';
import type { SiteLanguage } from '../site-languages.ts';
import type { AffectedContent } from './affected-content.ts';
import { landingKey, readLanding } from './landing-pages.ts';
import { type PageSource, pageSource } from './page-source.ts';
import { loadPaymentMethods } from './payment-methods.ts';
import type { SourceContext } from './source-context.ts';

type Load = (context: SourceContext, language: SiteLanguage) => object | Promise<object>;

const loadNothing: Load = () => ({});

const loadPayment = async (context: SourceContext, language: SiteLanguage): Promise<PaymentMethodsData> => ({
  methods: await loadPaymentMethods(context, language),
});

const loadSeller = async (context: SourceContext, language: SiteLanguage): Promise<BillData> => ({
  seller: (await readLanding(context, language)).theme.seller ?? {},
});

const loadOrder = async (context: SourceContext, language: SiteLanguage): Promise<OrderData> => ({
  methods: await loadPaymentMethods(context, language),
  hasWithdrawalRight: hasWithdrawalRight((await loadSeller(context, language)).seller.country),
});

/** Template to path: pages whose content is the visitor's own, not from the catalogue. */
const inEveryLanguage: Readonly<Record<string, readonly [path: string, load: Load]>> = {
  cart: [paths.cart(), loadNothing],
  order: ['/order', loadOrder],
  bill: ['/order/bill', loadSeller],
  pay: ['/order/pay', loadPayment],
  orderFail: ['/order/fail', loadPayment],
  orderSuccess: ['/order/success', loadPayment],
  myTickets: ['/order/tickets', loadNothing],
  favourites: [favouritesPath, loadNothing],
  bundles: [bundlesPath, loadNothing],
  orderSuccessEmpty: ['/order/success-empty', loadNothing],
  paymentSuccess: ['/payment/success', loadNothing],
};

/** A host serves one file for each fault, so these are in the main language. */
const errorPages: typeof inEveryLanguage = {
  missing: ['/404.html', loadNothing],
  broken: ['/500.html', loadNothing],
};

export function* plainPages(context: SourceContext, affected?: AffectedContent): Generator<PageSource> {
  const { languages } = context;
  const main = languages.filter(({ prefix }) => prefix === '');
  const keys = [landingKey(context)];
  for (const [pages, published] of [
    [inEveryLanguage, languages],
    [errorPages, main],
  ] as const)
    for (const [template, [path, load]] of Object.entries(pages)) {
      if (affected && !affected.has(keys, (shown) => shown === path)) continue;
      for (const language of published)
        yield pageSource(context, { language, path, template, keys, load: () => load(context, language) });
    }
}
