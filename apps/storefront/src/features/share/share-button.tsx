import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { shareLink } from '../../ui/share-link.ts';

/** Shares the page that is shown. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useTexts();
  const share = () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    void shareLink({ title, url }, t('linkCopied'));
  };
  return (
    <Button onPress={share}>
      <Icon name="share" />
      {t('share')}
    </Button>
  );
}
