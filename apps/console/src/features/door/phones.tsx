import type { DoorDevice, DoorOfPerformance } from '@parterre/contracts/console/doors';
import { describeFailure } from '../../api/faults.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './door.module.css';
import { PairPhone } from './pair-phone.tsx';
import { useDoorNames } from './use-door-names.ts';
import { useRefreshed } from './use-refreshed.ts';

/** Which phones stand at the doors, and when each was last heard of. */
export function Phones({ door }: { readonly door: DoorOfPerformance }) {
  const all = useTexts();
  const { doors: texts } = all;
  const refresh = useRefreshed();
  const { ask, asked, close, failure, isPending } = usePreview('door.end-device');
  return (
    <section className={styles.part} aria-labelledby="phones">
      <h2 id="phones">{texts.phones}</h2>
      {door.devices.length === 0 && <p className={styles.note}>{texts.noPhones}</p>}
      <ul className={styles.rows}>
        {door.devices.map((device) => (
          <Phone
            key={device.id}
            door={door}
            device={device}
            isBusy={isPending}
            onEnd={() => ask({ device_id: device.id })}
          />
        ))}
      </ul>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="door.end-device"
          asked={asked}
          title={texts.endTitle}
          act={texts.endPhone}
          isDangerous
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
      {door.doors.length > 0 && <PairPhone door={door} />}
    </section>
  );
}

interface Props {
  readonly door: DoorOfPerformance;
  readonly device: DoorDevice;
  readonly isBusy: boolean;
  readonly onEnd: () => void;
}

function Phone({ door, device, isBusy, onEnd }: Props) {
  const { doors: texts } = useTexts();
  const moment = useMoment();
  const nameDoor = useDoorNames(door);
  const { name, state, seen_at: seenAt, unsent } = device;
  const facts = [
    nameDoor(device.door_id),
    texts.states[state],
    seenAt === null ? texts.neverSeen : texts.seen(moment(seenAt)),
    unsent > 0 && texts.unsent(unsent),
  ];
  return (
    <li className={styles.conflict}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.small}>{facts.filter(Boolean).join(' · ')}</span>
      </div>
      {state !== 'ended' && (
        <Button look="quiet" isBusy={isBusy} onPress={onEnd} aria-label={`${texts.endPhone}: ${name}`}>
          {texts.endPhone}
        </Button>
      )}
    </li>
  );
}
