import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toasts/toasts.ts';

/** By the phone's own means where it has any, else by copying the address. */
export function ShareButton({ title }: { readonly title: string }) {
  const t = useTexts();
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
    if (typeof navigator.share === 'function') return navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    showToast('success', t('linkCopied'));
  };
  return (
    // A visitor who changes their mind is no fault.
    <Button onPress={() => void share().catch(() => undefined)}>
      <Icon name="share" />
      {t('share')}
    </Button>
  );
}
