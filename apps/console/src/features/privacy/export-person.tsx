import type { PersonInput } from '@parterre/contracts/console/privacy';
import { useMutation } from '@tanstack/react-query';
import { readPerson } from '../../api/console-api.ts';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** All that is held of a person, as a file for them: allowed first, by a passkey's touch, and then read. */
export function ExportPerson({ person: whose }: { readonly person: PersonInput }) {
  const texts = useTexts();
  const { person } = texts;
  const { ask, asked, close, failure, isPending } = usePreview('privacy.export');
  const download = useMutation({
    mutationFn: readPerson,
    onSuccess: (held) =>
      saveFile(JSON.stringify(held, null, 2), {
        name: `${person.exportFile}.json`,
        type: 'application/json',
      }),
  });
  const fault = failure ?? download.error;
  return (
    <>
      <Button isBusy={isPending || download.isPending} onPress={() => ask(whose)}>
        {person.export}
      </Button>
      {fault && <Notice kind="fault">{describeFailure(fault, texts)}</Notice>}
      {asked && (
        <CommandDialog
          command="privacy.export"
          asked={asked}
          title={person.export}
          act={person.export}
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
