import { changeFilters } from '@parterre/domain/catalogue-filters/edit-filters';
import { useTexts } from '../../i18n/use-texts.ts';
import type { FilterProps } from '../../listing/filter-props.ts';
import styles from './event-filters.module.css';
import { useCount } from './use-count.ts';

export function StarCastFilter({ filters, onChange, currency }: FilterProps) {
  const t = useTexts();
  const { is_star_cast: isChosen } = filters;
  const count = useCount({ ...filters, is_star_cast: true }, currency);
  return (
    <label className={styles.switch}>
      <span>
        {t('starCast')} {count !== undefined && <small>{count}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isChosen}
        aria-checked={isChosen}
        disabled={count === 0 && !isChosen}
        onChange={() => onChange(changeFilters(filters, { is_star_cast: !isChosen }))}
      />
    </label>
  );
}
