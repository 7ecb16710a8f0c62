import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { counterQuery, gridQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import form from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import type { IssueDraft, Target } from './issue-draft.ts';

interface Props {
  readonly draft: IssueDraft;
  readonly onChange: (part: Partial<IssueDraft>) => void;
  readonly fault: string | undefined;
}

/** Places of another performance are others. */
const noStock = { openSeats: [], stockZone: '' } as const;

const scopes = ['all', 'event', 'performance'] as const;

/** What vouchers count for: everything, an event, or one performance; of these perhaps some zones alone. */
export function TargetFields({ draft, onChange, fault }: Props) {
  const { voucher: texts } = useTexts();
  const { scope, target } = draft;
  return (
    <>
      <Select
        label={texts.scope}
        value={scope}
        options={scopes.map((value) => ({ value, text: texts.scopes[value] }))}
        onChange={(next) => onChange({ scope: next, target: null, zones: [], ...noStock })}
      />
      {scope !== 'all' && <TargetField draft={draft} onChange={onChange} fault={fault} />}
      {scope !== 'all' && target && (
        <Zones performanceId={target.performanceId} chosen={draft.zones} onChange={onChange} />
      )}
    </>
  );
}

function TargetField({ draft: { scope, target }, onChange, fault }: Props) {
  const { voucher: texts, performance } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const { data } = useQuery(gridQuery({ lang: language, ...(search && { search }) }));
  const found = (data?.results ?? []).map(
    ({ id, event_id, title, started_at }): Target => ({
      eventId: event_id,
      performanceId: id,
      text: scope === 'event' ? title : `${title}, ${moment(started_at, 'moment', 'place')}`,
    }),
  );
  // An event is found by any of its performances, and stands there once.
  const shown = scope === 'event' ? [...new Map(found.map((one) => [one.eventId, one])).values()] : found;
  return (
    <Combobox
      label={texts.scopes[scope]}
      value={target ? String(target.performanceId) : undefined}
      shown={target?.text ?? ''}
      options={shown.map(({ performanceId, text }) => ({ value: String(performanceId), text }))}
      onSearch={setTyped}
      onChange={(value) =>
        onChange({
          target: shown.find(({ performanceId }) => String(performanceId) === value) ?? null,
          zones: [],
          ...noStock,
        })
      }
      empty={performance.emptyTitle}
      fault={fault}
    />
  );
}

interface ZonesProps {
  readonly performanceId: number;
  readonly chosen: readonly string[];
  readonly onChange: (part: Partial<IssueDraft>) => void;
}

function Zones({ performanceId, chosen, onChange }: ZonesProps) {
  const { voucher: texts } = useTexts();
  const { language } = useLanguage();
  const { data } = useQuery(counterQuery(performanceId, language));
  if (!data || data.zones.length < 2) return null;
  return (
    <fieldset className={form.group}>
      <legend>{texts.zones}</legend>
      {data.zones.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={chosen.includes(id)}
          onChange={(isChosen) =>
            onChange({ zones: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) })
          }
        >
          {name}
        </Checkbox>
      ))}
    </fieldset>
  );
}
