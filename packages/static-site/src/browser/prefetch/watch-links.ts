export interface LinkEvents {
  /** Came into view. */
  readonly onSeen: (link: Element) => void;
  /** Left the view, or was never in it. */
  readonly onGone: (link: Element) => void;
  /** Is about to be followed. */
  readonly onIntent: (link: Element) => void;
}

const links = 'a[href]:not([download]):not([target])';

/** Watches plain links: those there are and those that come. */
export function watchLinks(root: Element, { onSeen, onGone, onIntent }: LinkEvents): void {
  const sight = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      (isIntersecting ? onSeen : onGone)(target);
      if (!target.isConnected) sight.unobserve(target);
    }
  });
  const observe = (node: Node) => {
    if (!(node instanceof Element)) return;
    if (node.matches(links)) sight.observe(node);
    for (const link of node.querySelectorAll(links)) sight.observe(link);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(observe);
  }).observe(root, { childList: true, subtree: true });
  observe(root);

  const intend = ({ target }: Event) => {
    const link = target instanceof Element && target.closest(links);
    if (link) onIntent(link);
  };
  // A finger leaves a mouse event behind after the tap; only a real mouse hovers.
  root.addEventListener(
    'pointerover',
    (event) => event instanceof PointerEvent && event.pointerType === 'mouse' && intend(event),
  );
  root.addEventListener('pointerdown', intend);
  root.addEventListener('focusin', intend);
}
