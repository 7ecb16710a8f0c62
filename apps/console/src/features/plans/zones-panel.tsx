import { addZone, changeZone, removeZone } from '@parterre/domain/plan-editing/zones';
import { useState } from 'react';
import { useTexts } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { zoneColour } from './area-content.ts';
import styles from './editor.module.css';
import { type Editor, useEditor, useSettledDocument } from './editor-store.ts';

/** What is priced together. The one that is pressed is painted with. */
export function ZonesPanel({ editor }: { readonly editor: Editor }) {
  const { plans: texts } = useTexts();
  const { categories } = useSettledDocument(editor);
  const zone = useEditor(editor, (state) => state.zone);
  const counts = useEditor(editor, ({ judged }) => judged.verdict?.zones);
  const [name, setName] = useState('');
  const add = () => {
    const wanted = name.trim();
    if (wanted === '') return;
    editor.edit((plan) => addZone(plan, { name: wanted, color: zoneColour(plan.categories.length) }));
    editor.set({ zone: wanted });
    setName('');
  };
  return (
    <>
      <ul className={styles.zones}>
        {categories.map((category, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: zones stay in their order, and their names are typed here
          <li key={index}>
            <button
              type="button"
              className={styles.zone}
              aria-pressed={zone === category.name}
              aria-label={`${index + 1}. ${texts.paintWith(category.name)}`}
              onClick={() => editor.set({ zone: category.name, tool: 'paint' })}
            >
              {index < 9 ? index + 1 : ''}
            </button>
            <input
              type="color"
              className={styles.colour}
              aria-label={texts.colourFor(category.name)}
              value={hexColour(category.color)}
              onChange={({ target }) =>
                editor.edit((plan) => changeZone(plan, index, { color: target.value }), {
                  gesture: `colour ${index}`,
                })
              }
            />
            <ZoneName editor={editor} index={index} name={category.name} />
            <span className={styles.count}>{counts?.[index] ?? ''}</span>
            {categories.length > 1 && (
              <button
                type="button"
                className={styles.small}
                aria-label={texts.removeZone(category.name)}
                onClick={() => editor.edit((plan) => removeZone(plan, index, index === 0 ? 1 : 0))}
              >
                ×
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <TextField label={texts.newZone} name="new-zone" value={name} onChange={setName} maxLength={60} />
        <Button onPress={add}>{texts.add}</Button>
      </div>
    </>
  );
}

/** Renamed once it is typed: each letter would be another zone. */
function ZoneName({
  editor,
  index,
  name,
}: {
  readonly editor: Editor;
  readonly index: number;
  readonly name: string;
}) {
  const { plans: texts } = useTexts();
  const [typed, setTyped] = useState<string>();
  const rename = () => {
    if (typed?.trim()) editor.edit((plan) => changeZone(plan, index, { name: typed.trim() }));
    setTyped(undefined);
  };
  return (
    <input
      className={styles.name}
      aria-label={texts.zoneName(name)}
      value={typed ?? name}
      maxLength={60}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={rename}
      onKeyDown={({ key }) => key === 'Enter' && rename()}
    />
  );
}

/** What a colour field takes; other ways to write a colour are kept, and shown as grey. */
const hexColour = (colour: string | undefined) => (/^#[0-9a-f]{6}$/i.test(colour ?? '') ? colour : '#888888');
