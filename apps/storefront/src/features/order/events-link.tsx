import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** For a visitor whose order was called off. */
export function EventsLink() {
  const link = useLinks();
  return (
    <ButtonLink href={link(paths.events())} isMain>
      {useTexts()('pages:toEvents')}
    </ButtonLink>
  );
}
