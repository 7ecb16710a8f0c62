import { type Door, takesSector } from '@parterre/domain/door/decide-scan';
import type { ScanVerdict } from '@parterre/domain/door/door-scan';
import { useEffect, useState } from 'react';
import { useSpeech } from '../i18n/language.tsx';
import type { Phone, Shown } from '../phone/phone.ts';
import type { StoredState } from '../phone/storage.ts';

export const isGood = (verdict: ScanVerdict): boolean => verdict === 'admitted' || verdict === 'left';

/** Long enough to be seen; the next in the queue is scanned meanwhile. */
const goodForMs = 800;
const undoLooksEveryMs = 1000;

interface Props {
  readonly phone: Phone;
  readonly shown: Shown;
  readonly state: StoredState;
  readonly door: Door;
}

/** The whole screen, in a colour, with a sign and a word: for whoever sees no colours, too. */
export function Verdict({ phone, shown, state }: Props) {
  const { texts } = useSpeech();
  const { decision, isUndone } = shown;
  const { verdict, found } = decision;
  const good = isGood(verdict);
  const [isSmall, setIsSmall] = useState(false);
  const [canUndo, setCanUndo] = useState(() => phone.canUndo());
  useEffect(() => {
    const shrink = good ? setTimeout(() => setIsSmall(true), goodForMs) : undefined;
    const look = setInterval(() => setCanUndo(phone.canUndo()), undoLooksEveryMs);
    return () => {
      clearTimeout(shrink);
      clearInterval(look);
    };
  }, [phone, good]);
  const kind = isUndone ? 'undone' : good ? 'good' : 'bad';
  const ticket = found?.ticket;
  return (
    <section className="verdict" data-kind={kind} data-is-small={isSmall || isUndone} data-verdict={verdict}>
      <div role="status">
        <p className="sign" aria-hidden="true">
          {isUndone ? '↶' : good ? '✓' : '✕'}
        </p>
        <p className="word">{isUndone ? texts.undone : texts.verdicts[verdict]}</p>
        {ticket && (
          <p className="seat">
            {ticket.sectorName}
            <strong>{texts.seat(ticket.row, ticket.seat)}</strong>
          </p>
        )}
        <Explanation shown={shown} state={state} />
      </div>
      <div className="acts">
        {good && canUndo && !isUndone && (
          <button type="button" onClick={() => void phone.undo()}>
            {texts.undo}
          </button>
        )}
        <button type="button" className="main" onClick={() => phone.dismiss()}>
          {texts.next}
        </button>
      </div>
    </section>
  );
}

/** When and where, for which day, or to which door. */
function Explanation({ shown: { decision }, state }: Pick<Props, 'shown' | 'state'>) {
  const { texts, language } = useSpeech();
  const { entry, announcedStart, found, verdict } = decision;
  const { doors } = state.book;
  if (entry) {
    const time = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(entry.at);
    return <p>{texts.enteredAt(time, doors.find(({ id }) => id === entry.doorId)?.name ?? '')}</p>;
  }
  if (announcedStart) {
    const day = new Intl.DateTimeFormat(language, {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
    return <p>{texts.ticketFor(day.format(announcedStart))}</p>;
  }
  if (verdict === 'wrong-door' && found) {
    const others = doors.filter((door) => takesSector(door, found.ticket.sector)).map(({ name }) => name);
    return <p>{texts.goTo(others.join(', '))}</p>;
  }
  return null;
}
