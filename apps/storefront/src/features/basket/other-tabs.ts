const name = 'basket';

let channel: BroadcastChannel | undefined;

/** Notifies the other tabs of this site that the basket has changed. */
export const notifyOtherTabs = (): void => channel?.postMessage('changed');

/** Closed while the page is in the back/forward cache, which an open channel would keep it out of. */
export function onOtherTabsChange(listener: () => void): () => void {
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  const open = () => {
    close();
    channel = new BroadcastChannel(name);
    channel.onmessage = listener;
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return () => {
    close();
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
  };
}
