import type { ReactNode } from 'react';
import { Layout } from '../../features/layout/layout.tsx';
import { pageHead } from '../../features/layout/page-head.ts';
import { PageTitle } from '../../features/layout/page-title.tsx';
import { textsIn } from '../../i18n/registry.ts';
import type { SitePage } from './site-page.ts';

export type PageTitleKey =
  | 'pages:cartTitle'
  | 'pages:orderTitle'
  | 'pages:yourOrderTitle'
  | 'pages:myTicketsTitle'
  | 'pages:favouritesTitle'
  | 'pages:bundlesTitle'
  | 'pages:billTitle'
  | 'pages:payTitle'
  | 'pages:unpaidTitle'
  | 'pages:failTitle'
  | 'pages:successTitle'
  | 'pages:giftSuccessTitle'
  | 'pages:successEmptyTitle'
  | 'pages:paymentSuccessTitle'
  | 'pages:searchTitle';

/** The head of a page whose content is not there when it is generated. */
export const plainHead = (title: PageTitleKey) => (page: SitePage<unknown>) => {
  const text = textsIn(page.language.code)(title);
  return pageHead(page, { title: text, description: text });
};

export interface PlainPageProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** A page of an order, which shows its title until it knows more. */
export const PlainPage = ({ title, children }: PlainPageProps) => (
  <Layout form="quiet">
    <PageTitle title={title} />
    {children}
  </Layout>
);
