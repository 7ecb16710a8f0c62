import styles from './definition-list.module.css';

/** What was agreed, by name. What is not said of this one is left out. */
export function DefinitionList({
  rows,
}: {
  readonly rows: readonly (readonly [string, string | undefined])[];
}) {
  return (
    <dl className={styles.list}>
      {rows.map(([name, value]) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
