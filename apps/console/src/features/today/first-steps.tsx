import type { FirstSteps as Steps } from '@parterre/contracts/console/today';
import { useTexts } from '../../i18n/language.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './today.module.css';

interface Props {
  readonly steps: Steps;
}

/** From an empty house to its first sale, each step with the way to it. */
export function FirstSteps({ steps }: Props) {
  const { overview: texts } = useTexts();
  const { site, place, hall, event, performance, published } = steps;
  const rows = [
    { name: 'site', isDone: site, link: <LinkButton to="/sites">{texts.begin}</LinkButton> },
    { name: 'hall', isDone: place && hall, link: <KindLink kind={place ? 'halls' : 'places'} /> },
    { name: 'event', isDone: event, link: <KindLink kind="events" /> },
    { name: 'performance', isDone: performance, link: <KindLink kind="events" /> },
    { name: 'publish', isDone: published, link: <LinkButton to="/drafts">{texts.begin}</LinkButton> },
  ] as const;
  const next = rows.find(({ isDone }) => !isDone)?.name;
  return (
    <section className={styles.part} aria-labelledby="first-steps">
      <h2 id="first-steps">{texts.firstSteps}</h2>
      <p className={styles.note}>{texts.firstStepsText}</p>
      <ol className={styles.rows}>
        {rows.map(({ name, isDone, link }) => (
          <li
            key={name}
            className={`${styles.item} ${styles.step}`}
            data-is-done={isDone}
            aria-current={name === next ? 'step' : undefined}
          >
            <div className={styles.what}>
              <strong>
                <span aria-hidden="true">{isDone ? '✓' : '○'}</span> {texts.stepNames[name].title}
              </strong>
              <span>{isDone ? texts.stepDone : texts.stepNames[name].text}</span>
            </div>
            <div className={styles.acts}>{link}</div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const KindLink = ({ kind }: { readonly kind: 'places' | 'halls' | 'events' }) => (
  <LinkButton to="/catalogue/$kind" params={{ kind }}>
    {useTexts().overview.begin}
  </LinkButton>
);
