import { onSignal } from '../../signals.ts';
import { followBars } from '../bars-at-foot.ts';
import { loadScript } from '../load-script.ts';

declare global {
  interface Document {
    umnicoWidgetHash?: string;
  }
}

const loader = 'https://umnico.com/assets/widget-loader.js';
const widgetSelector = '#umnico-widget-wrapper, #umnico-widget-container';
/** Spec §1. */
const lookEveryMs = 200;
/** Whoever has waited this long waits for a service that is blocked or down. */
const longestWaitMs = 30_000;
const gapPx = 16;

const findWidget = () => document.querySelector<HTMLElement>(widgetSelector);

/** Puts the chat on the page and keeps it from covering what one buys with. Returns the way to remove it. */
export function openChat(hash: string, title: string): () => void {
  document.umnicoWidgetHash = hash;
  let stopFollowing = () => {};
  const stopLooking = untilThere((widget) => {
    stopFollowing = keepAside(widget);
    nameFrames(widget, title);
  });
  void loadScript(loader, { charset: 'UTF-8' }).then((isThere) => isThere || stopLooking());
  return () => {
    stopLooking();
    stopFollowing();
    findWidget()?.remove();
  };
}

function untilThere(found: (widget: HTMLElement) => void): () => void {
  const endAt = performance.now() + longestWaitMs;
  const timer = setInterval(() => {
    const widget = findWidget();
    if (widget || performance.now() > endAt) clearInterval(timer);
    if (widget) found(widget);
  }, lookEveryMs);
  return () => clearInterval(timer);
}

/** Above the bars at the foot of the window, and out of the way while the seat map has all of it. */
function keepAside(widget: HTMLElement): () => void {
  const isOwn = (element: Element) => element === widget || widget.contains(element);
  const stopFollowing = followBars(isOwn, (height) => {
    const button = widget.shadowRoot?.querySelector<HTMLElement>('.widget__preview-block') ?? widget;
    button.style.bottom = `${height + gapPx}px`;
  });
  const stopHearing = onSignal('widget-fullscreen', ({ isFullscreen }) => {
    widget.hidden = isFullscreen;
  });
  return () => {
    stopFollowing();
    stopHearing();
  };
}

/** A frame without a name is a riddle to those who hear the page. */
function nameFrames(widget: HTMLElement, title: string): void {
  for (const frame of (widget.shadowRoot ?? widget).querySelectorAll('iframe')) frame.title ||= title;
}
