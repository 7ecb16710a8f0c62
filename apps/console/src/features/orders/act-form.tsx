import { readProblem } from '@parterre/api-client/read-problem';
import type { CommandInput, CommandName } from '@parterre/contracts/console/commands';
import type { Problem } from '@parterre/contracts/errors/problem';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { describeFailure, readFieldFaults } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './order.module.css';

interface Props<Name extends CommandName> {
  readonly command: Name;
  readonly title: string;
  /** Undefined while something is lacking. */
  readonly input: CommandInput<Name> | undefined;
  readonly isDangerous?: boolean;
  /** What is asked instead where a refusal names what would be right; it is shown before anything is done. */
  readonly correct?: (input: CommandInput<Name>, problem: Problem['error']) => CommandInput<Name> | undefined;
  readonly onClose: () => void;
  readonly children: (faults: Readonly<Record<string, string>>) => ReactNode;
}

/** Fields, then the effect of what they say, then the act itself. */
export function ActForm<Name extends CommandName>(props: Props<Name>) {
  const { command, title, input, isDangerous = false, correct, onClose, children } = props;
  const texts = useTexts();
  const client = useQueryClient();
  const { ask, asked, close, failure, isPending } = usePreview(command);
  const faults = readFieldFaults(failure, texts);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!input) return;
    ask(input, {
      onError: (refused) => {
        const problem = readProblem(refused);
        const corrected = problem && correct?.(input, problem);
        if (corrected) ask(corrected);
      },
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label={title}>
      {children(faults)}
      {failure && Object.keys(faults).length === 0 && (
        <Notice kind="fault">{describeFailure(failure, texts)}</Notice>
      )}
      <div className={styles.acts}>
        <Button type="submit" look="main" isBusy={isPending} isDisabled={!input}>
          {texts.check}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {texts.cancel}
        </Button>
      </div>
      {asked && (
        <CommandDialog
          command={command}
          asked={asked}
          title={title}
          act={title}
          isDangerous={isDangerous}
          onClose={close}
          onDone={() => {
            for (const key of ['order', 'orders']) void client.invalidateQueries({ queryKey: [key] });
            close();
            onClose();
          }}
        />
      )}
    </form>
  );
}
