import { bundleReturns } from '@parterre/domain/bundles/bundle';
import { interfaceLanguages, languages } from '@parterre/domain/languages/languages';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import form from '../../ui/form.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDraft } from '../../use-draft.ts';
import { type BundleDraft, type BundleField, readBundle } from './bundle-draft.ts';
import { PriceRows } from './price-rows.tsx';
import { TargetList } from './target-list.tsx';
import { useZones } from './use-zones.ts';

const scopes = ['performances', 'events'] as const;
const rules = ['percent', 'amount', 'fixed'] as const;

interface Props {
  readonly first: BundleDraft;
  /** Of the one that is changed. */
  readonly bundleId?: string;
  /** Its code, and of how many parts it is, stay. */
  readonly isSold: boolean;
}

/** What is sold together, for how much, and what a part of it brings back. */
export function BundleForm({ first, bundleId, isSold }: Props) {
  const all = useTexts();
  const { bundle: texts } = all;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft, forget] = useDraft<BundleDraft>(`bundles.save ${bundleId ?? ''}`.trim(), first);
  const [isChecked, setIsChecked] = useState(false);
  const { ask, asked, close, failure, isPending } = usePreview('bundles.save');
  const zones = useZones(draft);
  const read = readBundle(draft, bundleId);
  const found = readFieldFaults(failure, all);
  const change = (part: Partial<BundleDraft>) => setDraft({ ...draft, ...part });
  const fault = (field: BundleField, name: string = field) => {
    const reason = isChecked && read.kind === 'faults' ? read.faults[field] : undefined;
    return reason ? texts.faults[reason] : found[name];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (read.kind === 'bundle') ask(read.input);
  };
  const title = bundleId === undefined ? texts.createTitle : texts.editTitle;
  return (
    <Screen title={title}>
      <form className={form.form} onSubmit={submit} noValidate>
        <fieldset className={form.group}>
          <legend>{texts.name}</legend>
          <div className={form.row}>
            {interfaceLanguages.map((code) => (
              <TextField
                key={code}
                label={texts.nameIn(languages[code].name)}
                name={`name-${code}`}
                lang={code}
                value={draft.names[code] ?? ''}
                onChange={(name) => change({ names: { ...draft.names, [code]: name } })}
                fault={code === 'ru' ? fault('names') : undefined}
                maxLength={100}
              />
            ))}
          </div>
          <p className={form.small}>{texts.namesHint}</p>
        </fieldset>
        <TextField
          label={texts.code}
          name="code"
          value={draft.code}
          onChange={(code) => change({ code })}
          hint={isSold ? texts.codeKept : texts.codeHint}
          fault={fault('code')}
          maxLength={40}
        />
        <Select
          label={texts.scope}
          value={draft.scope}
          options={scopes.map((value) => ({ value, text: texts.scopes[value] }))}
          onChange={(scope) => change({ scope, targets: [], zones: [] })}
        />
        <TargetList
          scope={draft.scope}
          targets={draft.targets}
          onChange={(targets) => change({ targets })}
          fault={fault('targets', draft.scope === 'events' ? 'event_ids' : 'performance_ids')}
        />
        {draft.scope === 'performances' && (
          <div>
            <Checkbox isSelected={draft.isSameSeat} onChange={(isSameSeat) => change({ isSameSeat })}>
              {texts.isSameSeat}
            </Checkbox>
            <p className={form.small}>{texts.sameSeatHint}</p>
          </div>
        )}
        {!draft.isSameSeat && (
          <TextField
            label={texts.pick}
            name="pick"
            value={draft.pick}
            onChange={(pick) => change({ pick })}
            hint={isSold ? texts.pickKept : texts.pickHint(draft.targets.length)}
            fault={fault('pick')}
            inputMode="numeric"
            maxLength={2}
          />
        )}
        {zones.length > 1 && (
          <fieldset className={form.group}>
            <legend>{texts.zones}</legend>
            {zones.map(({ id, name }) => (
              <Checkbox
                key={id}
                isSelected={draft.zones.includes(id)}
                onChange={(isChosen) =>
                  change({
                    zones: isChosen ? [...draft.zones, id] : draft.zones.filter((one) => one !== id),
                  })
                }
              >
                {name}
              </Checkbox>
            ))}
          </fieldset>
        )}
        <Select
          label={texts.rule}
          value={draft.rule}
          options={rules.map((value) => ({ value, text: texts.rules[value] }))}
          onChange={(rule) => change({ rule })}
        />
        {draft.rule === 'percent' ? (
          <TextField
            label={texts.percent}
            name="percent"
            value={draft.percent}
            onChange={(percent) => change({ percent })}
            fault={fault('percent', 'rule')}
            inputMode="numeric"
            maxLength={3}
          />
        ) : (
          <PriceRows
            label={texts.prices[draft.rule]}
            prices={draft.prices}
            zones={zones}
            onChange={(prices) => change({ prices })}
            fault={fault}
          />
        )}
        <p className={form.small}>{texts.feeStays}</p>
        <div className={form.row}>
          <TextField
            label={texts.validFrom}
            name="validFrom"
            type="datetime-local"
            value={draft.validFrom}
            onChange={(validFrom) => change({ validFrom })}
          />
          <TextField
            label={texts.validUntil}
            name="validUntil"
            type="datetime-local"
            value={draft.validUntil}
            onChange={(validUntil) => change({ validUntil })}
            fault={found.valid_until && texts.faults.until}
          />
        </div>
        <div className={form.group}>
          <Select
            label={texts.returns}
            value={draft.returns}
            options={bundleReturns.map((value) => ({ value, text: texts.returnRules[value] }))}
            onChange={(returns) => change({ returns })}
          />
          <p className={form.small}>{texts.returnHints[draft.returns]}</p>
        </div>
        <Checkbox isSelected={draft.isCombinable} onChange={(isCombinable) => change({ isCombinable })}>
          {texts.isCombinable}
        </Checkbox>
        {failure && Object.keys(found).length === 0 && (
          <Notice kind="fault">{describeFailure(failure, all)}</Notice>
        )}
        <div className={form.acts}>
          <Button type="submit" look="main" isBusy={isPending}>
            {all.check}
          </Button>
        </div>
      </form>
      {asked && (
        <CommandDialog
          command="bundles.save"
          asked={asked}
          title={title}
          act={texts.save}
          onClose={close}
          onDone={({ bundle_id }) => {
            forget();
            void client.invalidateQueries({ queryKey: ['bundles'] });
            void navigate({ to: '/bundles/$bundleId', params: { bundleId: bundle_id } });
          }}
        />
      )}
    </Screen>
  );
}
