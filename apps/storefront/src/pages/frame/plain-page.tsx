import type { ReactNode } from 'react';
import { pageHead } from '../../features/layout/page-head.ts';
import { textsIn } from '../../i18n/registry.ts';
import { PageFrame } from './page-frame.tsx';
import type { SitePage } from './site-page.ts';

type Title =
  | 'pages:cartTitle'
  | 'pages:orderTitle'
  | 'pages:billTitle'
  | 'pages:payTitle'
  | 'pages:failTitle'
  | 'pages:successTitle'
  | 'pages:successEmptyTitle'
  | 'pages:paymentSuccessTitle'
  | 'pages:searchTitle';

/** The head of a page whose content is not known when it is generated. */
export const plainHead = (title: Title) => (page: SitePage<unknown>) => {
  const text = textsIn(page.language.code)(title);
  return pageHead(page, { title: text, description: text });
};

/** A page that shows its title until it knows more. */
export const PlainPage = ({ title, children }: { readonly title: string; readonly children?: ReactNode }) => (
  <PageFrame>
    <h1>{title}</h1>
    {children}
  </PageFrame>
);
