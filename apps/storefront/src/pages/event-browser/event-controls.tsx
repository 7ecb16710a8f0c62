import { appliedFilters } from '@parterre/domain/catalogue-filters/applied-filters';
import { Suspense, useCallback, useState } from 'react';
import { DateBar } from '../../features/date-picker/date-bar.tsx';
import { DateChoice } from '../../features/date-picker/date-choice.tsx';
import { AppliedChips } from '../../features/event-filters/applied-chips.tsx';
import { eventsPerPage } from '../../features/event-list/event-pages.ts';
import { ShowMore } from '../../features/event-list/show-more.tsx';
import { SortChoice } from '../../features/event-list/sort-choice.tsx';
import type { ListedEvents } from '../../features/event-list/use-listed-events.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listViews, maxPages } from '../../listing/listing-address.ts';
import { type ControlsProps, useFilterProps } from '../../listing/use-filter-props.ts';
import { useListing } from '../../listing/use-listing.ts';
import { Icon } from '../../ui/icon.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { pagePart } from '../../ui/page-part.ts';
import { Pagination } from '../../ui/pagination.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import styles from './event-browser.module.css';

const FilterPanel = pagePart(
  async () => (await import('../../features/event-filters/filter-panel.tsx')).FilterPanel,
);
const FilterSheet = lazyPart(
  async () => (await import('../../features/event-filters/filter-sheet.tsx')).FilterSheet,
);

export const Dates = (props: ControlsProps) => (
  <DateBar {...useFilterProps(props)} hasRibbon={props.fixed !== 'search'} />
);

export function Rail(props: ControlsProps) {
  const { today, clear, ...filterProps } = useFilterProps(props);
  const t = useTexts();
  return (
    <section aria-label={t('forms:filters')}>
      <Suspense>
        <FilterPanel {...filterProps} />
      </Suspense>
    </section>
  );
}

const viewIcons = {
  grid: <ToolIcon name="grid" size={20} />,
  list: <ToolIcon name="rows" size={20} />,
  calendar: <Icon name="calendar" size={20} />,
  map: <Icon name="map" size={20} />,
};

export function Tools(props: ControlsProps) {
  const t = useTexts();
  const { listing, hrefWith, changeFilters } = useListing(props.address, props.defaultSort);
  return (
    <>
      <SortChoice filters={listing.filters} onChange={changeFilters} />
      <Segmented
        label={t('forms:views')}
        current={listing.view}
        segments={listViews.map((view) => ({
          key: view,
          href: hrefWith({ view, month: null }),
          icon: viewIcons[view],
          label: t(`forms:view_${view}`),
        }))}
      />
    </>
  );
}

/** On narrow screens the filters open over the page. */
export function SheetOpener(props: ControlsProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { today, clear, ...filterProps } = useFilterProps(props);
  // Those that can be taken off there: the words of a search have a field of their own.
  const count =
    appliedFilters(filterProps.filters).length - appliedFilters(clear(filterProps.filters)).length;
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button type="button" className={styles.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ToolIcon name="filters" size={18} />
        {t('forms:filters')}
        {count > 0 && <b>{count}</b>}
      </button>
      {isOpen && (
        <Suspense>
          <FilterSheet
            {...filterProps}
            clear={clear}
            dates={(own) => <DateChoice {...own} today={today} />}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

export const Chips = (props: ControlsProps) => (
  <AppliedChips {...useFilterProps(props)} without={props.fixed} />
);

export interface MoreProps extends ControlsProps {
  readonly listed: ListedEvents;
  /** Of a generated page. */
  readonly generatedHref: (page: number) => string;
}

/** Below the list: the next events, and all its pages unless the generated ones have their own. */
export function More({ listed, generatedHref, ...props }: MoreProps) {
  const t = useTexts();
  const { listing, hrefWith, request } = useListing(props.address, props.defaultSort);
  const { isGenerated, lastPage, shown, total = 0 } = listed;
  const last = Math.ceil(total / eventsPerPage);
  const { filters } = listing;
  const pageHref = (page: number) => hrefWith({ filters: { ...filters, page }, lastPage: null });
  const next = lastPage + 1;
  const hasMore = next <= last && next < filters.page + maxPages;
  return (
    <>
      {hasMore && (
        <ShowMore
          shown={shown}
          total={total}
          href={isGenerated ? generatedHref(next) : pageHref(next)}
          onMore={() => request({ lastPage: next }, false)}
        />
      )}
      {!isGenerated && (
        <Pagination label={t('pages:listPages')} current={lastPage} last={last} pageHref={pageHref} />
      )}
    </>
  );
}
