import { onNavigation } from '@parterre/static-site/browser/signals';
import { startSite } from '@parterre/static-site/browser/start-site';
import type { BrowserSite } from '@parterre/static-site/shared/browser-site';
import type { TemplateModule } from '@parterre/static-site/shared/template';
import { createElement, useLayoutEffect } from 'react';

/** Milliseconds from the last click; `window.arrival`. */
export interface Arrival {
  /** To the moment when the page stood in the document. */
  committedMs?: number;
  /** To the moment when title, focus and scroll were in place as well. */
  settledMs?: number;
}

const arrival: Arrival = {};
// The moment of the click, kept where a document that follows it can read it.
const clickedKey = 'clicked';

const sinceClick = () =>
  performance.timeOrigin + performance.now() - Number(sessionStorage.getItem(clickedKey));

/** The same template; it notes when it is committed. */
function timed(module: TemplateModule): TemplateModule {
  const Timed: TemplateModule['default'] = (props) => {
    useLayoutEffect(() => {
      arrival.committedMs = sinceClick();
    }, []);
    return createElement(module.default, props);
  };
  return { ...module, default: Timed };
}

/** The site's entry: starts it as any site would, with a stopwatch in hand. */
export function start(site: BrowserSite): void {
  Object.assign(window, { arrival });
  const recordClick = ({ timeStamp }: Event) =>
    sessionStorage.setItem(clickedKey, String(performance.timeOrigin + timeStamp));
  addEventListener('click', recordClick, { capture: true });
  onNavigation(({ kind }) => {
    if (kind === 'ended') arrival.settledMs = sinceClick();
  });
  const loadTemplate = Object.fromEntries(
    Object.entries(site.loadTemplate).map(([name, load]) => [name, async () => timed(await load())]),
  );
  startSite(
    { ...site, loadTemplate },
    {
      protectedPaths: [],
      texts: () => ({ opened: (title) => title, failed: 'Failed', tryAgain: 'Try again' }),
      report: ({ kind, cause }) => console.error(kind, cause),
    },
  ).then(() => {
    arrival.settledMs = sinceClick();
  });
}
