import type { ReactNode } from 'react';
import { useLinks } from '../../address/use-links.ts';
import { paths } from '../../paths.ts';
import { Card, type CardLevel, CardLink } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PersonCardData } from './person-card.data.ts';
import styles from './person-card.module.css';

export interface PersonCardProps {
  readonly person: PersonCardData;
  /** Under the name: what they do, or whom they play. */
  readonly children: ReactNode;
  /** A letter on the edge of the portrait, as on the edge of a dictionary. */
  readonly letter?: string | undefined;
  readonly level?: CardLevel;
  readonly isFirst?: boolean;
}

export function PersonCard(props: PersonCardProps) {
  const { person, children, letter, level, isFirst = false } = props;
  const { id, name, portrait } = person;
  const link = useLinks();
  return (
    <div className={styles.person}>
      <Card
        shape="portrait"
        picture={
          <>
            {portrait && (
              <Picture picture={portrait} sizes="(min-width: 48rem) 11rem, 44vw" alt="" isFirst={isFirst} />
            )}
            {letter && (
              <span className={styles.letter} aria-hidden="true">
                {letter}
              </span>
            )}
          </>
        }
      >
        <CardLink href={link(paths.person(id))} level={level}>
          {name}
        </CardLink>
        <p>{children}</p>
      </Card>
    </div>
  );
}
