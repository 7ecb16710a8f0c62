import { importOptional } from '../../import-helper.ts';
import { more } from './lit-tab.ts';

const tab = `a[href="${more}"]`;

/** From here on the last tab opens its sheet. Where that cannot be loaded, it leads to the foot of the page, as without scripting. */
export function listenToMoreTab(): void {
  document.querySelector(tab)?.setAttribute('aria-haspopup', 'dialog');
  document.addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest<HTMLElement>(tab);
    if (!pressed) return;
    event.preventDefault();
    importOptional(() => import('./more-sheet.ts'))
      .then(({ openMoreSheet }) => openMoreSheet(pressed))
      .catch(() => location.assign(more));
  });
}
