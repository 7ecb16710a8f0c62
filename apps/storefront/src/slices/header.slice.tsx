import type { SliceProps } from '@parterre/static-site/shared/template';
import type { HeaderData } from './header.data.ts';
import styles from './header.module.css';

export const Slice = ({ data }: SliceProps<HeaderData>) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped where it is written
  <div className={styles.header} dangerouslySetInnerHTML={{ __html: data.markup }} />
);
