import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import styles from './page-title.module.css';

export interface PageTitleProps {
  readonly crumbs?: readonly Crumb[];
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: string;
  /** Small facts and links below. */
  readonly children?: ReactNode;
}

/** How a page of words begins. */
export const PageTitle = ({ crumbs, title, lead, children }: PageTitleProps) => (
  <div className={styles.title}>
    {crumbs && <Breadcrumbs crumbs={crumbs} />}
    <h1>{title}</h1>
    {lead && <p>{lead}</p>}
    {children}
  </div>
);
