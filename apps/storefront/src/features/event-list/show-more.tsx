import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './event-list.module.css';
import { eventListId } from './event-list.tsx';

export interface ShowMoreProps {
  readonly shown: number;
  readonly total: number;
  /** Of the next page: where the link leads without scripting, or in a new tab. */
  readonly href: string;
  readonly onMore: () => void;
}

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Lengthens the list; the focus goes on to the first event that is new. */
export function ShowMore({ shown, total, href, onMore }: ShowMoreProps) {
  const t = useTexts();
  const shownBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = shownBefore.current;
    if (before === null || shown <= before) return;
    shownBefore.current = null;
    const events = document.querySelectorAll<HTMLElement>(`#${eventListId} > li:not([style]) a`);
    events[before]?.focus({ preventScroll: true });
  }, [shown]);
  const press = (event: MouseEvent) => {
    if (hasModifier(event)) return;
    event.preventDefault();
    shownBefore.current = shown;
    onMore();
  };
  return (
    <div className={styles.more}>
      <ButtonLink href={href} onPress={press}>
        {t('forms:showMore')}
      </ButtonLink>
      <p>{t('forms:shownOf', { shown, total })}</p>
    </div>
  );
}
