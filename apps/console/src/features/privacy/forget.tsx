import type { PersonInput } from '@parterre/contracts/console/privacy';
import { useQueryClient } from '@tanstack/react-query';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  readonly person: PersonInput;
  /** With how many orders it was. */
  readonly onDone: (orders: number) => void;
}

export function Forget({ person: whose, onDone }: Props) {
  const texts = useTexts();
  const { person } = texts;
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview('privacy.forget');
  return (
    <>
      <Button look="danger" isBusy={isPending} onPress={() => ask(whose)}>
        {person.forget}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
      {asked && (
        <CommandDialog
          command="privacy.forget"
          asked={asked}
          title={person.forgetTitle}
          act={person.forget}
          isDangerous
          onClose={close}
          onDone={({ orders }) => {
            close();
            onDone(orders.length);
            for (const key of ['held', 'order', 'orders']) void client.invalidateQueries({ queryKey: [key] });
          }}
        />
      )}
    </>
  );
}
