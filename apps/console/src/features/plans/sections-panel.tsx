import { addSection, changeSection, removeSection } from '@parterre/domain/plan-editing/sections';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './editor.module.css';
import { type Editor, useEditor, useSettledDocument } from './editor-store.ts';

/** Parts of the hall, such as the balcony; new rows go to the one that is pressed. */
export function SectionsPanel({ editor }: { readonly editor: Editor }) {
  const { plans: texts } = useTexts();
  const { zones } = useSettledDocument(editor);
  const section = useEditor(editor, (state) => state.section);
  const [name, setName] = useState('');
  const add = () => {
    const wanted = name.trim();
    if (wanted === '') return;
    editor.edit((plan) => addSection(plan, wanted));
    editor.set({ section: editor.read().history.present.zones.length - 1 });
    setName('');
  };
  return (
    <>
      <ul className={styles.zones}>
        {zones.map(({ name: own = '', names = {}, rows, areas = [] }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections stay in their order, and their names are typed here
          <li key={index} className={styles.sectionRow}>
            <button
              type="button"
              className={styles.zone}
              aria-pressed={section === index}
              aria-label={`${index + 1}. ${texts.pickSection(own || String(index + 1))}`}
              onClick={() => {
                const guids = rows.flatMap(({ seats }) => seats.map(({ seat_guid }) => seat_guid));
                editor.set({ section: index, chosen: new Set(guids), area: undefined });
              }}
            >
              {index + 1}
            </button>
            <input
              className={styles.name}
              aria-label={texts.sectionName(own || String(index + 1))}
              value={own}
              maxLength={100}
              onChange={({ target }) =>
                editor.edit((plan) => changeSection(plan, index, { name: target.value }), {
                  gesture: `section ${index}`,
                })
              }
            />
            <span className={styles.count}>{rows.reduce((sum, { seats }) => sum + seats.length, 0)}</span>
            {rows.length + areas.length === 0 && zones.length > 1 && (
              <button
                type="button"
                className={styles.small}
                aria-label={texts.removeSection(own || String(index + 1))}
                onClick={() => editor.edit((plan) => removeSection(plan, index))}
              >
                ×
              </button>
            )}
            {section === index && (
              <details className={styles.languages}>
                <summary>{texts.otherLanguages}</summary>
                {(['ru', 'en', 'de', 'fr', 'es'] as const).map((language) => (
                  <TextField
                    key={language}
                    label={language}
                    name={`section-${index}-${language}`}
                    value={names[language] ?? ''}
                    maxLength={100}
                    onChange={(text) =>
                      editor.edit(
                        (plan) => changeSection(plan, index, { names: withName(names, language, text) }),
                        {
                          gesture: `section ${index} ${language}`,
                        },
                      )
                    }
                  />
                ))}
              </details>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <TextField
          label={texts.newSection}
          name="new-section"
          value={name}
          onChange={setName}
          maxLength={100}
        />
        <Button onPress={add}>{texts.add}</Button>
      </div>
    </>
  );
}

function withName(
  names: Readonly<Record<string, string>>,
  language: string,
  text: string,
): Record<string, string> {
  const { [language]: _old, ...others } = names;
  return text.trim() === '' ? others : { ...others, [language]: text };
}
