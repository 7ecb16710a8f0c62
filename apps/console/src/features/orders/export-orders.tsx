import { useMutation } from '@tanstack/react-query';
import { type OrderSearch, readExport } from '../../api/console-api.ts';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { writeOrdersCsv } from './orders-csv.ts';

/** What is found, as a file: allowed first, by a passkey's touch, and then read. */
export function ExportOrders({ search }: { readonly search: OrderSearch }) {
  const texts = useTexts();
  const { ask, asked, close, failure, isPending } = usePreview('orders.export');
  const download = useMutation({
    mutationFn: async (key: string) => (await readExport(key)).results,
    onSuccess: (orders) =>
      saveFile(writeOrdersCsv(orders, texts), {
        name: `${texts.order.exportFile}.csv`,
        type: 'text/csv;charset=utf-8',
      }),
  });
  const fault = failure ?? download.error;
  return (
    <>
      <Button isBusy={isPending || download.isPending} onPress={() => ask(search)}>
        {texts.order.export}
      </Button>
      {fault && <Notice kind="fault">{describeFailure(fault, texts)}</Notice>}
      {asked && (
        <CommandDialog
          command="orders.export"
          asked={asked}
          title={texts.order.export}
          act={texts.order.export}
          onClose={close}
          onDone={({ key }) => {
            close();
            download.mutate(key);
          }}
        />
      )}
    </>
  );
}
