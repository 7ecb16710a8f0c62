import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { type PageView, pageElement } from '../../shared/page-element.ts';
import type { SliceModule, SliceProps } from '../../shared/template.ts';

/** Bundled with the site's components, so that both use the same React and the same contexts. */
export const renderPage = (view: PageView) => renderToString(pageElement(view));

export const renderSlice = ({ Slice }: SliceModule, props: SliceProps) =>
  renderToString(createElement(Slice, props));
