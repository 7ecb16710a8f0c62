import { useEffect, useRef } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ToolIcon } from '../../../ui/tool-icon.tsx';
import styles from './phone-controls.module.css';
import type { Viewport } from './viewport.ts';

export interface PhoneControlsProps {
  readonly viewport: Viewport;
  readonly onFind: () => void;
  readonly onClose: () => void;
}

/** Beside the prices, above the full-screen plan of a phone: fingers do everything else, and nothing lies over the seats. */
export function PhoneControls({ viewport, onFind, onClose }: PhoneControlsProps) {
  const t = useTexts();
  const fit = useRef<HTMLButtonElement>(null);
  useEffect(
    () =>
      viewport.subscribe(({ view, limits }) => {
        if (fit.current) fit.current.hidden = view.scale <= limits.minScale;
      }),
    [viewport],
  );
  return (
    <div className={styles.controls}>
      <button type="button" aria-label={t('forms:findSeat')} onClick={onFind}>
        <Icon name="search" size={20} />
      </button>
      <button ref={fit} type="button" hidden aria-label={t('forms:zoomFit')} onClick={viewport.fit}>
        <ToolIcon name="fit" size={20} />
      </button>
      <button type="button" aria-label={t('forms:fullscreenLeave')} onClick={onClose}>
        <ToolIcon name="close" size={20} />
      </button>
    </div>
  );
}
