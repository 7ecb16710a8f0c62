import type { SeatedSeat } from '@parterre/contracts/console/performances';
import { useQuery } from '@tanstack/react-query';
import { counterQuery, hallQuery } from '../../api/queries.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import field from '../../ui/field.module.css';
import form from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { IssueDraft, IssueField } from './issue-draft.ts';

interface Props {
  readonly draft: IssueDraft;
  /** Null where the seats were chosen in its hall. */
  readonly performanceId: number | null;
  readonly onChange: (part: Partial<IssueDraft>) => void;
  readonly fault: (field: IssueField, name: string) => string | undefined;
}

const kinds = ['none', 'opens', 'reserves'] as const;

/** What codes do with places besides making them cheaper: open what is withheld, or what is taken out of the sale for them. */
export function StockFields({ draft, performanceId, onChange, fault }: Props) {
  const { voucher: texts } = useTexts();
  const fields = { draft, onChange, fault };
  return (
    <>
      <Select
        label={texts.stock}
        value={draft.stock}
        options={kinds.map((value) => ({
          value,
          text: performanceId === null ? texts.chosenStockKinds[value] : texts.stockKinds[value],
        }))}
        onChange={(stock) => onChange({ stock })}
      />
      {draft.stock !== 'none' && <p className={form.small}>{texts.stockHints[draft.stock]}</p>}
      {draft.stock === 'opens' && performanceId !== null && (
        <Withheld {...fields} performanceId={performanceId} />
      )}
      {draft.stock === 'reserves' && performanceId !== null && (
        <Reserved {...fields} performanceId={performanceId} />
      )}
    </>
  );
}

type PlacesProps = Props & { readonly performanceId: number };

interface WithheldGroup {
  readonly reason: string;
  readonly until: string | null;
  readonly seats: number[];
}

/** By the reason and the time that operators gave; what the file withholds no code opens. */
function groupWithheld(seats: readonly SeatedSeat[]): WithheldGroup[] {
  const groups = new Map<string, WithheldGroup>();
  for (const { seat, state, reason, until } of seats) {
    if (state !== 'withheld' || reason === null) continue;
    const key = JSON.stringify([reason, until]);
    const group = groups.get(key) ?? { reason, until, seats: [] };
    groups.set(key, group);
    group.seats.push(seat);
  }
  return [...groups.values()];
}

function Withheld({ draft: { openSeats }, performanceId, onChange, fault }: PlacesProps) {
  const { voucher: texts, performance } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { data, isPending } = useQuery(hallQuery(performanceId, language));
  const groups = groupWithheld(data?.seats ?? []);
  const problem = fault('openSeats', 'stock');
  if (isPending) return null;
  if (groups.length === 0) return <p>{texts.nothingWithheld}</p>;
  return (
    <fieldset className={form.group}>
      <legend>{texts.withheldGroups}</legend>
      {groups.map(({ reason, until, seats }) => (
        <Checkbox
          key={JSON.stringify([reason, until])}
          isSelected={seats.every((seat) => openSeats.includes(seat))}
          onChange={(isChosen) => {
            const others = openSeats.filter((seat) => !seats.includes(seat));
            onChange({ openSeats: isChosen ? [...others, ...seats] : others });
          }}
        >
          {`${reason}: ${texts.placeCount(seats.length)}${until === null ? '' : `, ${performance.untilTime(moment(until))}`}`}
        </Checkbox>
      ))}
      {problem && (
        <p className={field.fault} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}

function Reserved({ draft, performanceId, onChange, fault }: PlacesProps) {
  const { voucher: texts } = useTexts();
  const { language } = useLanguage();
  const { data } = useQuery(counterQuery(performanceId, language));
  const zones = data?.zones ?? [];
  const problem = fault('stockZone', 'stock');
  return (
    <div className={form.row}>
      <div>
        <Select
          label={texts.stockZone}
          value={draft.stockZone}
          options={zones.map(({ id, name }) => ({ value: id, text: name }))}
          onChange={(stockZone) => onChange({ stockZone })}
        />
        {problem && (
          <p className={field.fault} role="alert">
            {problem}
          </p>
        )}
      </div>
      <TextField
        label={texts.stockCount}
        name="stockCount"
        value={draft.stockCount}
        onChange={(stockCount) => onChange({ stockCount })}
        fault={fault('stockCount', 'stock')}
        inputMode="numeric"
        maxLength={4}
      />
    </div>
  );
}
