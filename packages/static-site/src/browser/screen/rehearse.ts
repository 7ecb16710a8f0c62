import { Activity, createElement, Fragment } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type PageView, pageElement } from '../../shared/page-element.ts';

/**
 * Draws a page once where nobody sees it. Code that runs for the first time takes more than twice as long, the page's own
 * and React's: on a slow phone the difference is what a visitor waits for after a click. Hidden content has no effects,
 * and a document without a window fetches nothing. The frame is left out: it stays from page to page.
 */
export function rehearse(view: PageView): void {
  const stage = document.implementation.createHTMLDocument().createElement('div');
  const template = { ...view.template, frame: Fragment };
  const children = pageElement({ ...view, template, isFirstScreen: true });
  // Hydrated since `createRoot` is used nowhere else and would be loaded for this alone: what is hidden is not looked for.
  const root = hydrateRoot(stage, createElement(Activity, { mode: 'hidden', children }), {
    onUncaughtError: () => undefined,
  });
  new MutationObserver(() => root.unmount()).observe(stage, { childList: true });
}
