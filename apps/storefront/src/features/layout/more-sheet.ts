import { onNavigation } from '@parterre/static-site/browser/signals';
import { loadFormMessages } from '../../i18n/load-form-messages.ts';
import { textsIn } from '../../i18n/registry.ts';
import { importOptional } from '../../import-helper.ts';
import { sendSignal } from '../../signals.ts';
import { closeBySwipe } from '../../ui/close-by-swipe.ts';
import sheet from '../../ui/sheet.module.css';
import { more } from './lit-tab.ts';
import styles from './more-sheet.module.css';

const cross =
  '<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6 6 18"/></svg>';

const headingId = 'more';

/** A heading that takes the focus, and a button that closes. */
function drawHeader(title: string, closeLabel: string): HTMLElement {
  const header = document.createElement('header');
  const heading = document.createElement('h2');
  const close = document.createElement('button');
  Object.assign(heading, { id: headingId, tabIndex: -1, autofocus: true, textContent: title });
  Object.assign(close, { type: 'button', ariaLabel: closeLabel, innerHTML: cross });
  header.append(heading, close);
  return header;
}

/** The cities of the header, for the thumb. */
function copyCities(): HTMLElement | undefined {
  const menu = document.getElementById('cities');
  const name = document.querySelector('[popovertarget=cities] span')?.textContent;
  if (!menu) return undefined;
  const cities = document.createElement('details');
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  summary.textContent = `${menu.getAttribute('aria-label')}: ${name}`;
  list.append(...[...menu.children].map((item) => item.cloneNode(true)));
  cities.append(summary, list);
  return cities;
}

/** A copy: the foot itself stays on the page, where React knows it to be. */
function copyFoot(): HTMLElement {
  const body = document.createElement('div');
  body.className = `${sheet.body} ${styles.more}`;
  body.append(copyCities() ?? '');
  const copy = document.querySelector(more)?.cloneNode(true);
  if (copy instanceof Element) {
    copy.removeAttribute('id');
    body.append(copy);
  }
  return body;
}

/**
 * What the foot of every page has, within reach of the thumb, in a modal dialog: the browser keeps the focus inside. Whatever is
 * chosen there closes it, as do its button, Escape, a tap beside it, a swipe, and another page. Plain elements, since a part of
 * the page that could open it would weigh on every first visit.
 */
export async function openMoreSheet(opener: HTMLElement): Promise<void> {
  await importOptional(loadFormMessages);
  if (document.getElementById(headingId)) return; // pressed twice while it was being loaded
  const t = textsIn(document.documentElement.lang);
  const dialog = document.createElement('dialog');
  const body = copyFoot();
  dialog.className = sheet.sheet ?? '';
  dialog.dataset.form = 'bottom';
  dialog.setAttribute('aria-labelledby', headingId);
  dialog.append(drawHeader(t('tabMore'), t('forms:close')), body);
  dialog.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest('a, button') : null;
    if (choice || target === dialog) dialog.close();
    // The one button of the foot.
    if (choice?.matches('button') && body.contains(choice)) sendSignal('choose-consent');
  });
  closeBySwipe(dialog, body);
  const stopListening = onNavigation(({ kind }) => kind === 'started' && dialog.close());
  dialog.addEventListener('close', () => {
    stopListening();
    dialog.remove();
    // Not every browser gives it back to a link.
    opener.focus({ preventScroll: true });
  });
  document.body.append(dialog);
  dialog.showModal();
}
