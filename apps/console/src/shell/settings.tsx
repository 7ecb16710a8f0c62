import { interfaceLanguages, languages } from '@parterre/domain/languages/languages';
import { useState } from 'react';
import { useLanguage } from '../i18n/language.tsx';
import { chooseColours, colourModes, readColours } from '../theme/colours.ts';
import { Select } from '../ui/select.tsx';
import styles from './settings.module.css';

const languageOptions = interfaceLanguages.map((value) => ({ value, text: languages[value].name }));

/** Of this device: also for whoever is not signed in yet. */
export function Settings() {
  const { language, texts, choose } = useLanguage();
  const [colours, setColours] = useState(readColours);
  const names = { system: texts.coloursSystem, light: texts.coloursLight, dark: texts.coloursDark };
  return (
    <div className={styles.settings}>
      <Select label={texts.language} value={language} options={languageOptions} onChange={choose} />
      <Select
        label={texts.colours}
        value={colours}
        options={colourModes.map((value) => ({ value, text: names[value] }))}
        onChange={(mode) => {
          chooseColours(mode);
          setColours(mode);
        }}
      />
    </div>
  );
}
