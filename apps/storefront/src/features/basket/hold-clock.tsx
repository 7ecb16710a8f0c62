import { holdLeftMs, holdPhase } from '@parterre/domain/basket/hold';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Spoken } from '../../ui/spoken.tsx';
import { ToolIcon } from '../../ui/tool-icon.tsx';
import { useNow } from '../../ui/use-now.ts';
import styles from './hold-clock.module.css';
import { holdOf, minutesOf } from './hold-of.ts';
import type { BasketActs } from './use-basket-acts.ts';

/** When it is worth a word to those who do not see the clock (WCAG 2.2.1). */
const toldAtMinutes = [10, 5, 2, 1];

const clockText = (leftMs: number) => {
  const seconds = Math.ceil(leftMs / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** How long the tickets are kept, by the server's clock, and the button that keeps them longer. */
export function HoldClock({ acts }: { readonly acts: BasketActs }) {
  const t = useTexts();
  const hold = holdOf(acts);
  const now = useNow(hold ? 1000 : null);
  if (!hold) return null;
  const leftMs = holdLeftMs(hold, now);
  const minutes = minutesOf(leftMs);
  const phase = holdPhase(hold, now);
  if (phase === 'ended') return null;
  return (
    <div className={styles.hold} data-phase={phase}>
      <p aria-hidden="true">
        <ToolIcon name="clock" size={20} /> {t('forms:holdClock')}{' '}
        <b className={styles.time}>{clockText(leftMs)}</b>
      </p>
      <Spoken>{t('forms:holdLeft', { minutes })}</Spoken>
      <div role="status">
        <Spoken>{toldAtMinutes.includes(minutes) && t('forms:holdLeft', { minutes })}</Spoken>
      </div>
      {phase !== 'running' && <Button onPress={() => void acts.extend()}>{t('forms:holdExtend')}</Button>}
    </div>
  );
}
