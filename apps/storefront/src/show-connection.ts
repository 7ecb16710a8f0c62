import { onNavigation } from '@parterre/static-site/browser/signals';
import { onWindow } from './on-window.ts';

function show(): void {
  const banner = document.querySelector<HTMLElement>('[data-offline]');
  if (banner) banner.textContent = navigator.onLine ? '' : (banner.dataset.offline ?? '');
}

/** Says from here on when there is no connection, in the words that each page brings. */
export function showConnection(): void {
  onWindow(['online', 'offline'], show);
  onNavigation(({ kind }) => kind === 'ended' && show());
  show();
}
