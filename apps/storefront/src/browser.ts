import './theme/base.css';
import 'virtual:theme.css';
import { startSite } from '@parterre/static-site/browser/start-site';
import type { BrowserSite } from '@parterre/static-site/shared/browser-site';
import { textsIn } from './i18n/registry.ts';
import { withTexts } from './i18n/with-texts.ts';
import { protectedPaths } from './paths.ts';
import { startThirdParties } from './third-parties/start.ts';
import { nameCarriedPoster } from './ui/shared-poster.ts';

type Loaders = BrowserSite['loadTemplate'];

const loadersWithTexts = (loaders: Loaders): Loaders =>
  Object.fromEntries(
    Object.entries(loaders).map(([name, load]) => [name, async () => withTexts(await load())]),
  );

export const start = (site: BrowserSite): Promise<void> => {
  startThirdParties();
  return startSite(
    { ...site, loadTemplate: loadersWithTexts(site.loadTemplate) },
    {
      protectedPaths,
      onTransition: nameCarriedPoster,
      texts: ({ code }) => {
        const t = textsIn(code);
        return {
          opened: (title) => t('pageOpened', { title }),
          failed: t('pageFailed'),
          tryAgain: t('tryAgain'),
        };
      },
      report: ({ cause }) => reportError(cause),
    },
  )
    .then(() => import('./prepare-next-steps.ts'))
    .then(({ prepareNextSteps }) => prepareNextSteps(site.pathPrefix));
};
