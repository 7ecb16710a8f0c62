import { holdLeftMs, holdPhase } from '@parterre/domain/basket/hold';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { basketHold, wholeMinutes } from './basket-hold.ts';
import styles from './hold-clock.module.css';
import type { BasketActions } from './use-basket-actions.ts';

/** When screen readers announce the time left (WCAG 2.2.1). */
const announcedMinutes = [10, 5, 2, 1];

const clockText = (leftMs: number) => {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long the tickets are held, by the server's clock, and the button that extends it. */
export function HoldClock({ actions }: { readonly actions: BasketActions }) {
  const t = useTexts();
  const hold = basketHold(actions);
  const now = useNow(hold ? 1000 : null);
  if (!hold) return null;
  const leftMs = holdLeftMs(hold, now);
  const minutes = wholeMinutes(leftMs);
  const phase = holdPhase(hold, now);
  if (phase === 'ended') return null;
  return (
    <div className={styles.hold} data-phase={phase}>
      <p aria-hidden="true">
        <ToolIcon name="clock" size={20} /> {t('forms:holdClock')}{' '}
        <b className={styles.time}>{clockText(leftMs)}</b>
      </p>
      <VisuallyHidden>{t('forms:holdLeft', { minutes })}</VisuallyHidden>
      <div role="status">
        <VisuallyHidden>
          {announcedMinutes.includes(minutes) && t('forms:holdLeft', { minutes })}
        </VisuallyHidden>
      </div>
      {phase !== 'running' &&
        (hold.extensionsLeft > 0 ? (
          <Button onPress={() => void actions.extend()}>{t('forms:holdExtend')}</Button>
        ) : (
          <p>{t('forms:refusal_extensions_exhausted')}</p>
        ))}
    </div>
  );
}
