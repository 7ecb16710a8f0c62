import { useSyncExternalStore } from 'react';
import { idle, navigationStateAfter } from './navigation/navigation-state.ts';
import { onNavigation } from './signals.ts';

let state = idle;
onNavigation((signal) => {
  state = navigationStateAfter(signal);
});

/** Whether a page is on its way, for a progress line; `delayed` after one second. */
export const useNavigationState = () =>
  useSyncExternalStore(
    onNavigation,
    () => state,
    () => idle,
  );
