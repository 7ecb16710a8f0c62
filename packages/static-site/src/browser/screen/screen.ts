import { createElement, type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type PageView, pageElement } from '../../shared/page-element.ts';
import { setCurrentAddress } from '../address/current-address.ts';
import type { NavigationIntent } from '../address/navigation-intent.ts';
import type { Address } from '../address/resolve-address.ts';
import type { SiteTexts } from '../site-options.ts';
import { announce } from './announcer.ts';
import { applyHead } from './apply-head.ts';
import { renderInSteps } from './deferred-rendering.ts';
import { leaveFocus, moveFocus } from './move-focus.ts';
import { PageFrame } from './page-frame.ts';
import { placeView } from './scroll-position.ts';
import { inViewTransition } from './view-transition.ts';

export interface Scene {
  readonly view: PageView;
  readonly address: Address;
}

export interface Screen {
  readonly shown: () => Scene;
  /** Resolves once the first page is alive, or has failed to be. */
  readonly hydrated: Promise<void>;
  /** Answers false when a newer intent came first. */
  readonly show: (scene: Scene, event: NavigationIntent) => Promise<boolean>;
  /** Puts a view in place of one that failed. */
  readonly replace: (view: PageView) => void;
}

export interface ScreenParts {
  readonly root: HTMLElement;
  readonly texts: (scene: Scene) => SiteTexts;
  readonly onShown: (scene: Scene) => void;
  /** `isNew`: it failed before it could be seen. */
  readonly onError: (error: unknown, scene: Scene, isNew: boolean) => void;
  readonly onTransition: (() => void) | undefined;
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

  const draw = (scene: Scene) => {
    const last = shown;
    shown = scene;
    flushSync(() => {
      setCurrentAddress(addressText(scene.address));
      if (scene.view !== last.view) react.render(frame(scene, null));
    });
    if (scene.view !== last.view)
      applyHead(pageHead(last.view), pageHead(scene.view), scene.view.props.language);
  };

  const show: Screen['show'] = async (scene, event) => {
    // React would throw the first page away if another came while it is half alive.
    await hydrated;
    const { address } = shown;
    const isNewPath = scene.address.path !== address.path;
    const isQueryChange = !isNewPath && scene.address.url.search !== address.url.search;
    let isDrawn = false;
    const update = () => {
      if (event.signal.aborted) return;
      isDrawn = true;
      if (isNewPath) leaveFocus();
      renderInSteps(event, () => draw(scene));
      if (isNewPath) moveFocus(parts.root, scene.address.url.hash);
      placeView(event, isQueryChange);
    };
    const mayMove = isQuick && isNewPath && !event.hasUAVisualTransition;
    await (mayMove ? inViewTransition(update, parts.onTransition) : update());
    if (isDrawn && isNewPath) announce(parts.texts(scene).opened(document.title), scene.view.props.language);
    return isDrawn;
  };

  return {
    shown: () => shown,
    hydrated,
    show,
    replace: (view) => draw({ ...shown, view }),
  };
}

const pageHead = ({ template, props }: PageView) => template.head(props);
