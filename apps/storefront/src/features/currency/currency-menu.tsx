import { useTexts } from '../../i18n/use-texts.ts';
import { useSite } from '../../theme/site-settings.ts';
import { Menu, MenuChoice } from '../../ui/menu.tsx';
import { saveCurrency } from './currency-cookie.ts';
import { useCurrency } from './use-currency.ts';

const menu = 'currencies';

/** Shown only where the theme shows currencies (spec §5). */
export function CurrencyMenu() {
  const t = useTexts();
  const { theme, currencyNames } = useSite();
  const chosen = useCurrency();
  if (!theme.ui_config_show_currencies || theme.currencies.length < 2) return null;
  return (
    <Menu id={menu} label={t('currency')} opener={chosen}>
      {theme.currencies.map(({ code }) => (
        <MenuChoice key={code} menu={menu} isChosen={code === chosen} onChoose={() => saveCurrency(code)}>
          <b>{code}</b> {currencyNames[code]}
        </MenuChoice>
      ))}
    </Menu>
  );
}
