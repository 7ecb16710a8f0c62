import { useLinks } from '../../address/use-links.ts';
import { textsIn } from '../../i18n/registry.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Later } from '../../ui/later.tsx';
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
  const hrefOf = (other: number) => link(paths.eventsPage(other));
  return (
    <>
      <h1>{t('pages:eventsTitle')}</h1>
      <EventBrowser
        address={link(paths.events())}
        generated={{ page, total, count: events.length }}
        generatedHref={hrefOf}
        pages={
          <Later>
            <Pagination label={t('pages:listPages')} current={page} last={data.pages} hrefOf={hrefOf} />
          </Later>
        }
      >
        {(view) => <EventItems {...{ events, view, currency, firstCount }} />}
      </EventBrowser>
    </>
  );
}
