import { idempotencyKey } from '@parterre/api-client/idempotency-key';
import { readProblem } from '@parterre/api-client/read-problem';
import type { CommandName, CommandResult } from '@parterre/contracts/console/commands';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type Awaiting, runCommand } from '../api/console-api.ts';
import { describeFailure, readFieldFaults } from '../api/faults.ts';
import { confirmByPasskey } from '../api/passkeys.ts';
import { useTexts } from '../i18n/language.tsx';
import { useMoment } from '../i18n/use-moment.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ChangeList } from './change-list.tsx';
import styles from './command-dialog.module.css';
import type { Asked } from './use-preview.ts';

interface Props<Name extends CommandName> {
  readonly command: Name;
  readonly asked: Asked<Name>;
  readonly title: string;
  /** What the button says that does it. */
  readonly act: string;
  readonly isDangerous?: boolean;
  /** What changes, where a list of fields cannot say it. */
  readonly changes?: ReactNode;
  readonly isWide?: boolean;
  /** What the other button says, where "cancel" would sound like the act. */
  readonly dismiss?: string;
  readonly onDone: (result: CommandResult<Name>) => void;
  readonly onClose: () => void;
}

const maxReason = 500;

/** The last look before something is done: what changes, why, and a passkey's touch where the act wants one. */
export function CommandDialog<Name extends CommandName>(props: Props<Name>) {
  const { command, asked, title, act, isDangerous = false, isWide = false, onDone, onClose } = props;
  const { input, preview } = asked;
  const texts = useTexts();
  const moment = useMoment();
  const [reason, setReason] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const keyFor = useAttemptKey();
  const { mutate, error, isPending, data } = useMutation({
    mutationFn: async (why: string) => {
      const stepUp = preview.needs_step_up ? await confirmByPasskey({ command, input }) : undefined;
      try {
        return await runCommand(command, {
          input,
          reason: why,
          stepUp,
          seen: preview.seen,
          key: keyFor(why),
        });
      } catch (failure) {
        // What is looked at next is what it would do now; what was typed stays.
        if (readProblem(failure)?.code === 'preview_changed') await asked.lookAgain();
        throw failure;
      }
    },
    onSuccess: (result) => {
      if (!isAwaiting(result)) onDone(result);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const why = reason.trim();
    setIsReasonMissing(why === '');
    if (why !== '' && !isPending) mutate(why);
  };
  if (data && isAwaiting(data))
    return (
      <Dialog title={title} onClose={onClose}>
        <Notice kind="good">{texts.awaitingSecond(moment(data.expires_at))}</Notice>
        <Button look="main" onPress={onClose}>
          {texts.close}
        </Button>
      </Dialog>
    );
  const faults = readFieldFaults(error, texts);
  /** Who was quicker, where that is why. */
  const describeChange = (failure: Error) => {
    const problem = readProblem(failure);
    if (problem?.code !== 'preview_changed') return undefined;
    const { changed_by: by } = problem;
    const acts: Readonly<Record<string, string>> = texts.commands;
    return by
      ? texts.changedBy(by.name, acts[by.command] ?? by.command, moment(by.at))
      : texts.changedMeanwhile;
  };
  const changes = (
    <section className={styles.changes} aria-label={texts.whatChanges}>
      {props.changes ?? <ChangeList before={preview.before} after={preview.after} />}
    </section>
  );
  // It says itself why it cannot be done.
  if (preview.is_blocked)
    return (
      <Dialog title={title} onClose={onClose} isWide={isWide}>
        {changes}
        <div className={styles.buttons}>
          <Button look="main" onPress={onClose}>
            {texts.close}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose} isWide={isWide}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {changes}
        <TextField
          label={texts.reason}
          name="reason"
          hint={texts.reasonHint}
          value={reason}
          onChange={setReason}
          maxLength={maxReason}
          isLong
          fault={isReasonMissing ? texts.faults.required : faults.reason}
        />
        {preview.needs_second_person && <p className={styles.note}>{texts.secondPersonNeeded}</p>}
        {preview.needs_step_up && <p className={styles.note}>{texts.touchNeeded}</p>}
        {error && <Notice kind="fault">{describeChange(error) ?? describeFailure(error, texts)}</Notice>}
        <div className={styles.buttons}>
          <Button type="submit" look={isDangerous ? 'danger' : 'main'} isBusy={isPending}>
            {act}
          </Button>
          <Button look="quiet" onPress={onClose}>
            {props.dismiss ?? texts.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** The same key for the same words: whoever presses again after a lost answer asks for what was done, not to do it twice. */
function useAttemptKey(): (reason: string) => string {
  const keys = useRef(new Map<string, string>());
  return (reason) => {
    const key = keys.current.get(reason) ?? idempotencyKey();
    keys.current.set(reason, key);
    return key;
  };
}

const isAwaiting = (result: object): result is Awaiting => 'request_id' in result && 'expires_at' in result;
