import type { Value } from '@parterre/domain/drafts/item';
import type { Collision } from '@parterre/domain/drafts/merge-items';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './catalogue.module.css';
import { showValue } from './shown-value.ts';
import { useCatalogueTexts } from './use-catalogue-texts.ts';

interface Props {
  readonly collisions: readonly Collision[];
  readonly onChoose: (collision: Collision, value: Value | undefined) => void;
}

/** Two changed the same: both are shown, and one is chosen, field by field. */
export function Collisions({ collisions, onChoose }: Props) {
  const texts = useCatalogueTexts();
  return (
    <Notice kind="warning">
      <div className={styles.collisions}>
        <p>{texts.collided}</p>
        {collisions.map((collision) => (
          <fieldset key={collision.path.join('.')} className={styles.collision}>
            <legend>{texts.place(collision.path)}</legend>
            <div>
              <h3>{texts.mine}</h3>
              <p>{showValue(collision.mine)}</p>
              <Button onPress={() => onChoose(collision, collision.mine)}>{texts.takeMine}</Button>
            </div>
            <div>
              <h3>{texts.theirs}</h3>
              <p>{showValue(collision.theirs)}</p>
              <Button onPress={() => onChoose(collision, collision.theirs)}>{texts.takeTheirs}</Button>
            </div>
          </fieldset>
        ))}
      </div>
    </Notice>
  );
}
