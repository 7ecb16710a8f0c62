import { formatMoney } from '@parterre/domain/money/format-money';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { ChipChoice } from '../../../ui/chip.tsx';
import type { ZoneView } from '../data/sale.ts';
import { ZoneMark } from '../zone-mark.tsx';
import styles from './legend.module.css';
import { toggled } from './toggled.ts';

export interface LegendProps {
  readonly zones: readonly ZoneView[];
  readonly countLeft: (zone: ZoneView) => number;
  /** Ids of the zones to show; empty for all. */
  readonly filter: ReadonlySet<string>;
  readonly onFilter: (filter: ReadonlySet<string>) => void;
}

/** The zones with their colours and prices; pressing them filters the map and the list. */
export function Legend({ zones, countLeft, filter, onFilter }: LegendProps) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <fieldset className={styles.legend}>
      <legend>{t('forms:seatPrices')}</legend>
      {zones.map((zone) => (
        <ChipChoice
          key={zone.id}
          isChosen={filter.has(zone.id)}
          onToggle={() => onFilter(toggled(filter, zone.id))}
          count={countLeft(zone)}
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
