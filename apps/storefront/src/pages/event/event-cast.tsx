import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { CastMember } from './event.data.ts';
import styles from './event-cast.module.css';

export function EventCast({ cast }: { readonly cast: readonly CastMember[] }) {
  const t = useTexts();
  const link = useLinks();
  if (cast.length === 0) return null;
  return (
    <Section id="cast" title={t('pages:eventCast')}>
      <ul className={styles.cast}>
        {cast.map(({ person, role }) => (
          <li key={`${person.id} ${role}`}>
            <div className={styles.portrait}>
              {person.portrait && <Picture picture={person.portrait} sizes="9rem" alt="" />}
            </div>
            <a href={link(paths.person(person.id))}>{person.name}</a>
            <p>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
