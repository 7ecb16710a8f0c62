import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import type { Texts } from '../../i18n/messages/ru.ts';
import { Button } from '../../ui/button.tsx';
import field from '../../ui/field.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ReadPayout, readPayoutCsv } from './payout-csv.ts';
import styles from './settlement.module.css';

/** Those that pay the house out; with the sandbox people try it. */
const providers = ['yookassa', 'stripe', 'sandbox'] as const;

/** Reads the report of a payout on this device, and asks what the books say to it. */
export function ImportPayout() {
  const texts = useTexts();
  const id = useId();
  const queryClient = useQueryClient();
  const [provider, setProvider] = useState<(typeof providers)[number]>(providers[0]);
  const [reference, setReference] = useState('');
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const { ask, asked, close, failure, isPending } = usePreview('settlement.import-payout');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = file ? readPayoutCsv(await file.text()) : ({ kind: 'empty' } as const);
    setFault(read.kind === 'read' ? undefined : faultText(read, texts));
    if (read.kind === 'read')
      ask({ provider, reference: reference.trim(), currency_code: read.currency, lines: [...read.lines] });
  };
  return (
    <form className={styles.filters} onSubmit={(event) => void submit(event)} noValidate>
      <Select
        label={texts.books.provider}
        value={provider}
        options={providers.map((value) => ({ value, text: value }))}
        onChange={setProvider}
      />
      <TextField
        label={texts.books.reference}
        name="reference"
        value={reference}
        onChange={setReference}
        maxLength={100}
        fault={readFieldFaults(failure, texts).reference}
      />
      <div className={field.field}>
        <label className={field.label} htmlFor={id}>
          {texts.books.registry}
        </label>
        <input
          id={id}
          className={`${field.input} ${styles.file}`}
          type="file"
          accept=".csv,text/csv"
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setFile(target.files?.[0])}
        />
      </div>
      <Button type="submit" isBusy={isPending}>
        {texts.books.match}
      </Button>
      <p id={`${id}-hint`} className={styles.hint}>
        {texts.books.registryHint}
      </p>
      {(fault ?? failure) && <Notice kind="fault">{fault ?? describeFailure(failure, texts)}</Notice>}
      {asked && (
        <CommandDialog
          command="settlement.import-payout"
          asked={asked}
          title={texts.books.matchTitle}
          act={texts.books.keep}
          onClose={close}
          onDone={() => {
            close();
            setReference('');
            void queryClient.invalidateQueries({ queryKey: ['settlement'] });
          }}
        />
      )}
    </form>
  );
}

function faultText(read: Exclude<ReadPayout, { kind: 'read' }>, { books }: Texts): string {
  const { registryFaults } = books;
  if (read.kind === 'amount' || read.kind === 'currency') return registryFaults[read.kind](read.line);
  return registryFaults[read.kind];
}
