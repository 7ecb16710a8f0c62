import type { Item } from '@parterre/domain/drafts/item';
import { checkTexts } from '@parterre/domain/drafts/item-texts';
import { isOwnPath } from '@parterre/domain/markup/safe-address';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import catalogue from '../catalogue.module.css';
import { readAge } from '../read-age.ts';
import { useCatalogueTexts } from '../use-catalogue-texts.ts';
import { MoveButtons, moved } from './move-buttons.tsx';
import type { PartProps } from './part-props.ts';
import styles from './sites.module.css';
import { TargetField } from './target-field.tsx';
import { record, recordList, text } from './theme-values.ts';
import { useSiteTexts } from './use-site-texts.ts';

/** The menu at the head of every page: what each entry is called in all languages, and where it leads. */
export function NavigationPart({ item, edited, languages, onChange }: PartProps) {
  const texts = useSiteTexts();
  const { language: nameLanguage, remove, findings: words } = useCatalogueTexts();
  const entries = recordList(item.navigation);
  const main = edited.main_lang;
  const findings = checkTexts(
    { kind: 'landings', item },
    { main, others: languages.filter((lang) => lang !== main) },
    readAge(edited, item),
  ).filter(({ path }) => path[0] === 'navigation');
  const change = (navigation: readonly Item[]) => onChange({ ...item, navigation });
  const replace = (index: number, next: Item) =>
    change(entries.map((entry, place) => (place === index ? next : entry)));
  return (
    <div className={catalogue.fields}>
      <p className={styles.hint}>{texts.navigationHint}</p>
      <ol className={styles.rows}>
        {entries.map((entry, index) => {
          const title = record(entry.title);
          const path = text(entry.path);
          return (
            // Entries have no key of their own: their place is all that tells them apart.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={index} className={styles.entry}>
              <div className={catalogue.listed}>
                <TargetField
                  label={texts.target(index + 1)}
                  value={path}
                  item={item}
                  fault={isOwnPath(path) ? undefined : texts.badPath}
                  onChange={(target) =>
                    replace(index, {
                      title: Object.keys(title).length > 0 ? title : target.title,
                      path: target.path,
                    })
                  }
                />
                <MoveButtons
                  index={index}
                  count={entries.length}
                  onMove={(by) => change(moved(entries, index, by))}
                />
                <Button look="quiet" onPress={() => change(entries.filter((_, place) => place !== index))}>
                  {remove}
                </Button>
              </div>
              <div className={styles.titles}>
                {languages.map((language) => (
                  <div key={language} className={catalogue.cell}>
                    <TextField
                      label={nameLanguage(language)}
                      name={`navigation.${index}.${language}`}
                      lang={language}
                      value={text(title[language])}
                      maxLength={60}
                      onChange={(typed) =>
                        replace(index, { ...entry, title: { ...title, [language]: typed || undefined } })
                      }
                    />
                    {findings
                      .filter(({ path: [, of], lang }) => of === path && lang === language)
                      .map(({ fault }) => (
                        <p key={fault} className={catalogue.finding} data-fault={fault}>
                          {words[fault]}
                        </p>
                      ))}
                  </div>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        <Button onPress={() => change([...entries, { title: {}, path: '/events' }])}>{texts.addEntry}</Button>
      </div>
    </div>
  );
}
