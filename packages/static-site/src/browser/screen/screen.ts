import { createElement, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type PageView, pageElement } from '../../shared/page-element.ts';
import { setCurrentAddress } from '../address/current-address.ts';
import type { Address } from '../address/resolve-address.ts';
import { PageFrame } from './page-frame.ts';

export interface Scene {
  readonly view: PageView;
  readonly address: Address;
}

export interface Screen {
  readonly shown: () => Scene;
  /** Resolves once the first page is alive, or has failed to be. */
  readonly hydrated: Promise<void>;
  /** Whether the first page came to life so fast that there is time for ceremony. */
  readonly isQuick: () => boolean;
  readonly draw: (scene: Scene) => void;
  /** Tells of each view that has taken another's place. */
  readonly onReplaced: (listener: (last: PageView, next: PageView) => void) => void;
}

export interface ScreenParts {
  readonly root: HTMLElement;
  readonly onShown: (scene: Scene) => void;
  /** `isNew`: it failed before it could be seen. */
  readonly onError: (error: unknown, scene: Scene, isNew: boolean) => void;
  readonly onMismatch: (error: unknown) => void;
}

/**
 * The picture that a transition begins with is taken before anything else happens. A device that takes longer than this
 * to bring the first page to life would keep the visitor waiting for it, and shows the others without ceremony.
 */
const quickMs = 60;

const addressText = ({ path, url }: Address) => path + url.search;

export function hydrateScreen(first: Scene, parts: ScreenParts): Screen {
  let shown = first;
  let pages = 0;
  let failures = 0;
  let markHydrated = () => {};
  const hydrated = new Promise<void>((resolve) => {
    markHydrated = resolve;
  });
  const beganMs = performance.now();
  let isQuick = false;
  hydrated.then(() => {
    isQuick = performance.now() - beganMs < quickMs;
  });
  const staticMarkup = { __html: parts.root.innerHTML };
  const frame = (scene: Scene, fallback: ReactNode) => {
    const page = pages++;
    return createElement(
      PageFrame,
      {
        key: failures, // nothing is kept of what failed
        page,
        fallback,
        onShown: () => {
          markHydrated();
          parts.onShown(scene);
        },
        onError: (error, isNew) => {
          failures++;
          markHydrated();
          parts.onError(error, scene, isNew);
        },
      },
      pageElement(scene.view, page),
    );
  };

  setCurrentAddress(addressText(first.address));
  // A first page that cannot be hydrated stays as it came: readable, its links working.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is this document's own
  const asItCame = createElement('div', { dangerouslySetInnerHTML: staticMarkup });
  let react: Root;
  // In small steps, so that a slow phone scrolls and taps meanwhile.
  startTransition(() => {
    react = hydrateRoot(parts.root, frame(first, asItCame), {
      onRecoverableError: parts.onMismatch,
      onCaughtError: () => undefined, // the frame reports it
    });
  });

  let tellReplaced = (_last: PageView, _next: PageView) => {};
  const draw = (scene: Scene) => {
    const last = shown;
    shown = scene;
    flushSync(() => {
      setCurrentAddress(addressText(scene.address));
      if (scene.view !== last.view) react.render(frame(scene, null));
    });
    if (scene.view !== last.view) tellReplaced(last.view, scene.view);
  };

  return {
    shown: () => shown,
    hydrated,
    isQuick: () => isQuick,
    draw,
    onReplaced: (listener) => {
      tellReplaced = listener;
    },
  };
}
