import type { SettlementReport } from '@parterre/contracts/console/settlement';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readSettlement, type SettlementSearch } from '../../api/console-api.ts';
import { describeFailure } from '../../api/faults.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { writeCsv } from '../../write-csv.ts';
import { type Progress, readAllRows } from './read-all-rows.ts';
import styles from './settlement.module.css';
import { fileLines } from './settlement-table.ts';
import { writeXlsx } from './write-xlsx.ts';

const types = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** As many as one answer may have. */
const rowsAtOnce = 10_000;

/** What is shown, all rows of it, as a file. It names no buyer. */
export function ExportSettlement({ search }: { readonly search: SettlementSearch }) {
  const texts = useTexts();
  const [progress, setProgress] = useState<Progress>();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (kind: 'csv' | 'xlsx') => {
      const report = await readAllRows(
        (page) => readSettlement({ ...search, page, limit: rowsAtOnce }),
        setProgress,
      );
      const lines = fileLines(report, texts);
      const file = kind === 'csv' ? writeCsv(lines) : await writeXlsx(lines);
      saveFile(file, { name: `${fileName(report, texts.books.file)}.${kind}`, type: types[kind] });
    },
    onSettled: () => setProgress(undefined),
  });
  return (
    <div className={styles.actions}>
      {(['csv', 'xlsx'] as const).map((kind) => (
        <Button key={kind} isBusy={isPending} onPress={() => mutate(kind)}>
          {texts.books[kind]}
        </Button>
      ))}
      {progress && progress.total > progress.read && (
        <p role="status">{texts.books.progress(progress.read, progress.total)}</p>
      )}
      {error && <Notice kind="fault">{describeFailure(error, texts)}</Notice>}
    </div>
  );
}

const fileName = ({ by, from, until }: SettlementReport, name: string) => `${name}-${by}-${from}-${until}`;
