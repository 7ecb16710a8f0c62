import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ToolIcon } from '../../../ui/tool-icon.tsx';
import type { Fullscreen } from '../fullscreen/use-fullscreen.ts';
import type { Viewer } from '../stage/viewer.ts';
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
  readonly viewer: Viewer;
  readonly fullscreen: Fullscreen;
  readonly onFind: () => void;
}

/** All that fingers and wheels can do, by pressing. */
export function ZoomControls({ viewer, fullscreen: { isFullscreen, toggle }, onFind }: ZoomControlsProps) {
  const t = useTexts();
  return (
    <div className={styles.controls}>
      <Control
        icon={<ToolIcon name="plus" size={20} />}
        label={t('forms:zoomIn')}
        onPress={() => viewer.stepZoom(step)}
      />
      <Control
        icon={<ToolIcon name="minus" size={20} />}
        label={t('forms:zoomOut')}
        onPress={() => viewer.stepZoom(1 / step)}
      />
      <Control icon={<ToolIcon name="fit" size={20} />} label={t('forms:zoomFit')} onPress={viewer.fit} />
      <Control
        icon={isFullscreen ? <Icon name="close" size={20} /> : <ToolIcon name="expand" size={20} />}
        label={t(isFullscreen ? 'forms:fullscreenLeave' : 'forms:fullscreen')}
        onPress={toggle}
      />
      <Control icon={<Icon name="search" size={20} />} label={t('forms:findSeat')} onPress={onFind} />
    </div>
  );
}
