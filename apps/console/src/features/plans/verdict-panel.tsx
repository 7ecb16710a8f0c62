import type { JudgedFault } from '@parterre/domain/plan-editing/judge-plan';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './editor.module.css';
import { type Editor, useEditor } from './editor-store.ts';

/** How the hall would sell as it is drawn now. */
export function VerdictPanel({ editor }: { readonly editor: Editor }) {
  const { plans: texts } = useTexts();
  const verdict = useEditor(editor, ({ judged }) => judged.verdict);
  const showsHeat = useEditor(editor, (state) => state.showsHeat);
  const show = (guids: readonly string[]) => editor.set({ shown: guids });
  if (!verdict) return <p>{texts.judging}</p>;
  const { faults, faultCount, offers, alone, seatCount, standingCount } = verdict;
  return (
    <section className={styles.panel} aria-label={texts.verdict}>
      <p aria-live="polite">
        <strong data-is-well={faultCount === 0}>
          {faultCount === 0 ? texts.noFaults : texts.faults(faultCount)}
        </strong>
        {` · ${texts.counts(seatCount, standingCount)}`}
      </p>
      {faultCount > 0 && (
        <ul className={styles.faults}>
          {faults.slice(0, 12).map((fault) => (
            <li key={`${fault.path} ${fault.reason}`}>
              <Fault
                fault={fault}
                onShow={(guid) => editor.set({ shown: [guid], chosen: new Set([guid]), current: guid })}
              />
            </li>
          ))}
        </ul>
      )}
      <h2>{texts.best}</h2>
      <div className={styles.offers}>
        {offers.map(({ people, guids, isTogether }) => (
          <Button
            key={people}
            isDisabled={guids.length === 0}
            onPress={() => show(guids)}
            data-apart={!isTogether && guids.length > 0}
            aria-label={texts.bestFor(people)}
          >
            {people}
          </Button>
        ))}
      </div>
      {offers.some(({ isTogether, guids }) => !isTogether && guids.length > 0) && (
        <p className={styles.hint}>{texts.apart}</p>
      )}
      <h2>{texts.singles}</h2>
      <p>
        {offers
          .filter(({ people }) => people > 1)
          .map(({ people, singles }) => texts.singlesFor(people, singles))
          .join(' · ')}
      </p>
      {alone.length > 0 && <Button onPress={() => show(alone)}>{texts.alone(alone.length)}</Button>}
      <Button aria-pressed={showsHeat} onPress={() => editor.set({ showsHeat: !showsHeat })}>
        {showsHeat ? texts.hideHeat : texts.showHeat}
      </Button>
      {showsHeat && (
        <p className={styles.scale}>
          <span>{texts.bestView}</span>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((step) => (
            <i key={step} data-heat={step} />
          ))}
          <span>{texts.worstView}</span>
        </p>
      )}
    </section>
  );
}

function Fault({ fault, onShow }: { readonly fault: JudgedFault; readonly onShow: (guid: string) => void }) {
  const { plans: texts, order } = useTexts();
  const { guid, name, path, reason } = fault;
  const reasons: Readonly<Record<string, string>> = texts.reasons;
  const seat = name && order.seat({ sector: name.section.name, row: name.row, number: name.seat });
  const where = seat ?? (path === 'plan' ? texts.wholePlan : path);
  const what = `${where}: ${reasons[reason] ?? reason}`;
  if (guid === undefined) return what;
  return (
    <button type="button" className={styles.link} onClick={() => onShow(guid)}>
      {what}
    </button>
  );
}
