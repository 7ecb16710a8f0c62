import { PersonCard } from '../../features/person-card/person-card.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { Section } from '../../ui/section.tsx';
import { PersonGrid } from '../persons/person-grid.tsx';
import type { CastMember } from './event.data.ts';

export function EventCast({ cast }: { readonly cast: readonly CastMember[] }) {
  const t = useTexts();
  if (cast.length === 0) return null;
  return (
    <Section id="cast" title={t('pages:eventCast')}>
      <PersonGrid>
        {cast.map(({ person, role }) => (
          <li key={`${person.id} ${role}`}>
            <PersonCard person={person}>{role}</PersonCard>
          </li>
        ))}
      </PersonGrid>
    </Section>
  );
}
