import styles from './prose.module.css';

/** A text of the catalogue, which holds safe HTML alone. */
export const Prose = ({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: safe HTML, as said above
  <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
