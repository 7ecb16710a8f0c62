import type { CommandInput, CommandName } from '@parterre/contracts/console/commands';
import { useQueryClient } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { describeFailure } from '../api/faults.ts';
import { useTexts } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { CommandDialog } from './command-dialog.tsx';
import { usePreview } from './use-preview.ts';

interface Props<Name extends CommandName> {
  readonly command: Name;
  readonly input: CommandInput<Name>;
  /** What the button says. */
  readonly label: string;
  readonly look?: ComponentProps<typeof Button>['look'];
  /** Of the dialog; what the button says unless told otherwise, as is the act. */
  readonly title?: string;
  readonly act?: string;
  readonly isDangerous?: boolean;
  readonly isDisabled?: boolean;
  /** The first word of the queries whose answers are others afterwards. */
  readonly changes: string;
  readonly onDone?: () => void;
}

/** A command for which nothing has to be typed first. */
export function CommandButton<Name extends CommandName>(props: Props<Name>) {
  const { command, input, label, look, title = label, act = label, changes } = props;
  const { isDangerous = false, isDisabled = false, onDone } = props;
  const texts = useTexts();
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview(command);
  return (
    <>
      <Button {...(look && { look })} isBusy={isPending} isDisabled={isDisabled} onPress={() => ask(input)}>
        {label}
      </Button>
      {failure && <Notice kind="fault">{describeFailure(failure, texts)}</Notice>}
      {asked && (
        <CommandDialog
          command={command}
          asked={asked}
          title={title}
          act={act}
          isDangerous={isDangerous}
          onClose={close}
          onDone={() => {
            close();
            onDone?.();
            void client.invalidateQueries({ queryKey: [changes] });
          }}
        />
      )}
    </>
  );
}
