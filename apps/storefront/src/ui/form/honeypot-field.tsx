import styles from './honeypot-field.module.css';

/** A field that people neither see nor reach, with or without a screen reader; bots fill it in. */
export const HoneypotField = ({ name }: { readonly name: string }) => (
  <input
    className={styles.honeypot}
    name={name}
    type="text"
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
  />
);
