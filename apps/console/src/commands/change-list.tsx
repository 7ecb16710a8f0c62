import { useTexts } from '../i18n/language.tsx';
import hidden from '../ui/visually-hidden.module.css';
import styles from './change-list.module.css';
import { useShownValue } from './shown-value.ts';

interface Props {
  readonly before: unknown;
  readonly after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const readFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

/** Ids that mean something to programs alone. */
const isForPrograms = (name: string) => name.endsWith('_id');

/** What stands there before and after, field by field; a field that stays is shown once. */
export function ChangeList({ before, after }: Props) {
  const texts = useTexts();
  const show = useShownValue();
  const [old, now] = [readFields(before), readFields(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter(
    (name) => !isForPrograms(name),
  );
  return (
    <dl className={styles.list}>
      {names.map((name) => {
        const [from, to] = [show(name, old[name]), show(name, now[name])];
        return (
          <div key={name} className={styles.field}>
            <dt>{fieldName(name, texts.fields)}</dt>
            {from === to ? (
              <dd>{to}</dd>
            ) : (
              <dd>
                {name in old && (
                  <del>
                    <Said>{texts.before}</Said>
                    {from}
                  </del>
                )}
                <ins>
                  <Said>{texts.after}</Said>
                  {to}
                </ins>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** For those who do not see that a text is crossed out. */
const Said = ({ children }: { readonly children: string }) => (
  <span className={hidden.hidden}>{children}: </span>
);

const fieldName = (name: string, names: Readonly<Record<string, string>>) => names[name] ?? name;
