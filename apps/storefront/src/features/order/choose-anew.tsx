import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** For whoever has an order that will come to nothing. */
export function ChooseAnew() {
  const link = useLinks();
  return (
    <ButtonLink href={link(paths.events())} isMain>
      {useTexts()('pages:toEvents')}
    </ButtonLink>
  );
}
