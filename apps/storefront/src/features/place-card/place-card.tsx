import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { PlaceCardData } from './place-card.data.ts';

export interface PlaceCardProps {
  readonly place: PlaceCardData;
  readonly isFirst?: boolean;
}

export function PlaceCard({ place, isFirst = false }: PlaceCardProps) {
  const t = useTexts();
  const link = useLinks();
  const { id, name, address, picture, eventsCount } = place;
  return (
    <Card
      shape="wide"
      picture={
        picture && (
          <Picture picture={picture} sizes="(min-width: 48rem) 26rem, 92vw" alt="" isFirst={isFirst} />
        )
      }
    >
      <CardLink href={link(paths.place(id))}>{name}</CardLink>
      <p>{address}</p>
      <p>{t('eventsFound', { count: eventsCount })}</p>
    </Card>
  );
}
