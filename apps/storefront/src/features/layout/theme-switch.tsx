import { useSyncExternalStore } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Menu, MenuChoice } from '../../ui/menu.tsx';
import { chooseColours, chosenColours, colourChoices, onColoursChange } from './colours.ts';

const labels = { system: 'coloursSystem', light: 'coloursLight', dark: 'coloursDark' } as const;
const menu = 'colours';

export function ThemeSwitch() {
  const t = useTexts();
  const chosen = useSyncExternalStore(onColoursChange, chosenColours, () => 'system');
  return (
    <Menu id={menu} label={t('colours')} opener={<Icon name="sun" />}>
      {colourChoices.map((choice) => (
        <MenuChoice
          key={choice}
          menu={menu}
          isChosen={choice === chosen}
          onChoose={() => chooseColours(choice)}
        >
          {t(labels[choice])}
        </MenuChoice>
      ))}
    </Menu>
  );
}
