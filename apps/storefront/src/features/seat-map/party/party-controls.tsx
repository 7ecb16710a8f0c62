import type { Money } from '@parterre/domain/money/money';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipChoice } from '../../../ui/chip.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import type { BestWish } from '../offered/find-best-seats.ts';
import { BudgetChoice } from './budget-choice.tsx';
import styles from './party-controls.module.css';

/** For how many seats are looked for, and whether one press takes them all. */
export interface Party {
  readonly count: number;
  readonly isTogether: boolean;
}

export interface PartyControlsProps {
  readonly party: Party;
  readonly most: number;
  /** What seats cost, from the dearest on. */
  readonly prices: readonly Money[];
  readonly onParty: (party: Party) => void;
  /** Asks for the best seats, and waits until there is an answer to be seen. */
  readonly onFind: (wish: BestWish) => Promise<void>;
}

type Need = BestWish['needs'][number];

/** How many come, what they need, and the way to let the house choose. */
export function PartyControls({ party, most, prices, onParty, onFind }: PartyControlsProps) {
  const t = useTexts();
  const [needs, setNeeds] = useState<ReadonlySet<Need>>(new Set());
  const [maxPrice, setMaxPrice] = useState<number>();
  const need = (name: Need) => ({
    isChosen: needs.has(name),
    onToggle: () => setNeeds(needs.symmetricDifference(new Set([name]))),
  });
  return (
    <div className={styles.party}>
      <div className={styles.size}>
        <span>{t('forms:partySize')}</span>
        <Stepper
          label={t('forms:partySize')}
          fewer={t('forms:fewer')}
          more={t('forms:more')}
          value={party.count}
          least={1}
          most={most}
          onChange={(count) => onParty({ ...party, count })}
        />
      </div>
      {party.count > 1 && (
        <ChipChoice
          isChosen={party.isTogether}
          onToggle={() => onParty({ ...party, isTogether: !party.isTogether })}
        >
          {t('forms:partyTogether')}
        </ChipChoice>
      )}
      {prices.length > 1 && <BudgetChoice prices={prices} value={maxPrice} onChange={setMaxPrice} />}
      <ChipChoice {...need('aisle')}>{t('forms:needAisle')}</ChipChoice>
      <ChipChoice {...need('accessible')}>{t('forms:needAccessible')}</ChipChoice>
      <Button
        onPress={() =>
          onFind({ count: party.count, needs: [...needs], ...(maxPrice !== undefined && { maxPrice }) })
        }
      >
        {t('forms:bestSeats')}
      </Button>
    </div>
  );
}
