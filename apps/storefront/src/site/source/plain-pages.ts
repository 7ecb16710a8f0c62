import { paths } from '../../paths.ts';
import { type PageSource, pageSource } from './page-source.ts';
import type { SourceContext } from './source-context.ts';
import type { Touched } from './touched.ts';

/** Template to path: pages whose content comes from the visitor's own doings, not from the catalogue. */
const inEveryLanguage = {
  cart: paths.cart(),
  order: '/order',
  bill: '/order/bill',
  pay: '/order/pay',
  orderFail: '/order/fail',
  orderSuccess: '/order/success',
  orderSuccessEmpty: '/order/success-empty',
  paymentSuccess: '/payment/success',
} as const;

/** A host serves one file for each fault, so these are in the main language. */
const errorPages = { missing: '/404.html', broken: '/500.html' } as const;

export function* plainPages(context: SourceContext, touched?: Touched): Generator<PageSource> {
  const { languages } = context;
  const main = languages.filter(({ prefix }) => prefix === '');
  for (const [pages, spoken] of [
    [inEveryLanguage, languages],
    [errorPages, main],
  ] as const)
    for (const [template, path] of Object.entries(pages)) {
      if (touched && !touched.has([], (shown) => shown === path)) continue;
      for (const language of spoken)
        yield pageSource(context, { language, path, template, keys: [], load: () => ({}) });
    }
}
