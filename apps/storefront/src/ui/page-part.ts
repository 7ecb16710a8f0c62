import { type ComponentType, lazy } from 'react';

/**
 * A component that is loaded on every visit of a page, once the page is alive. The messages of forms that it names come with
 * those of the page (site/messages/named-messages.ts).
 */
export const pagePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
