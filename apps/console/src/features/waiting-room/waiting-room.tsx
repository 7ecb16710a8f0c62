import type { WaitingRoom, WaitingRoomOfPerformance } from '@parterre/contracts/console/waiting-rooms';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { describeFailure } from '../../api/faults.ts';
import { waitingRoomQuery } from '../../api/queries.ts';
import { CommandDialog } from '../../commands/command-dialog.tsx';
import { usePreview } from '../../commands/use-preview.ts';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './waiting-room.module.css';

const route = getRouteApi('/inside/console/performances/$performanceId/waiting-room');

const useRefresh = () => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['waiting-room'] });
};

/** The waiting room of one sale: on or off, how it stands, and the lever above what is measured. */
export function WaitingRoomScreen() {
  const { waitingRoom: texts } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const performanceId = Number(route.useParams().performanceId);
  const query = useQuery(waitingRoomQuery(performanceId, language));
  const { data } = query;
  const title = data
    ? `${texts.title}: ${data.performance.title}, ${moment(data.performance.started_at, 'moment', 'place')}`
    : texts.title;
  return (
    <Screen title={title}>
      <Answer query={query}>{(sale) => <Sale sale={sale} />}</Answer>
    </Screen>
  );
}

function Sale({ sale }: { readonly sale: WaitingRoomOfPerformance }) {
  const { waitingRoom: texts } = useTexts();
  const { permissions } = useMe();
  const moment = useMoment();
  const { room, sale_starts_at: opensAt } = sale;
  const isOn = room !== null && room.phase !== 'off' && room.phase !== 'sold_out';
  const mayChange = permissions.includes('performances.change');
  return (
    <div className={styles.room}>
      <p className={styles.note}>{texts.intro}</p>
      <p>{opensAt ? texts.opens(moment(opensAt)) : texts.isOpen}</p>
      {room && <Standing room={room} />}
      {mayChange && !isOn && <TurnOn sale={sale} />}
      {mayChange && isOn && <Pace key={`${room.max_per_minute} ${room.is_paused}`} room={room} />}
      {mayChange && isOn && <TurnOff room={room} />}
    </div>
  );
}

function Standing({ room }: { readonly room: WaitingRoom }) {
  const { waitingRoom: texts } = useTexts();
  const figures = [
    [texts.taken, room.taken],
    [texts.called, room.serving],
    [texts.admitted, room.admitted],
    [texts.free, room.seats_free],
    [texts.held, room.seats_held],
    [texts.measured, room.measured_per_minute],
  ] as const;
  return (
    <section className={styles.part} aria-labelledby="standing">
      <h2 id="standing">{texts.phases[room.phase]}</h2>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{texts.live}</p>
    </section>
  );
}

function TurnOn({ sale }: { readonly sale: WaitingRoomOfPerformance }) {
  const all = useTexts();
  const { waitingRoom: texts } = all;
  const refresh = useRefresh();
  const [scope, setScope] = useState<'performance' | 'opening'>('opening');
  const { ask, asked, close, failure, isPending } = usePreview('waiting-room.turn-on');
  const together = sale.open_together;
  const input = { performance_id: sale.performance.id, scope: together > 1 ? scope : 'performance' } as const;
  return (
    <section className={styles.part} aria-labelledby="turn-on">
      <h2 id="turn-on">{texts.turnOn}</h2>
      <ul className={styles.rules}>
        {texts.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      {together > 1 && (
        <Select
          label={texts.scope}
          value={scope}
          options={[
            { value: 'opening', text: texts.scopes.opening(together) },
            { value: 'performance', text: texts.scopes.performance },
          ]}
          onChange={setScope}
        />
      )}
      <div>
        <Button look="main" isBusy={isPending} onPress={() => ask(input)}>
          {texts.turnOn}
        </Button>
      </div>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="waiting-room.turn-on"
          asked={asked}
          title={texts.turnOn}
          act={texts.turnOn}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </section>
  );
}

function Pace({ room }: { readonly room: WaitingRoom }) {
  const all = useTexts();
  const { waitingRoom: texts } = all;
  const refresh = useRefresh();
  const [cap, setCap] = useState(room.max_per_minute === null ? '' : String(room.max_per_minute));
  const [isPaused, setPaused] = useState(room.is_paused);
  const { ask, asked, close, failure, isPending } = usePreview('waiting-room.set-pace');
  const isNumber = /^[1-9]\d{0,4}$/.test(cap);
  const isFine = cap === '' || isNumber;
  const input = { room_id: room.id, max_per_minute: isNumber ? Number(cap) : null, is_paused: isPaused };
  const isChanged = input.max_per_minute !== room.max_per_minute || isPaused !== room.is_paused;
  return (
    <section className={styles.part} aria-labelledby="pace">
      <h2 id="pace">{texts.pace}</h2>
      <TextField
        label={texts.cap}
        hint={texts.capHint}
        name="cap"
        value={cap}
        onChange={setCap}
        inputMode="numeric"
        placeholder={texts.noCap}
        fault={isFine ? undefined : texts.capFault}
      />
      <Checkbox isSelected={isPaused} onChange={setPaused}>
        {texts.pause}
      </Checkbox>
      <div>
        <Button isBusy={isPending} isDisabled={!isFine || !isChanged} onPress={() => ask(input)}>
          {texts.setPace}
        </Button>
      </div>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="waiting-room.set-pace"
          asked={asked}
          title={texts.setPace}
          act={texts.setPace}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </section>
  );
}

function TurnOff({ room }: { readonly room: WaitingRoom }) {
  const all = useTexts();
  const { waitingRoom: texts } = all;
  const refresh = useRefresh();
  const { ask, asked, close, failure, isPending } = usePreview('waiting-room.turn-off');
  return (
    <section className={styles.part} aria-labelledby="turn-off">
      <h2 id="turn-off">{texts.turnOff}</h2>
      <p className={styles.note}>{texts.turnOffNote}</p>
      <div>
        <Button isBusy={isPending} onPress={() => ask({ room_id: room.id })}>
          {texts.turnOff}
        </Button>
      </div>
      {failure && <Notice kind="fault">{describeFailure(failure, all)}</Notice>}
      {asked && (
        <CommandDialog
          command="waiting-room.turn-off"
          asked={asked}
          title={texts.turnOff}
          act={texts.turnOff}
          onClose={close}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
    </section>
  );
}
