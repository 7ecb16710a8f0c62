import { useLinks } from '../../address/use-links.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { BasketContents } from './basket-contents.tsx';

export interface BasketDrawerProps {
  readonly currency: string;
  readonly onClose: () => void;
}

/** The basket beside the page, so that looking into it does not lead away. */
export function BasketDrawer({ currency, onClose }: BasketDrawerProps) {
  const t = useTexts();
  const link = useLinks();
  return (
    <Sheet
      form="drawer"
      title={t('tabBasket')}
      closeLabel={t('forms:close')}
      onClose={onClose}
      footer={
        <>
          <ButtonLink href={link(paths.cart())}>{t('forms:basketOpen')}</ButtonLink>
          <ButtonLink href={link(paths.order())} isMain>
            {t('forms:basketOrder')}
          </ButtonLink>
        </>
      }
    >
      <BasketContents currency={currency} empty={<p>{t('forms:basketEmpty')}</p>}>
        {null}
      </BasketContents>
    </Sheet>
  );
}
