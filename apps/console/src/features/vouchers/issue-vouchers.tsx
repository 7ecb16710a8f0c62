import { useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
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
import { emptyIssue, type IssueDraft, type IssueField, readIssue } from './issue-draft.ts';
import { StockFields } from './stock-fields.tsx';
import { TargetFields } from './target-fields.tsx';

const route = getRouteApi('/inside/console/vouchers/issue');

const rules = ['percent', 'amount', 'fixed'] as const;
const returns = ['never', 'called_off', 'always'] as const;

/** One code that is known to many, or many codes for one each. */
export function IssueVouchers() {
  const all = useTexts();
  const { voucher: texts } = all;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [stored, setDraft, forget] = useDraft<IssueDraft>('vouchers.issue', emptyIssue);
  // What was typed before a newer console was loaded says nothing of some fields.
  const draft = { ...emptyIssue, ...stored };
  const { performance, seats } = route.useSearch();
  const chosen =
    performance !== undefined && seats !== undefined
      ? { performance, seats: seats.split('.').map(Number) }
      : undefined;
  const [isChecked, setIsChecked] = useState(false);
  const { ask, asked, close, failure, isPending } = usePreview('vouchers.issue');
  const read = readIssue(draft, chosen);
  const found = readFieldFaults(failure, all);
  const change = (part: Partial<IssueDraft>) => setDraft({ ...draft, ...part });
  const fault = (field: IssueField, name: string = field) => {
    const reason = isChecked && read.kind === 'faults' ? read.faults[field] : undefined;
    return reason ? texts.faults[reason] : found[name];
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (read.kind === 'issue') ask(read.input);
  };
  const text = (field: 'name' | 'code' | 'prefix', more: { hint?: string; maxLength: number }) => (
    <TextField
      label={texts[field]}
      name={field}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      fault={fault(field, field === 'name' ? 'name' : 'codes')}
      {...more}
    />
  );
  const number = (field: 'count' | 'maxUses' | 'budget' | 'maxTickets', name: string, hint?: string) => (
    <TextField
      label={texts[field]}
      name={field}
      value={draft[field]}
      onChange={(value) => change({ [field]: value })}
      fault={fault(field, name)}
      hint={hint}
      inputMode="decimal"
      maxLength={12}
    />
  );
  return (
    <Screen title={texts.issueTitle}>
      <form className={form.form} onSubmit={submit} noValidate>
        {text('name', { hint: texts.nameHint, maxLength: 100 })}
        <Select
          label={texts.kind}
          value={draft.kind}
          options={(['one', 'many'] as const).map((value) => ({ value, text: texts.kinds[value] }))}
          onChange={(kind) => change({ kind })}
        />
        {draft.kind === 'one' ? (
          text('code', { hint: texts.codeHint, maxLength: 40 })
        ) : (
          <div className={form.row}>
            {number('count', 'codes')}
            {text('prefix', { hint: texts.prefixHint, maxLength: 20 })}
          </div>
        )}
        <div className={form.row}>
          <Select
            label={texts.rule}
            value={draft.rule}
            options={rules.map((value) => ({ value, text: texts.rules[value] }))}
            onChange={(rule) => change({ rule })}
          />
          <TextField
            label={texts.values[draft.rule]}
            name="value"
            value={draft.value}
            onChange={(value) => change({ value })}
            fault={fault('value', 'rule')}
            inputMode="decimal"
            maxLength={12}
          />
          {(draft.rule !== 'percent' || draft.budget.trim() !== '') && (
            <TextField
              label={texts.currency}
              name="currency"
              value={draft.currency}
              onChange={(currency) => change({ currency })}
              fault={fault('currency', 'currency_code')}
              placeholder="RUB"
              maxLength={3}
            />
          )}
        </div>
        <p className={form.small}>{texts.feeStays}</p>
        {chosen ? (
          <p>{texts.chosenSeats(chosen.seats.length)}</p>
        ) : (
          <TargetFields draft={draft} onChange={change} fault={fault('target', 'event_ids')} />
        )}
        {(chosen || (draft.scope === 'performance' && draft.target)) && (
          <StockFields
            draft={draft}
            performanceId={chosen ? null : (draft.target?.performanceId ?? null)}
            onChange={change}
            fault={fault}
          />
        )}
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
        <div className={form.row}>
          {number('maxUses', 'max_uses', texts.maxUsesHint)}
          {number('maxTickets', 'max_tickets', texts.maxTicketsHint)}
          {number('budget', 'budget', texts.budgetHint)}
        </div>
        <Select
          label={texts.returns}
          value={draft.returns}
          options={returns.map((value) => ({ value, text: texts.returnRules[value] }))}
          onChange={(value) => change({ returns: value })}
        />
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
          command="vouchers.issue"
          asked={asked}
          title={texts.issueTitle}
          act={texts.issue}
          onClose={close}
          onDone={({ batch_id: batchId }) => {
            forget();
            void client.invalidateQueries({ queryKey: ['vouchers'] });
            void navigate({ to: '/vouchers/$batchId', params: { batchId } });
          }}
        />
      )}
    </Screen>
  );
}
