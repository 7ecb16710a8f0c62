import { useTexts } from '../../../i18n/use-texts.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import type { Fullscreen } from '../fullscreen/use-fullscreen.ts';
import type { Viewer } from '../stage/viewer.ts';
import styles from './zoom-controls.module.css';

const step = 1.6;

const Control = (props: {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}) => (
  <button type="button" aria-label={props.label} title={props.label} onClick={props.onPress}>
    <Icon name={props.icon} size={20} />
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
      <Control icon="plus" label={t('forms:zoomIn')} onPress={() => viewer.stepZoom(step)} />
      <Control icon="minus" label={t('forms:zoomOut')} onPress={() => viewer.stepZoom(1 / step)} />
      <Control icon="fit" label={t('forms:zoomFit')} onPress={viewer.fit} />
      <Control
        icon={isFullscreen ? 'close' : 'expand'}
        label={t(isFullscreen ? 'forms:fullscreenLeave' : 'forms:fullscreen')}
        onPress={toggle}
      />
      <Control icon="search" label={t('forms:findSeat')} onPress={onFind} />
    </div>
  );
}
