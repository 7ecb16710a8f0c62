import type { ReactNode, Ref } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { SeatMapProps } from '../seat-map-props.ts';
import styles from './notice.module.css';

export interface NoticeProps {
  readonly children: ReactNode;
  /** Buttons for what can be done about it. */
  readonly actions?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export const Notice = ({ children, actions, ref }: NoticeProps) => (
  <div ref={ref} className={styles.notice}>
    <p>{children}</p>
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
);

interface LoadFailedNoticeProps extends Pick<SeatMapProps['date'], 'seating'> {
  readonly onRetry: () => void;
}

/** Instead of the seat map, when the offers or the plan could not be loaded. */
export function LoadFailedNotice({ seating, onRetry }: LoadFailedNoticeProps) {
  const t = useTexts();
  return (
    <Notice actions={<Button onPress={onRetry}>{t('tryAgain')}</Button>}>
      {t(seating === 'plan' ? 'forms:seatMapFailed' : 'forms:ticketsFailed')}
    </Notice>
  );
}
