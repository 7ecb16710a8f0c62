import type { StaffPerformance } from '@parterre/contracts/console/performances';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { GridSearch } from '../../api/console-api.ts';
import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './change-performances.module.css';
import { ChangePerformances } from './change-performances.tsx';
import { CreatePerformances } from './create-performances.tsx';
import { gatherFound, maxSelected } from './gather-found.ts';

interface Props {
  readonly selected: readonly StaffPerformance[];
  /** What the list was found by. */
  readonly search: GridSearch;
  readonly onSelect: (performances: readonly StaffPerformance[]) => void;
}

/** How many are marked, and what can be done to them. */
export function SelectionBar({ selected, search, onSelect }: Props) {
  const texts = useTexts();
  const { changing, creating } = texts;
  const [act, setAct] = useState<'change' | 'create'>();
  const [done, setDone] = useState<string>();
  const [model, ...others] = selected;
  const finish = (said: string) => {
    setAct(undefined);
    setDone(said);
    onSelect([]);
  };
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async () => ({ found: await gatherFound(search) }),
    onSuccess: ({ found }) => found && onSelect(found),
  });
  return (
    <>
      {done !== undefined && selected.length === 0 && <Notice kind="good">{done}</Notice>}
      {data && !data.found && <Notice kind="warning">{changing.tooMany(maxSelected)}</Notice>}
      {error && <Notice kind="fault">{describeFailure(error, texts)}</Notice>}
      <section className={styles.bar} data-is-empty={selected.length === 0} aria-label={changing.bar}>
        <strong role="status">{changing.selected(selected.length)}</strong>
        {selected.length > 0 && (
          <Button look="main" onPress={() => setAct('change')}>
            {changing.open}
          </Button>
        )}
        {model && others.length === 0 && <Button onPress={() => setAct('create')}>{creating.open}</Button>}
        <Button isBusy={isPending} onPress={() => mutate()}>
          {changing.selectFound}
        </Button>
        {selected.length > 0 && (
          <Button look="quiet" onPress={() => onSelect([])}>
            {changing.clear}
          </Button>
        )}
      </section>
      {act === 'change' && (
        <ChangePerformances
          performances={selected}
          onClose={() => setAct(undefined)}
          onDone={(changed) => finish(changing.done(changed))}
        />
      )}
      {act === 'create' && model && (
        <CreatePerformances
          model={model}
          onClose={() => setAct(undefined)}
          onDone={(created) => finish(creating.done(created))}
        />
      )}
    </>
  );
}
