import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import styles from './date-picker.module.css';

export interface MonthButtonsProps {
  readonly canGoBack: boolean;
  readonly onStep: (months: 1 | -1) => void;
}

export function MonthButtons({ canGoBack, onStep }: MonthButtonsProps) {
  const t = useTexts();
  return (
    <div className={styles.stepMonth}>
      <button
        type="button"
        aria-label={t('forms:previousMonth')}
        disabled={!canGoBack}
        onClick={() => onStep(-1)}
      >
        <ToolIcon name="back" />
      </button>
      <button type="button" aria-label={t('forms:nextMonth')} onClick={() => onStep(1)}>
        <Icon name="forward" />
      </button>
    </div>
  );
}
