import type { SoldPerformance } from '@parterre/contracts/console/prices';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../i18n/language.tsx';
import { useMoment } from '../../../i18n/use-moment.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import catalogue from '../catalogue.module.css';
import styles from './prices.module.css';

interface Props {
  /** Those that may get a list of their own. */
  readonly performances: readonly SoldPerformance[];
  /** That the list has. */
  readonly zones: readonly string[];
  readonly onCopy: (chosen: readonly SoldPerformance[]) => void;
  readonly onClose: () => void;
}

/** Another list like this one, for some performances, with the zones of the plans that they are sold by. */
export function CopyList({ performances, zones, onCopy, onClose }: Props) {
  const { prices: texts, cancel } = useTexts();
  const moment = useMoment();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onCopy(performances.filter(({ id }) => chosen.includes(id)));
  };
  const describe = (plan: SoldPerformance['zones']) => {
    const added = plan?.filter((zone) => !zones.includes(zone)) ?? [];
    const left = plan ? zones.filter((zone) => !plan.includes(zone)) : [];
    return [
      ...(added.length > 0 ? [texts.zonesAdded(added.join(', '))] : []),
      ...(left.length > 0 ? [texts.zonesLeft(left.join(', '))] : []),
    ].join(' ');
  };
  return (
    <Dialog title={texts.newList} onClose={onClose}>
      <form className={catalogue.form} onSubmit={submit}>
        <p>{texts.newListText}</p>
        <fieldset className={styles.choices}>
          <legend>{texts.forWhich}</legend>
          {performances.map(({ id, hall, started_at: startedAt, zones: plan }) => (
            <Checkbox
              key={id}
              isSelected={chosen.includes(id)}
              onChange={(isChosen) =>
                setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            >
              {moment(startedAt, 'moment', 'place')} · {hall} {describe(plan)}
            </Checkbox>
          ))}
        </fieldset>
        <div className={catalogue.acts}>
          <Button type="submit" look="main" isDisabled={chosen.length === 0}>
            {texts.makeList}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
