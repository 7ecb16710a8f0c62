import type { Landing } from '@parterre/contracts/landings/landing';
import type { ContentPolicy } from '@parterre/static-site/shared/site-config';
import { rememberCity } from '../features/city/chosen-city.ts';
import { showLanguageOffer } from '../features/language-offer/show-language-offer.ts';
import { applySavedColours } from '../features/layout/colours.ts';
import { reserveConsentBar } from '../features/layout/reserve-consent-bar.ts';
import { markOtherList } from '../listing/listing-keys.ts';
import { beginHomeInCity } from '../pages/home/begin-home-in-city.ts';

interface ThirdParty {
  readonly scripts: readonly string[];
  readonly connects: readonly string[];
  readonly frames: readonly string[];
}

const counters = ['https://mc.yandex.ru', 'https://mc.yandex.com'];
const recaptcha = 'https://www.google.com/recaptcha/';
const chat = ['https://umnico.com', 'https://*.umnico.com'];

/** As each service documents it: https://yandex.com/support/metrica and https://developers.google.com/recaptcha. */
const thirdParties = {
  metrica: {
    scripts: [...counters, 'https://yastatic.net'],
    connects: [...counters, 'wss://mc.yandex.ru', 'wss://mc.yandex.com'],
    frames: [...counters, 'blob:'],
  },
  recaptcha: {
    scripts: [recaptcha, 'https://www.gstatic.com/recaptcha/'],
    connects: [recaptcha],
    frames: [recaptcha, 'https://recaptcha.google.com/recaptcha/'],
  },
  chat: { scripts: chat, connects: [...chat, 'wss://*.umnico.com'], frames: chat },
} as const satisfies Record<string, ThirdParty>;

/** The servers that pages call: the public API, the basket API, and the error reporting service. */
interface Addresses {
  readonly publicApi: string;
  readonly basketApi: string;
  readonly errorReports: readonly string[];
}

/** Tiles are fetched, by a worker of ours. */
const streetMap = (url: string): ThirdParty => ({ scripts: [], connects: [new URL(url).origin], frames: [] });

/** Allows those third parties that the landing has. */
export const storefrontPolicy = ({ theme }: Landing, addresses: Addresses): ContentPolicy =>
  policyWith(
    [
      ...(theme.ui_metric_id || theme.ui_events_metric_id ? [thirdParties.metrica] : []),
      ...(theme.recaptcha_site_key ? [thirdParties.recaptcha] : []),
      ...(theme.umnico_widget_hash ? [thirdParties.chat] : []),
      ...(theme.map_tiles ? [streetMap(theme.map_tiles.url)] : []),
    ],
    addresses,
  );

/** For pages whose address is the key to an order: no third party at all. */
export const orderPolicy = (addresses: Addresses): ContentPolicy => policyWith([], addresses);

function policyWith(present: readonly ThirdParty[], addresses: Addresses): ContentPolicy {
  const apis = [addresses.publicApi, addresses.basketApi, ...addresses.errorReports].filter(Boolean);
  return {
    inlineScripts: [
      applySavedColours,
      beginHomeInCity,
      markOtherList,
      rememberCity,
      reserveConsentBar,
      showLanguageOffer,
    ],
    scriptHosts: present.flatMap(({ scripts }) => scripts),
    connectHosts: [
      ...new Set(apis.map((address) => new URL(address).origin)),
      ...present.flatMap(({ connects }) => connects),
    ],
    frameHosts: present.flatMap(({ frames }) => frames),
  };
}
