import type { StuckDraft } from '@parterre/contracts/console/today';
import { useTexts } from '../../i18n/language.tsx';
import { useMoment } from '../../i18n/use-moment.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './today.module.css';

interface Props {
  readonly drafts: readonly StuckDraft[];
}

/** Drafts that were to go out by themselves and cannot, each with the way to it. */
export function StuckDrafts({ drafts }: Props) {
  const { overview: texts, catalogue } = useTexts();
  const moment = useMoment();
  if (drafts.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="stuck-drafts">
      <h2 id="stuck-drafts">
        {texts.stuckDrafts} <span className={styles.total}>{drafts.length}</span>
      </h2>
      <ul className={styles.rows}>
        {drafts.map(({ id, name, publish_at: publishAt, problems: [problem], since }) => (
          <li key={id} className={styles.item}>
            <div className={styles.what}>
              <strong>{name}</strong>
              {problem && <span>{catalogue.stuckReasons[problem]}</span>}
              <span>
                {publishAt ? catalogue.publishesAt(moment(publishAt)) : texts.missedAt(moment(since))}
              </span>
            </div>
            <div className={styles.acts}>
              <LinkButton to="/drafts/$draftId" params={{ draftId: id }}>
                {texts.openDraft}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
