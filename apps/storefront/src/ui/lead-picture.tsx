import type { ReactNode } from 'react';
import styles from './lead-picture.module.css';

/** The picture that a page begins with: from edge to edge of a phone, framed on wider screens. */
export const LeadPicture = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.lead}>{children}</div>
);
