import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ToolIcon } from '../../../ui/tool-icon.tsx';
import type { Fullscreen } from './use-fullscreen.ts';
import type { Viewport } from './viewport.ts';
import styles from './zoom-controls.module.css';

const step = 1.6;

const Control = (props: {
  readonly icon: ReactNode;
  readonly label: string;
  readonly onPress: () => void;
}) => (
  <button type="button" aria-label={props.label} title={props.label} onClick={props.onPress}>
    {props.icon}
  </button>
);

export interface ZoomControlsProps {
  readonly viewport: Viewport;
  readonly fullscreen: Fullscreen;
  readonly onFind: () => void;
}

/** Buttons for what gestures and the wheel do. */
export function ZoomControls({ viewport, fullscreen: { isFullscreen, toggle }, onFind }: ZoomControlsProps) {
  const t = useTexts();
  return (
    <div className={styles.controls}>
      <Control
        icon={<ToolIcon name="plus" size={20} />}
        label={t('forms:zoomIn')}
        onPress={() => viewport.zoomStep(step)}
      />
      <Control
        icon={<ToolIcon name="minus" size={20} />}
        label={t('forms:zoomOut')}
        onPress={() => viewport.zoomStep(1 / step)}
      />
      <Control icon={<ToolIcon name="fit" size={20} />} label={t('forms:zoomFit')} onPress={viewport.fit} />
      <Control
        icon={isFullscreen ? <ToolIcon name="close" size={20} /> : <ToolIcon name="expand" size={20} />}
        label={t(isFullscreen ? 'forms:fullscreenLeave' : 'forms:fullscreen')}
        onPress={toggle}
      />
      <Control icon={<Icon name="search" size={20} />} label={t('forms:findSeat')} onPress={onFind} />
    </div>
  );
}
