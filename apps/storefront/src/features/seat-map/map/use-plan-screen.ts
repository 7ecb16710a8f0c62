import { type RefObject, useEffect } from 'react';
import { useMedia } from '../../../ui/use-media.ts';
import { type Fullscreen, useFullscreen } from './use-fullscreen.ts';
import type { Viewport } from './viewport.ts';

/** How much of the screen the plan has. */
export interface PlanScreen extends Fullscreen {
  readonly isPhone: boolean;
  /** In the page of a phone the plan is small and stands still; a tap opens it in full screen. */
  readonly isPreview: boolean;
}

export function usePlanScreen(root: RefObject<HTMLElement | null>, viewport: Viewport): PlanScreen {
  const fullscreen = useFullscreen(root);
  const isPhone = useMedia('(pointer: coarse) and (width < 48rem)');
  const isPreview = isPhone && !fullscreen.isFullscreen;
  useEffect(() => viewport.setStill(isPreview), [viewport, isPreview]);
  return { ...fullscreen, isPhone, isPreview };
}
