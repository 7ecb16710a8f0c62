import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { gridQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import form from '../../ui/form.module.css';
import type { BundleDraft, Target } from './bundle-draft.ts';
import styles from './bundles.module.css';

interface Props {
  readonly scope: BundleDraft['scope'];
  readonly targets: readonly Target[];
  readonly onChange: (targets: readonly Target[]) => void;
  readonly fault: string | undefined;
}

const idIn = (scope: BundleDraft['scope'], { eventId, performanceId }: Target): number | null =>
  scope === 'events' ? eventId : performanceId;

/** The performances or events of a bundle: found one by one, each taken off again. */
export function TargetList({ scope, targets, onChange, fault }: Props) {
  const { bundle: texts, performance } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focusAt = useRef<number>(undefined);
  // What was pressed is gone: the focus goes on from the row that has come, or from the one before.
  useEffect(() => {
    if (focusAt.current === undefined) return;
    list.current?.querySelectorAll('button')[focusAt.current]?.focus();
    focusAt.current = undefined;
  });
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery(gridQuery({ lang: language, ...(search && { search }) }));
  const found = (data?.results ?? []).map(
    ({ id, event_id, title, started_at }): Target => ({
      eventId: event_id,
      performanceId: id,
      text: scope === 'events' ? title : `${title}, ${moment(started_at, 'moment', 'place')}`,
    }),
  );
  const taken = new Set(targets.map((one) => idIn(scope, one)));
  // An event is found by any of its performances, and stands there once.
  const shown = [...new Map(found.map((one) => [idIn(scope, one), one])).entries()].filter(
    ([id]) => !taken.has(id),
  );
  return (
    <div className={form.group}>
      {targets.length > 0 && (
        <ol ref={list} className={styles.targets} aria-label={texts.chosen[scope]}>
          {targets.map((target, index) => (
            <li key={idIn(scope, target)}>
              {target.text}
              <Button
                look="quiet"
                aria-label={texts.remove(target.text)}
                onPress={() => {
                  focusAt.current = Math.max(0, index - 1);
                  onChange(targets.filter((one) => one !== target));
                }}
              >
                <span aria-hidden="true">×</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      <Combobox
        label={texts.add[scope]}
        // Another box for the next one: what was looked for is let go, and the list with it.
        key={targets.length}
        value={undefined}
        shown=""
        options={shown.map(([id, { text }]) => ({ value: String(id), text }))}
        onSearch={setTyped}
        onChange={(value) => {
          const chosen = shown.find(([id]) => String(id) === value)?.[1];
          if (!chosen) return;
          focusAt.current = targets.length;
          onChange([...targets, chosen]);
        }}
        empty={performance.emptyTitle}
        fault={fault}
      />
    </div>
  );
}
