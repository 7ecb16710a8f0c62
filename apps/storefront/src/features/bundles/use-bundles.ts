import { type BundleApi, createBundleApi } from '@parterre/api-client/bundle-api';
import type { BundleList } from '@parterre/contracts/bundles/bundle';
import { sendBasket } from '../../api/transports.ts';
import { useApiQuery } from '../../api/use-api-query.ts';
import { withWaitNotice } from '../../api/wait-notice.ts';
import { useLanguage } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';

let api: BundleApi | undefined;

/** Bundles are held in the basket, and live where it does. */
export function useBundleApi(): BundleApi {
  const { basketApiUrl } = useSite();
  api ??= createBundleApi(withWaitNotice(sendBasket(basketApiUrl)));
  return api;
}

/** What is sold together now, at its prices in a currency. */
export function useBundles(currency: string) {
  const bundles = useBundleApi();
  const lang = useLanguage();
  return useApiQuery<BundleList>(`bundles ${lang} ${currency}`, (_api, signal) =>
    bundles.readBundles({ query: { lang, currency_code: currency }, signal }),
  );
}
