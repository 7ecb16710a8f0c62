import { type ComponentType, createContext, createElement, Fragment, type ReactElement, use } from 'react';
import type { PageProps, SliceModule, SliceProps, TemplateModule } from './template.ts';

/** What fills a slot: the component (browser), or its markup rendered before (generator). */
export type SlotFilling =
  | { readonly kind: 'component'; readonly component: ComponentType<SliceProps>; readonly data: unknown }
  | { readonly kind: 'markup'; readonly html: string };

export interface PageView {
  readonly template: TemplateModule;
  readonly props: PageProps;
  readonly slots: Readonly<Record<string, SlotFilling>>;
  /** What lies below the first screen is left for later, whoever draws it. */
  readonly isFirstScreen?: boolean;
}

const ViewContext = createContext<PageView | undefined>(undefined);

export const sliceFilling = (module: SliceModule, data: unknown): SlotFilling => ({
  kind: 'component',
  component: module.Slice,
  data,
});

/** The one tree that the generator renders and the browser hydrates. Under another key the page is drawn anew. */
export function pageElement(view: PageView, key?: number): ReactElement {
  const { default: Page, frame = Fragment } = view.template;
  const page = createElement(Page, { ...view.props, key });
  return createElement(ViewContext, { value: view }, createElement(frame, null, page));
}

/** The view that surrounds the calling component. */
export function useView(): PageView {
  const view = use(ViewContext);
  if (!view) throw new Error('This component is used outside a page.');
  return view;
}
