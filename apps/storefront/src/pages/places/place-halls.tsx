import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { HallData } from './places.data.ts';
import styles from './places.module.css';

/** Each leads to what is on in it. */
export function PlaceHalls({ halls }: { readonly halls: readonly HallData[] }) {
  const t = useTexts();
  const link = useLinks();
  if (halls.length === 0) return null;
  return (
    <Section id="halls" title={t('pages:placeHalls')}>
      <ul className={styles.places}>
        {halls.map(({ id, name, capacity, picture }) => (
          <li key={id}>
            <Card
              shape="wide"
              picture={picture && <Picture picture={picture} sizes="(min-width: 48rem) 26rem, 92vw" alt="" />}
            >
              <CardLink href={link(paths.eventsWith({ halls: String(id) }))}>{name}</CardLink>
              <p>{t('pages:hallCapacity', { count: capacity })}</p>
            </Card>
          </li>
        ))}
      </ul>
    </Section>
  );
}
