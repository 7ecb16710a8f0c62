import { navigate } from '@parterre/static-site/browser/navigate';
import { loadFormMessages } from '../../i18n/load-form-messages.ts';
import { textsIn } from '../../i18n/registry.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import {
  onDeviceEventsChange,
  readDeviceEvents,
  recordDeviceView,
  toggleDeviceFavourite,
} from './device-events.ts';
import { favouritesPath } from './favourites-path.ts';

const eventId = (heart: Element | null) => Number(heart?.getAttribute('data-heart'));

/** The event whose page is open: its heart has a word instead of a label. */
const openEvent = () => eventId(document.querySelector('[data-heart]:not([aria-label])'));

let isWatched = false;

/** From now on, and for the press that has brought it here. */
export function watchHearts(event?: Event): void {
  if (!isWatched) showStored();
  isWatched = true;
  const heart =
    event?.type === 'click' && event.target instanceof Element && event.target.closest('[data-heart]');
  if (heart) press(eventId(heart));
}

/** Shows on every heart what is stored, by every tab, also on those that are drawn later; and stores which events are looked at. */
function showStored(): void {
  let favourites = new Set<number>();
  let open = 0;
  const show = () => {
    for (const heart of document.querySelectorAll('[data-heart]')) {
      const isPressed = String(favourites.has(eventId(heart)));
      if (heart.getAttribute('aria-pressed') !== isPressed) heart.setAttribute('aria-pressed', isPressed);
    }
    const last = open;
    open = openEvent();
    if (open > 0 && open !== last) recordDeviceView(open);
  };
  const read = () => {
    favourites = new Set(readDeviceEvents('favourites'));
    show();
  };
  onDeviceEventsChange(read);
  // A page may be drawn into what the last one has left.
  new MutationObserver(show).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-heart'],
  });
  read();
}

/** The first favourite brings the way to all of them. */
function press(id: number): void {
  const isFirst = readDeviceEvents('favourites').length === 0;
  if (toggleDeviceFavourite(id) && isFirst) void showWay();
}

/** By the link that the foot of every page has. */
async function showWay(): Promise<void> {
  await loadFormMessages();
  const t = textsIn(document.documentElement.lang);
  const href = document.querySelector<HTMLAnchorElement>(`#footer a[href$="${favouritesPath}"]`)?.href;
  const open = href && { text: t('forms:favouritesOpen'), onPress: () => navigate(href) };
  showToast('success', t('forms:favouriteAdded'), open || undefined);
}
