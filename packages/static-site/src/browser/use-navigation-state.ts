import { useSyncExternalStore } from 'react';
import { idle, type NavigationState, navigationStateAfter } from './navigation/navigation-state.ts';
import { onNavigation } from './signals.ts';

let state = idle;
onNavigation((signal) => {
  state = navigationStateAfter(signal);
});

/** Whether a page is on its way, for a progress line; `delayed` after one second. What is not chosen draws nothing anew. */
export const useNavigationState = <Chosen>(choose: (state: NavigationState) => Chosen): Chosen =>
  useSyncExternalStore(
    onNavigation,
    () => choose(state),
    () => choose(idle),
  );
