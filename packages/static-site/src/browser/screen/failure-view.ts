import { createElement } from 'react';
import type { PageView } from '../../shared/page-element.ts';
import type { PageProps, TemplateModule } from '../../shared/template.ts';
import type { SiteTexts } from '../site-options.ts';

/** Reached when nothing else can be shown: it needs no data, no chunk and no style. */
export function failureView(props: Omit<PageProps, 'data'>, { failed, tryAgain }: SiteTexts): PageView {
  const reload = () => location.reload();
  const template: TemplateModule = {
    head: () => ({ title: failed }),
    default: () =>
      createElement(
        'main',
        null,
        createElement('h1', null, failed),
        createElement('button', { type: 'button', onClick: reload }, tryAgain),
      ),
  };
  return { template, props: { ...props, data: undefined }, slots: {} };
}
