import type { PageView } from '../../shared/page-element.ts';
import type { NavigationIntent } from '../address/navigation-intent.ts';
import type { SiteOptions } from '../site-options.ts';
import { whenIdle } from '../when-idle.ts';
import { announce } from './announcer.ts';
import { applyTags, applyTitle } from './apply-head.ts';
import { renderInSteps } from './deferred-rendering.ts';
import { leaveFocus, moveFocus } from './move-focus.ts';
import { placeView } from './place-view.ts';
import type { Scene, Screen } from './screen.ts';
import { inViewTransition } from './view-transition.ts';

/** Shows a page that was navigated to. Answers false when a newer intent came first. */
export type ShowPage = (scene: Scene, event: NavigationIntent) => Promise<boolean>;

const pageHead = ({ template, props }: PageView) => template.head(props);

export function pageShower(screen: Screen, root: Element, { texts, onTransition }: SiteOptions): ShowPage {
  screen.onReplaced((last, next) => {
    applyTitle(pageHead(next), next.props.language);
    // Thirty tags that nobody sees are not what a visitor waits for.
    whenIdle(() => applyTags(pageHead(last), pageHead(next)));
  });
  return async (scene, event) => {
    // React would throw the first page away if another came while it is half alive.
    await screen.hydrated;
    const { address } = screen.shown();
    const isNewPath = scene.address.path !== address.path;
    const isQueryChange = !isNewPath && scene.address.url.search !== address.url.search;
    let isDrawn = false;
    const update = () => {
      if (event.signal.aborted) return;
      isDrawn = true;
      if (isNewPath) leaveFocus();
      renderInSteps(event, () => screen.draw(scene));
      if (isNewPath) moveFocus(root, scene.address.url.hash);
      placeView(event, isQueryChange);
    };
    const mayMove = screen.isQuick() && isNewPath && !event.hasUAVisualTransition;
    await (mayMove ? inViewTransition(update, onTransition) : update());
    const { language } = scene.view.props;
    if (isDrawn && isNewPath) announce(texts(language).opened(document.title), language);
    return isDrawn;
  };
}
