import type { SettlementReport } from '@parterre/contracts/console/settlement';
import { useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useDay } from '../../i18n/use-day.ts';
import { useMe } from '../../shell/use-me.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Closes what is shown; after that nothing is booked there any more. */
export function ClosePeriod({ report }: { readonly report: SettlementReport }) {
  const texts = useTexts();
  const day = useDay();
  const { permissions } = useMe();
  const queryClient = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('settlement.close');
  const { basis, is_closed: isClosed, until } = report;
  if (basis !== 'payment' || isClosed || !permissions.includes('settlement.close')) return null;
  return (
    <>
      <Button isBusy={isPending} onPress={() => ask({ until })}>
        {texts.books.closeUntil(day(until))}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
      {asked && (
        <CommandDialog
          command="settlement.close"
          asked={asked}
          title={texts.books.closeTitle}
          act={texts.books.closeUntil(day(asked.input.until))}
          isDangerous
          onClose={close}
          onDone={() => {
            close();
            void queryClient.invalidateQueries({ queryKey: ['settlement'] });
          }}
        />
      )}
    </>
  );
}
