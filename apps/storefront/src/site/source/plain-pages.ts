import type { BillData, WaysData } from '../../pages/order/order.data.ts';
import { paths } from '../../paths.ts';
import type { SiteLanguage } from '../site-languages.ts';
import { landingKey, readLanding } from './landing-pages.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

type Load = (context: SourceContext, language: SiteLanguage) => object | Promise<object>;

const loadNothing: Load = () => ({});

const loadWays = async ({ api }: SourceContext, { code }: SiteLanguage): Promise<WaysData> => {
  const { results } = await api.listAcquisitions({ lang: code, limit: 500 });
  return { ways: results.map(({ id, kind, name, currencies }) => ({ id, kind, name, currencies })) };
};

const loadSeller = async (context: SourceContext, language: SiteLanguage): Promise<BillData> => ({
  seller: (await readLanding(context, language)).theme.seller ?? {},
});

/** Template to path: pages whose content comes from the visitor's own doings, not from the catalogue. */
const inEveryLanguage: Readonly<Record<string, readonly [path: string, load: Load]>> = {
  cart: [paths.cart(), loadNothing],
  order: ['/order', loadWays],
  bill: ['/order/bill', loadSeller],
  pay: ['/order/pay', loadWays],
  orderFail: ['/order/fail', loadWays],
  orderSuccess: ['/order/success', loadNothing],
  orderSuccessEmpty: ['/order/success-empty', loadNothing],
  paymentSuccess: ['/payment/success', loadNothing],
};

/** A host serves one file for each fault, so these are in the main language. */
const errorPages: typeof inEveryLanguage = {
  missing: ['/404.html', loadNothing],
  broken: ['/500.html', loadNothing],
};

export function* plainPages(context: SourceContext, touched?: Touched): Generator<PageSource> {
  const { languages } = context;
  const main = languages.filter(({ prefix }) => prefix === '');
  const keys = [landingKey(context)];
  for (const [pages, spoken] of [
    [inEveryLanguage, languages],
    [errorPages, main],
  ] as const)
    for (const [template, [path, load]] of Object.entries(pages)) {
      if (touched && !touched.has(keys, (shown) => shown === path)) continue;
      for (const language of spoken)
        yield pageSource(context, { language, path, template, keys, load: () => load(context, language) });
    }
}
