import { measureCompleteness } from '@parterre/domain/drafts/item-texts';
import { withValue } from '@parterre/domain/drafts/merge-items';
import { interfaceLanguages } from '@parterre/domain/languages/languages';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Select } from '../../../ui/select.tsx';
import catalogue from '../catalogue.module.css';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { record, text, textList } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

/** What it speaks, which of them stands at its root, and what becomes of pages. */
export function LanguagesPart({ item, edited, onChange }: PartProps) {
  const texts = useSiteTexts();
  const { language: name } = useCatalogueTexts();
  const main = text(record(item.theme).main_lang);
  const spoken = textList(item.languages);
  const before = textList(edited.published?.languages as never);
  const mainBefore = text(record(edited.published?.theme as never).main_lang);
  const isSpoken = (code: string) => code === main || spoken.includes(code);
  const change = (code: string, isSelected: boolean) =>
    onChange({
      ...item,
      languages: interfaceLanguages.filter((one) => (one === code ? isSelected : isSpoken(one))),
    });
  const shares = measureCompleteness('landings', item, interfaceLanguages);
  const added = edited.published ? spoken.filter((code) => !before.includes(code)) : [];
  const gone = before.filter((code) => !isSpoken(code));
  return (
    <div className={catalogue.fields}>
      <fieldset className={catalogue.list}>
        <legend>{texts.languages}</legend>
        {interfaceLanguages.map((code) => (
          <Checkbox
            key={code}
            isSelected={isSpoken(code)}
            onChange={(isSelected) => change(code, isSelected)}
          >
            {texts.languageShare(
              name(code),
              Math.round((shares.find(({ lang }) => lang === code)?.share ?? 0) * 100),
            )}
          </Checkbox>
        ))}
      </fieldset>
      <Select
        label={texts.mainLanguage}
        value={main}
        options={interfaceLanguages.filter(isSpoken).map((code) => ({ value: code, text: name(code) }))}
        onChange={(code) =>
          onChange({
            ...withValue(withValue(item, ['theme', 'main_lang'], code), ['theme', 'language'], code),
            languages: interfaceLanguages.filter((one) => one === code || isSpoken(one)),
          })
        }
      />
      <p className={styles.hint}>{texts.mainLanguageHint}</p>
      {(added.length > 0 || gone.length > 0 || (mainBefore !== '' && mainBefore !== main)) && (
        <Notice kind="warning">
          <ul>
            {added.map((code) => (
              <li key={code}>{texts.languageAdded(name(code), `/${code}`)}</li>
            ))}
            {gone.map((code) => (
              <li key={code}>{texts.languageGone(name(code), `/${code}`)}</li>
            ))}
            {mainBefore !== '' && mainBefore !== main && (
              <li>{texts.mainChanged(name(main), name(mainBefore), `/${mainBefore}`)}</li>
            )}
          </ul>
        </Notice>
      )}
    </div>
  );
}
