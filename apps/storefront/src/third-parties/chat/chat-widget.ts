import { onSignal } from '../../signals.ts';
import { watchBottomBars } from '../bottom-bars.ts';
import { loadScript } from '../load-script.ts';

declare global {
  interface Document {
    umnicoWidgetHash?: string;
  }
}

const loader = 'https://umnico.com/assets/widget-loader.js';
const widgetSelector = '#umnico-widget-wrapper, #umnico-widget-container';
/** Spec §1. */
const pollMs = 200;
/** A service that takes longer is blocked or down. */
const maxWaitMs = 30_000;
const gapPx = 16;

const findWidget = () => document.querySelector<HTMLElement>(widgetSelector);

/** Opens the chat widget above the bottom bars. Returns a function that removes it. */
export function openChat(hash: string, title: string): () => void {
  document.umnicoWidgetHash = hash;
  let stopFollowing = () => {};
  const stopPolling = waitForWidget((widget) => {
    stopFollowing = keepClear(widget);
    nameFrames(widget, title);
  });
  void loadScript(loader, { charset: 'UTF-8' }).then((isThere) => isThere || stopPolling());
  return () => {
    stopPolling();
    stopFollowing();
    findWidget()?.remove();
  };
}

function waitForWidget(found: (widget: HTMLElement) => void): () => void {
  const endAt = performance.now() + maxWaitMs;
  const timer = setInterval(() => {
    const widget = findWidget();
    if (widget || performance.now() > endAt) clearInterval(timer);
    if (widget) found(widget);
  }, pollMs);
  return () => clearInterval(timer);
}

/** Above the bars at the foot of the window, and out of the way while the seat map has all of it. */
function keepClear(widget: HTMLElement): () => void {
  const isOwn = (element: Element) => element === widget || widget.contains(element);
  const stopFollowing = watchBottomBars(isOwn, (height) => {
    const button = widget.shadowRoot?.querySelector<HTMLElement>('.widget__preview-block') ?? widget;
    button.style.bottom = `${height + gapPx}px`;
  });
  const stopListening = onSignal('widget-fullscreen', ({ isFullscreen }) => {
    widget.hidden = isFullscreen;
  });
  return () => {
    stopFollowing();
    stopListening();
  };
}

/** Screen readers announce a frame by its title. */
function nameFrames(widget: HTMLElement, title: string): void {
  for (const frame of (widget.shadowRoot ?? widget).querySelectorAll('iframe')) frame.title ||= title;
}
