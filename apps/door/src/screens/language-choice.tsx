import { interfaceLanguages, languages } from '@parterre/domain/languages/languages';
import { useSpeech } from '../i18n/language.tsx';

export function LanguageChoice() {
  const { texts, language, choose } = useSpeech();
  return (
    <label className="field">
      {texts.language}
      <select
        value={language}
        onChange={({ target }) => {
          const chosen = interfaceLanguages.find((code) => code === target.value);
          if (chosen) choose(chosen);
        }}
      >
        {interfaceLanguages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languages[code].name}
          </option>
        ))}
      </select>
    </label>
  );
}
