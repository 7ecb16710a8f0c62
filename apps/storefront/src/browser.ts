import './theme/base.css';
import 'virtual:theme.css';
import { startSite } from '@parterre/static-site/browser/start-site';
import type { BrowserSite } from '@parterre/static-site/shared/browser-site';
import { loadMessages } from './i18n/load-messages.ts';
import { textsIn } from './i18n/registry.ts';
import { protectedPaths } from './paths.ts';

export async function start(site: BrowserSite): Promise<void> {
  await loadMessages(document.documentElement.lang);
  await startSite(site, {
    protectedPaths,
    texts: ({ code }) => {
      const t = textsIn(code);
      return {
        opened: (title) => t('pageOpened', { title }),
        failed: t('pageFailed'),
        tryAgain: t('tryAgain'),
      };
    },
    report: ({ cause }) => reportError(cause),
  });
}
