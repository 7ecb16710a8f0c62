import { appliedFilters } from '@parterre/domain/catalogue-filters/applied-filters';
import type { CatalogueFilters } from '@parterre/domain/catalogue-filters/catalogue-filters';
import { type ReactNode, useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import { onSignal } from '../../signals.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { useCount } from './use-count.ts';

export interface FilterSheetProps extends FilterProps {
  readonly clear: (filters: CatalogueFilters) => CatalogueFilters;
  readonly dates: (props: FilterProps) => ReactNode;
  readonly onClose: () => void;
}

/** The filters on a phone: chosen first, applied by one button that says what will be found. */
export function FilterSheet({ filters, onChange, currency, clear, dates, onClose }: FilterSheetProps) {
  const t = useTexts();
  const [draft, setDraft] = useState<CatalogueFilters>(filters);
  const count = useCount(draft, currency);
  const panel = { filters: draft, onChange: setDraft, currency };
  // Whatever changed the address, Back for one, it says by now what the draft was about.
  useEffect(() => onSignal('query-changed', onClose), [onClose]);
  const apply = () => {
    onClose();
    onChange(draft);
  };
  return (
    <Sheet
      title={t('forms:filters')}
      closeLabel={t('forms:close')}
      onClose={onClose}
      footer={
        <>
          {appliedFilters(draft).length > appliedFilters(clear(draft)).length && (
            <Button onPress={() => setDraft(clear(draft))}>{t('forms:filtersClear')}</Button>
          )}
          <Button isMain onPress={apply}>
            {count === undefined ? t('forms:showFitting') : t('forms:showEvents', { count })}
          </Button>
        </>
      }
    >
      <FilterPanel {...panel} dates={dates(panel)} />
    </Sheet>
  );
}
