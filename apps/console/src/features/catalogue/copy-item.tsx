import {
  changesWeekdays,
  movedRun,
  readDates,
  runDays,
  suggestFirstDay,
} from '@parterre/domain/drafts/copy-dates';
import type { Item, ItemKind } from '@parterre/domain/drafts/item';
import { copiedKey } from '@parterre/domain/drafts/item-key';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { freeKeyQuery } from '../../api/queries.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useDay } from '../../i18n/use-day.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './catalogue.module.css';
import { deviceClock } from './device-clock.ts';
import { useCatalogueTexts } from './use-catalogue-texts.ts';
import { useKeyField } from './use-key-field.ts';

interface Props {
  readonly kind: ItemKind;
  readonly itemKey: string;
  readonly title: string;
  /** As it is published: that is what is copied. */
  readonly item: Item;
  readonly onClose: () => void;
}

/** What the copy is called, and when its first date is: the others follow it. */
export function CopyItem(props: Props) {
  const texts = useCatalogueTexts();
  const query = useQuery(freeKeyQuery(props.kind, copiedKey(props.itemKey)));
  return (
    <Dialog title={texts.copyTitle(props.title)} onClose={props.onClose}>
      <Answer query={query}>{({ key }) => <Form {...props} freeKey={key} />}</Answer>
    </Dialog>
  );
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

function Form({ kind, itemKey, title, item, freeKey, onClose }: Props & { readonly freeKey: string }) {
  const texts = useCatalogueTexts();
  const all = useTexts();
  const navigate = useNavigate();
  const dates = readDates(item);
  const run = runDays(dates);
  const [name, setName] = useState(texts.copyName(title));
  const [key, setKey] = useState(freeKey);
  const [firstDay, setFirstDay] = useState(
    suggestFirstDay(dates, deviceClock().slice(0, 'yyyy-mm-dd'.length)) ?? '',
  );
  const [isChecked, setIsChecked] = useState(false);
  const { check, fault: keyFault, failure } = useKeyField(kind, key);
  const isNamed = name.trim() !== '';
  const isDated = run === undefined || isDay(firstDay);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isNamed || !isDated || !(await check())) return;
    await navigate({
      to: '/catalogue/$kind/$key',
      params: { kind, key },
      search: { like: itemKey, name: name.trim(), ...(run && { first: firstDay }) },
    });
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        label={texts.fields.name}
        name="name"
        value={name}
        onChange={setName}
        maxLength={200}
        fault={isChecked && !isNamed ? all.faults.required : undefined}
      />
      <TextField
        label={texts.key}
        name="key"
        hint={texts.keyHint}
        value={key}
        onChange={setKey}
        maxLength={64}
        fault={isChecked ? keyFault : undefined}
      />
      {run && (
        <>
          <TextField
            label={texts.firstDay}
            name="first"
            type="date"
            hint={texts.firstDayHint}
            value={firstDay}
            onChange={setFirstDay}
            fault={isChecked && !isDated ? all.faults.required : undefined}
          />
          {isDay(firstDay) && <CopiedRun dates={dates} firstDay={firstDay} />}
        </>
      )}
      <div className={styles.acts}>
        <Button type="submit" look="main">
          {texts.begin}
        </Button>
        <Button look="quiet" onPress={onClose}>
          {all.cancel}
        </Button>
      </div>
      {failure !== undefined && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
    </form>
  );
}

interface RunProps {
  readonly dates: readonly Item[];
  readonly firstDay: string;
}

/** How many there will be, and from when until when; whether that is on other weekdays than before. */
function CopiedRun({ dates, firstDay }: RunProps) {
  const texts = useCatalogueTexts();
  const day = useDay();
  const run = movedRun(dates, firstDay);
  return (
    <div role="status">
      {run && <p>{texts.copiedRun(dates.length, day(run.first), day(run.last))}</p>}
      {changesWeekdays(dates, firstDay) && <p className={styles.stuck}>{texts.otherWeekdays}</p>}
    </div>
  );
}
