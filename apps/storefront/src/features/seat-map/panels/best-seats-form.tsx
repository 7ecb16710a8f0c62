import { formatMoney } from '@parterre/domain/money/format-money';
import type { Money } from '@parterre/domain/money/money';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipChoice } from '../../../ui/chip.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { BestSeatsQuery } from '../state/find-best-seats.ts';
import type { SeatGroup } from '../state/use-seat-choice.ts';
import styles from './best-seats-form.module.css';
import { toggled } from './toggled.ts';

export interface BestSeatsFormProps {
  readonly group: SeatGroup;
  readonly onGroup: (group: SeatGroup) => void;
  /** Of one seat, the highest first. */
  readonly prices: readonly Money[];
  /** Resolves when there is an answer to be seen. */
  readonly onFind: (query: BestSeatsQuery) => Promise<void>;
}

type Need = BestSeatsQuery['needs'][number];

const maxGroupSize = 10;

/** How many seats, with which needs, for which price; also whether a press on the map takes the whole group's seats. */
export function BestSeatsForm({ group, onGroup, prices, onFind }: BestSeatsFormProps) {
  const t = useTexts();
  const [needs, setNeeds] = useState<ReadonlySet<Need>>(new Set());
  const [maxPrice, setMaxPrice] = useState<number>();
  const needChip = (need: Need) => ({
    isChosen: needs.has(need),
    onToggle: () => setNeeds(toggled(needs, need)),
  });
  return (
    <div className={styles.form}>
      <div className={styles.field}>
        <span>{t('forms:partySize')}</span>
        <Stepper
          label={t('forms:partySize')}
          fewer={t('forms:fewer')}
          more={t('forms:more')}
          value={group.size}
          min={1}
          max={maxGroupSize}
          onChange={(size) => onGroup({ ...group, size })}
        />
      </div>
      {group.size > 1 && (
        <ChipChoice
          isChosen={group.isTogether}
          onToggle={() => onGroup({ ...group, isTogether: !group.isTogether })}
        >
          {t('forms:partyTogether')}
        </ChipChoice>
      )}
      {prices.length > 1 && <MaxPriceField prices={prices} value={maxPrice} onChange={setMaxPrice} />}
      <ChipChoice {...needChip('aisle')}>{t('forms:needAisle')}</ChipChoice>
      <ChipChoice {...needChip('accessible')}>{t('forms:needAccessible')}</ChipChoice>
      <Button
        onPress={() =>
          onFind({ count: group.size, needs: [...needs], ...(maxPrice !== undefined && { maxPrice }) })
        }
      >
        {t('forms:bestSeats')}
      </Button>
    </div>
  );
}

interface MaxPriceFieldProps {
  readonly prices: readonly Money[];
  /** In minor units; undefined for any price. */
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function MaxPriceField({ prices, value, onChange }: MaxPriceFieldProps) {
  const t = useTexts();
  const language = useLanguage();
  const amounts = new Map(prices.map((price) => [price.amountMinor, formatMoney(price, language)]));
  return (
    <label className={styles.field}>
      {t('forms:bestBudget')}
      <select
        className={styles.maxPrice}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{t('forms:bestBudgetAny')}</option>
        {[...amounts].map(([amount, text]) => (
          <option key={amount} value={amount}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
