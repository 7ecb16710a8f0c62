import { useLinks } from '../../address/use-links.ts';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listPaths } from '../../list-paths.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { DeferredRender } from '../../ui/deferred-render.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { EventBrowser } from '../event-browser/event-browser.tsx';
import { EventItems } from '../event-browser/event-items.tsx';
import { listHead } from '../frame/list-head.ts';
import { PageFrame } from '../frame/page-frame.tsx';
import type { SitePage } from '../frame/site-page.ts';
import type { EventsData } from './events.data.ts';

export function head(page: SitePage<EventsData>) {
  const t = textsIn(page.language.code);
  return listHead(page, {
    title: t('pages:eventsTitle'),
    description: t('pages:eventsDescription', { count: page.data.total }),
  });
}

/** What a phone shows at once. */
const firstCount = 2;

export const frame = PageFrame;

export default function EventsPage({ data }: SitePage<EventsData>) {
  const t = useTexts();
  const link = useLinks();
  const { currency } = useSite();
  const { events, total, page } = data;
  const pageHref = (other: number) => link(listPaths.eventsPage(other));
  return (
    <>
      <h1>{t('pages:eventsTitle')}</h1>
      <EventBrowser
        address={link(paths.events())}
        generated={{ page, total, count: events.length }}
        generatedHref={pageHref}
        choices={data.choices}
        pages={
          <DeferredRender>
            <Pagination label={t('pages:listPages')} current={page} last={data.pages} pageHref={pageHref} />
          </DeferredRender>
        }
      >
        {(view) => <EventItems events={events} view={view} currency={currency} firstCount={firstCount} />}
      </EventBrowser>
    </>
  );
}
