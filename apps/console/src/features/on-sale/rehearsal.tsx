import type { Rehearsal, RehearsalsOfPerformance } from '@parterre/contracts/console/rehearsals';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { rehearsalsQuery } from '../../api/queries.ts';
import { CommandButton } from '../../commands/command-button.tsx';
import { useLanguage, useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { useMe } from '../../shell/use-me.ts';
import { Answer } from '../../ui/answer.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Screen } from '../../ui/screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './rehearsal.module.css';
import { RehearsalCurve } from './rehearsal-curve.tsx';
import { RehearsalResult } from './rehearsal-result.tsx';

const route = getRouteApi('/inside/console/performances/$performanceId/rehearsal');

/** The sale of a performance tried with a crowd: asked for, watched, and what came of it. */
export function RehearsalScreen() {
  const { rehearsal: texts, onSale } = useTexts();
  const { language } = useLanguage();
  const moment = useMoment();
  const { performanceId } = route.useParams();
  const query = useQuery(rehearsalsQuery(Number(performanceId), language));
  const { data } = query;
  const title = data
    ? `${texts.title}: ${data.performance.title}, ${moment(data.performance.started_at, 'moment', 'place')}`
    : texts.title;
  return (
    <Screen
      title={title}
      actions={
        <LinkButton to="/performances/$performanceId/on-sale" params={{ performanceId }}>
          {onSale.open}
        </LinkButton>
      }
    >
      <Answer query={query}>{(rehearsals) => <Rehearsals rehearsals={rehearsals} />}</Answer>
    </Screen>
  );
}

function Rehearsals({ rehearsals }: { readonly rehearsals: RehearsalsOfPerformance }) {
  const { rehearsal: texts } = useTexts();
  const { permissions } = useMe();
  const { performance, under_way: underWay, finished } = rehearsals;
  const mayChange = permissions.includes('performances.change');
  return (
    <div className={styles.rehearsals}>
      <div className={styles.intro}>
        <p>{texts.intro}</p>
        <p className={styles.note}>{texts.limits}</p>
      </div>
      {underWay?.performance_id === performance.id && <UnderWay rehearsal={underWay} mayStop={mayChange} />}
      {underWay && underWay.performance_id !== performance.id && <p role="status">{texts.ofAnother}</p>}
      {!underWay && mayChange && <Ask performanceId={performance.id} />}
      <section className={styles.part} aria-labelledby="history">
        <h2 id="history">{texts.history}</h2>
        {finished.length === 0 && <p className={styles.note}>{texts.none}</p>}
        <ol className={styles.history}>
          {finished.map((rehearsal) => (
            <li key={rehearsal.id}>
              <RehearsalResult rehearsal={rehearsal} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const usualVisitors = '1000';
const maxVisitors = 20_000;

function Ask({ performanceId }: { readonly performanceId: number }) {
  const { rehearsal: texts } = useTexts();
  const [visitors, setVisitors] = useState(usualVisitors);
  const [hasRoom, setHasRoom] = useState(true);
  const isFine = /^[1-9]\d{0,4}$/.test(visitors) && Number(visitors) <= maxVisitors;
  return (
    <section className={styles.part} aria-labelledby="ask">
      <h2 id="ask">{texts.ask}</h2>
      <div className={styles.visitors}>
        <TextField
          label={texts.visitors}
          hint={texts.visitorsHint}
          name="visitors"
          value={visitors}
          onChange={setVisitors}
          inputMode="numeric"
          fault={isFine ? undefined : texts.visitorsFault}
        />
      </div>
      <Checkbox isSelected={hasRoom} onChange={setHasRoom}>
        {texts.hasRoom}
      </Checkbox>
      <div>
        <CommandButton
          command="rehearsals.ask"
          input={{ performance_id: performanceId, visitors: Number(visitors), has_room: hasRoom }}
          label={texts.begin}
          look="main"
          isDisabled={!isFine}
          changes="rehearsals"
        />
      </div>
    </section>
  );
}

interface UnderWayProps {
  readonly rehearsal: Rehearsal;
  readonly mayStop: boolean;
}

function UnderWay({ rehearsal, mayStop }: UnderWayProps) {
  const { rehearsal: texts } = useTexts();
  const { id, visitors, has_room: hasRoom, stage, is_left_alone: isLeftAlone } = rehearsal;
  return (
    <section className={styles.part} aria-labelledby="under-way">
      <h2 id="under-way">{texts.underWay}</h2>
      <p className={styles.note}>{texts.asked(visitors, hasRoom)}</p>
      {isLeftAlone ? (
        <Notice kind="warning">{stage ? texts.unheard : texts.nobody}</Notice>
      ) : (
        <p className={styles.stage} role="status">
          {stage ? texts.stages[stage] : texts.waiting}
        </p>
      )}
      <Progress rehearsal={rehearsal} />
      {mayStop && (
        <div>
          <CommandButton
            command="rehearsals.stop"
            input={{ rehearsal_id: id }}
            label={texts.stop}
            isDangerous
            changes="rehearsals"
          />
        </div>
      )}
    </section>
  );
}

function Progress({ rehearsal }: { readonly rehearsal: Rehearsal }) {
  const { rehearsal: texts } = useTexts();
  const { progress, seats, visitors, has_room: hasRoom, opened_at, points } = rehearsal;
  if (!progress || seats === null) return null;
  const figures = [
    [texts.gathered, progress.gathered],
    ...(hasRoom ? ([[texts.admitted, progress.admitted]] as const) : []),
    [texts.held, progress.held],
    [texts.refused, progress.refused],
    [texts.gone, progress.gone],
    [texts.shed, progress.shed],
  ] as const;
  const isOpen = opened_at !== null;
  const [done, of] = isOpen ? [progress.sold, seats] : [progress.gathered, visitors];
  const minutes = opened_at === null ? 0 : Math.max(0, (Date.now() - Date.parse(opened_at)) / 60_000);
  return (
    <>
      <p className={styles.progress}>
        <label htmlFor="rehearsal-progress">
          {isOpen ? texts.soldOf(done, of) : `${texts.gathered}: ${done}`}
        </label>
        <progress id="rehearsal-progress" value={done} max={of} />
      </p>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {isOpen && <RehearsalCurve points={points} minutes={minutes} />}
    </>
  );
}
