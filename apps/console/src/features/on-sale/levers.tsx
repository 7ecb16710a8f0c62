import type { CommandInput, CommandName } from '@parterre/contracts/console/commands';
import type { SaleCockpit } from '@parterre/contracts/console/on-sale';
import { useState } from 'react';
import { CommandButton } from '../../commands/command-button.tsx';
import { toSeen } from '../../commands/seen-performance.ts';
import { useTexts } from '../../i18n/language.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './on-sale.module.css';

/** What undoes an act that was done here: the opposite act, looked at, reasoned and written down like any other. */
interface Undo {
  readonly done: string;
  readonly act: LeverAct;
}

type LeverName = 'waiting-room.set-pace' | 'seats.release' | 'seats.withhold' | 'performances.change';
type LeverAct = {
  [Name in LeverName]: { readonly command: Name; readonly input: CommandInput<Name>; readonly name: string };
}[LeverName];

/** Each shows what it does before it is done, and can be undone after. */
export function Levers({ sale }: { readonly sale: SaleCockpit }) {
  const { onSale: texts } = useTexts();
  const [undo, setUndo] = useState<Undo>();
  const { room, performance, zones, verdict } = sale;
  const openRoom = room && room.phase !== 'off' && room.phase !== 'sold_out' ? room : undefined;
  const stopped = verdict.standing === 'closed';
  return (
    <section className={`${styles.part} ${styles.levers}`} aria-labelledby="levers">
      <h2 id="levers">{texts.levers}</h2>
      {undo && (
        <Notice kind="good">
          <span>{undo.done}</span>
          <Lever key={undo.done} act={undo.act} look="plain" onDone={() => setUndo(undefined)} />
        </Notice>
      )}
      {openRoom && <Pace key={`${openRoom.max_per_minute}`} room={openRoom} onDone={setUndo} />}
      <div className={styles.acts}>
        {zones
          .filter((zone) => zone.withheld_seats.length > 0)
          .map((zone) => {
            const input = { performance_id: performance.id, seats: zone.withheld_seats };
            const name = texts.release(zone.name, zone.withheld_seats.length);
            return (
              <Lever
                key={zone.zone}
                act={{ command: 'seats.release', input, name }}
                onDone={() =>
                  setUndo({
                    done: texts.done(name),
                    act: { command: 'seats.withhold', input, name: texts.undo },
                  })
                }
              />
            );
          })}
        <SaleSwitch sale={sale} isStopped={stopped} onDone={setUndo} />
      </div>
    </section>
  );
}

/** Stops the sale, and opens it again: what is undone is the sale as it is by then, so both read it anew. */
function SaleSwitch({
  sale,
  isStopped,
  onDone,
}: {
  readonly sale: SaleCockpit;
  readonly isStopped: boolean;
  readonly onDone: (undo: Undo | undefined) => void;
}) {
  const { onSale: texts } = useTexts();
  const { status, state } = sale.performance;
  if (status !== 'scheduled' || state === 'soon') return null;
  const change = { sale: isStopped ? 'open' : 'stopped' } as const;
  const name = isStopped ? texts.openSale : texts.stopSale;
  return (
    <Lever
      key={name}
      act={{
        command: 'performances.change',
        input: { performances: [toSeen(sale.performance)], change },
        name,
      }}
      look={isStopped ? 'plain' : 'danger'}
      onDone={() => onDone(undefined)}
    />
  );
}

interface PaceProps {
  readonly room: NonNullable<SaleCockpit['room']>;
  readonly onDone: (undo: Undo) => void;
}

function Pace({ room, onDone }: PaceProps) {
  const { onSale: texts, waitingRoom } = useTexts();
  const [cap, setCap] = useState(room.max_per_minute === null ? '' : String(room.max_per_minute));
  const { id: room_id, max_per_minute, is_paused } = room;
  const isFine = /^([1-9]\d{0,4})?$/.test(cap);
  const wanted = cap === '' ? null : Number(cap);
  const asItWas = {
    command: 'waiting-room.set-pace',
    input: { room_id, max_per_minute, is_paused },
    name: texts.undo,
  } as const;
  const done = (name: string) => () => onDone({ done: texts.done(name), act: asItWas });
  const pause = is_paused ? texts.resume : texts.pause;
  return (
    <>
      <div className={styles.acts}>
        <Lever
          key={pause}
          act={{
            command: 'waiting-room.set-pace',
            input: { room_id, max_per_minute, is_paused: !is_paused },
            name: pause,
          }}
          look="main"
          onDone={done(pause)}
        />
      </div>
      <div className={styles.pace}>
        <TextField
          label={waitingRoom.cap}
          hint={texts.measured(room.measured_per_minute)}
          name="cap"
          value={cap}
          onChange={setCap}
          inputMode="numeric"
          placeholder={waitingRoom.noCap}
          fault={isFine ? undefined : waitingRoom.capFault}
        />
        <Lever
          act={{
            command: 'waiting-room.set-pace',
            input: { room_id, max_per_minute: wanted, is_paused },
            name: waitingRoom.setPace,
          }}
          isDisabled={!isFine || wanted === max_per_minute}
          onDone={done(waitingRoom.setPace)}
        />
      </div>
    </>
  );
}

interface LeverProps {
  readonly act: LeverAct;
  readonly look?: 'main' | 'plain' | 'danger';
  readonly isDisabled?: boolean;
  readonly onDone: () => void;
}

const Lever = ({ act: { name, ...command }, look = 'plain', ...props }: LeverProps) => (
  <CommandButton<CommandName>
    {...props}
    {...command}
    label={name}
    look={look}
    isDangerous={look === 'danger'}
    changes="on-sale"
  />
);
