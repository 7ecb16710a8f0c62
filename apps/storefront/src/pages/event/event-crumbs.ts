import type { Translate } from '../../i18n/translate.ts';
import { paths } from '../../paths.ts';
import { crumbsTo } from '../frame/crumbs.ts';
import type { EventData } from './event.data.ts';

export const eventCrumbs = (t: Translate, { category }: EventData) =>
  crumbsTo(
    t,
    { path: paths.events(), title: t('pages:eventsTitle') },
    { path: paths.eventsWith({ categories: String(category.id) }), title: category.name },
  );
