import type { Crumb } from '../../features/layout/breadcrumbs.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { paths } from '../../paths.ts';
import type { EventData } from './event.data.ts';

export const eventCrumbs = (t: Translate, { category }: EventData): readonly Crumb[] => [
  { path: paths.home(), title: t('tabHome') },
  { path: paths.events(), title: t('pages:eventsTitle') },
  { path: paths.eventsWith({ categories: String(category.id) }), title: category.name },
];
