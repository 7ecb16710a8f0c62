import styles from './trap-field.module.css';

/** A field that people neither see, nor hear, nor reach; programs fill it in. */
export const TrapField = ({ name }: { readonly name: string }) => (
  <input
    className={styles.trap}
    name={name}
    type="text"
    tabIndex={-1}
    autoComplete="off"
    aria-hidden="true"
  />
);
