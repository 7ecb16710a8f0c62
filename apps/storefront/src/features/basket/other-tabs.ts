const name = 'basket';

let channel: BroadcastChannel | undefined;

/** Tells the other tabs of this site that the basket has changed. */
export const tellOtherTabs = (): void => channel?.postMessage('changed');

/** Closed while the page waits in the browser's memory, which would otherwise give it up. */
export function onOtherTabs(listener: () => void): () => void {
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
