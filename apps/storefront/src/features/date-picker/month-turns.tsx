import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import styles from './date-picker.module.css';

export interface MonthTurnsProps {
  readonly canGoBack: boolean;
  readonly onTurn: (months: 1 | -1) => void;
}

export function MonthTurns({ canGoBack, onTurn }: MonthTurnsProps) {
  const t = useTexts();
  return (
    <div className={styles.turn}>
      <button
        type="button"
        aria-label={t('forms:previousMonth')}
        disabled={!canGoBack}
        onClick={() => onTurn(-1)}
      >
        <ToolIcon name="back" />
      </button>
      <button type="button" aria-label={t('forms:nextMonth')} onClick={() => onTurn(1)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}
