import type { Item } from '@parterre/domain/drafts/item';
import { formatMoney } from '@parterre/domain/money/format-money';
import { formatPrice } from '@parterre/domain/money/format-price';
import {
  type CellFault,
  type PriceBasis,
  type PriceCell,
  showAmount,
} from '@parterre/domain/price-lists/type-prices';
import { Link } from '@tanstack/react-router';
import { useLanguage, useTexts } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from './prices.module.css';
import { RateAge, useRateText } from './rate-age.tsx';

interface Props {
  readonly cell: PriceCell;
  readonly type: Item;
  readonly basis: PriceBasis;
  readonly zoneName: string;
  readonly fault: CellFault | undefined;
  readonly draftId: string | undefined;
  readonly onToggle: ((cell: PriceCell) => void) | undefined;
}

/** How the amount at hand came about, and the one press that changes that. */
export function CellBar({ cell, type, basis, zoneName, fault, draftId, onToggle }: Props) {
  const { prices: texts, catalogue: words } = useTexts();
  const { language } = useLanguage();
  const rateText = useRateText();
  const { origin, amount, derivation } = showAmount(type, cell, basis);
  const isDerivable = basis.rates.some(({ to }) => to === cell.currency);
  return (
    <div className={styles.cell}>
      <p role="status">
        <strong>
          {zoneName} · {cell.currency} · {texts.fields[cell.field]}
        </strong>{' '}
        {fault ? (
          <span className={styles.bad}>{texts.badCell(fault.text, texts.faults[fault.fault])}</span>
        ) : derivation && amount ? (
          texts.derivedFrom({
            base: formatMoney(derivation.base, language),
            rate: rateText(derivation.rate.rate),
            step: formatPrice(Number(derivation.rate.step), cell.currency, language),
            amount: formatMoney(amount, language),
          })
        ) : (
          texts.origins[origin]
        )}
      </p>
      {derivation && (
        <p className={styles.rate}>
          <Link
            to="/prices/rates/$rate"
            params={{ rate: `${derivation.rate.from}-${derivation.rate.to}` }}
            search={draftId ? { draft: draftId } : {}}
          >
            {texts.rateOf(derivation.rate.from, derivation.rate.to)}
          </Link>{' '}
          <RateAge setAt={derivation.rate.setAt} />
        </p>
      )}
      {onToggle && origin === 'missing' && !isDerivable && cell.currency !== basis.currency && (
        <Link
          to="/prices/rates/$rate"
          params={{ rate: `${basis.currency}-${cell.currency}` }}
          search={draftId ? { draft: draftId } : {}}
        >
          {words.new.exchange_rates}
        </Link>
      )}
      {onToggle && origin === 'derived' && <Button onPress={() => onToggle(cell)}>{texts.setByHand}</Button>}
      {onToggle && origin === 'set' && isDerivable && (
        <Button onPress={() => onToggle(cell)}>{texts.derive}</Button>
      )}
    </div>
  );
}
