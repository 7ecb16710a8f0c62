import type { Landing } from '@parterre/contracts/landings/landing';
import type { ContentPolicy } from '@parterre/static-site/shared/site-config';
import { applyKeptColours } from '../features/layout/colours.ts';
import { markOtherList } from '../listing/listing-keys.ts';

/** As each service documents it: https://yandex.com/support/metrica and https://developers.google.com/recaptcha. */
const hosts = {
  metrica: ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
  recaptcha: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  chat: ['https://umnico.com', 'https://*.umnico.com'],
} as const;

/** Scripts of those third parties that the landing has, and of nobody else. */
export const storefrontPolicy = ({ theme }: Landing): ContentPolicy => ({
  inlineScripts: [applyKeptColours, markOtherList],
  scriptHosts: [
    ...(theme.ui_metric_id || theme.ui_events_metric_id ? hosts.metrica : []),
    ...(theme.recaptcha_site_key ? hosts.recaptcha : []),
    ...(theme.umnico_widget_hash ? hosts.chat : []),
  ],
});
