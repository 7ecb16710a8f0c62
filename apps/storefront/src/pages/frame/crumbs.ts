import type { Crumb } from '../../features/layout/breadcrumbs.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { paths } from '../../paths.ts';

/** The breadcrumbs from the home page to the parent of a page. */
export const crumbsTo = (t: Translate, ...above: readonly Crumb[]): readonly Crumb[] => [
  { path: paths.home(), title: t('tabHome') },
  ...above,
];
