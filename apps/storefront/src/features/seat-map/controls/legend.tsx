import { formatMoney } from '@parterre/domain/money/format-money';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { ChipChoice } from '../../../ui/chip.tsx';
import type { ZoneView } from '../data/zone-view.ts';
import styles from './legend.module.css';
import { ZoneMark } from './zone-mark.tsx';

export interface LegendProps {
  readonly zones: readonly ZoneView[];
  readonly leftOf: (zone: ZoneView) => number;
  /** Zones to look at; none means all. */
  readonly filter: ReadonlySet<string>;
  readonly onFilter: (filter: ReadonlySet<string>) => void;
}

/** What the colours mean, and the way to see some of them only. */
export function Legend({ zones, leftOf, filter, onFilter }: LegendProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <fieldset className={styles.legend}>
      <legend>{t('forms:seatPrices')}</legend>
      {zones.map((zone) => (
        <ChipChoice
          key={zone.id}
          isChosen={filter.has(zone.id)}
          onToggle={() => onFilter(filter.symmetricDifference(new Set([zone.id])))}
          count={leftOf(zone)}
        >
          <span className={styles.zone}>
            <ZoneMark look={zone.look} />
            <b>{formatMoney(zone.price, language)}</b> {zone.name}
          </span>
        </ChipChoice>
      ))}
    </fieldset>
  );
}
